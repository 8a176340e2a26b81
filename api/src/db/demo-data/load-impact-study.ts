import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { maximumMark } from 'schema/rules/scoring';
import { DEMO_ISSUER } from '../../auth/demo-issuer.js';
import { Question } from '../../modules/questions/question.entity.js';
import { Session } from '../../modules/sessions/session.entity.js';
import { RecordingConsent } from '../../modules/users/recording-consent.entity.js';
import { User } from '../../modules/users/user.entity.js';
import type { Infrastructure } from '../../services.js';
import { type StudyParticipant, studyParticipants } from './study-participants.js';

/** Two instances that start together must not both load. */
const STUDY_LOCK = 4_119_008;
const CONSENT_OF_NOBODY = 'demo';

/**
 * Puts the made-up impact study of July to September 2025 into a database that nobody but the demo accounts uses, once.
 * Its marks are invented, not given: nobody can sign in as a participant, their issuer says so in every query, and
 * their sessions claim no recording and no transcript.
 * @param subjects of the demo accounts at the local identity provider
 */
export async function loadImpactStudy(
  { orm }: Pick<Infrastructure, 'orm'>,
  subjects: readonly string[],
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [STUDY_LOCK]);
    const others = { subject: { $nin: [...subjects] }, issuer: { $ne: DEMO_ISSUER } };
    const participants = { issuer: DEMO_ISSUER, subject: { $like: 'demo:participant-%' } };
    if ((await em.count(User, { $or: [others, participants] })) > 0) return;
    const people = studyParticipants().map((participant) => ({ participant, user: randomUUID() }));
    await em.insertMany(User, people.map(userOf));
    await em.insertMany(RecordingConsent, people.map(consentOf));
    await em.insertMany(Session, await sessionsOf(em, people));
  });
}

interface Person {
  readonly participant: StudyParticipant;
  /** Id of the row. */
  readonly user: string;
}

function userOf({ user: id, participant }: Person) {
  const { number, country, state, institutionType, joined } = participant;
  const name = String(number).padStart(2, '0');
  return {
    id,
    issuer: DEMO_ISSUER,
    subject: `demo:participant-${name}`,
    email: `participant${name}@demo.lisan.test`,
    emailVerified: false,
    firstName: 'Participant',
    lastName: name,
    role: 'student' as const,
    ...{ country, state, institution: 'A school of the demo', institutionType },
    isNewUser: false,
    createdAt: joined,
  };
}

const consentOf = ({ user, participant: { consent } }: Person) => ({
  user,
  version: CONSENT_OF_NOBODY,
  isMinor: false,
  guardianConfirmed: false,
  givenAt: consent.given,
  withdrawnAt: consent.withdrawn,
});

async function sessionsOf(em: EntityManager, people: readonly Person[]) {
  const questions = await em.find(Question, { slug: { $ne: null } }, { orderBy: { id: 'asc' } });
  return people.flatMap(({ user, participant }) =>
    participant.sessions.map(({ at, partType, bands, seconds }, index) => {
      const ofPart = questions.filter((question) => question.partType === partType);
      const question = ofPart[(participant.number + index) % ofPart.length];
      if (!question) throw new Error(`The question bank has nothing for ${partType}.`);
      const [grammarScore = null, vocabularyScore = null, communicativeScore = null] = bands ?? [];
      const mark = bands?.reduce((sum, band) => sum + band, 0) ?? null;
      if (mark !== null && mark > maximumMark(partType)) throw new Error('a mark above its maximum');
      return {
        user,
        question: question.id,
        questionText: question.text,
        partType,
        sessionType: partType === 'part3' ? 'conversation' : null,
        state: bands ? ('assessed' as const) : ('notMarked' as const),
        duration: seconds,
        ...{ grammarScore, vocabularyScore, communicativeScore, overallScore: mark },
        createdAt: at,
        assessedAt: bands ? at : null,
      };
    }),
  );
}
