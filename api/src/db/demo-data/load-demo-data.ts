import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCAL_ISSUER } from '../../auth/local/local-client.js';
import { Question } from '../../modules/questions/question.entity.js';
import { Session } from '../../modules/sessions/session.entity.js';
import { Testimonial } from '../../modules/testimonials/testimonial.entity.js';
import { User } from '../../modules/users/user.entity.js';
import type { Infrastructure } from '../../services.js';
import { ANSWERS_OF_THE_FIRST_WEEKS } from './answers-first-weeks.js';
import { ANSWERS_OF_THE_LAST_WEEKS } from './answers-last-weeks.js';
import { DEMO_PEOPLE, DEMO_STUDENT } from './demo-people.js';
import { DEMO_TESTIMONIALS } from './demo-testimonials.js';
import { DEMO_TIME_ZONE, demoInstant } from './demo-time.js';

/** An account of the local identity provider. */
export interface DemoAccount {
  readonly email: string;
  /** `sub` that the provider gives at sign-in. */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Any constant: two instances that start together must not both load. */
const DEMO_DATA_LOCK = 4_119_007;

/**
 * Fills an empty database once, so that the product is worth looking at on its first start. Does nothing where there
 * is any user. Marks are never made up: the sessions are put in as a student submits them, and the worker marks them.
 * The question bank must be loaded and the queue started.
 * @param accounts the demo accounts, the student's among them; one without a known profile is an error
 */
export async function loadDemoData(
  { orm, jobs, clock }: Pick<Infrastructure, 'orm' | 'jobs' | 'clock'>,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const now = clock.now();
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [DEMO_DATA_LOCK]);
    if ((await em.count(User)) > 0) return;
    const users = accounts.map((account) => createUser(em, account, now));
    createTestimonials(em, now);
    const sessions = await createSessions(em, studentAmong(users), now);
    await em.flush();
    for (const { id, attempt } of sessions) {
      await jobs.enqueue(em, 'assess-session', { sessionId: id, attempt, builtInOnly: true });
    }
  });
}

function createUser(em: EntityManager, account: DemoAccount, now: Date): User {
  const person = DEMO_PEOPLE.get(account.email);
  if (!person) throw new Error(`There is no demo profile for ${account.email}.`);
  const { joined, ...profile } = person;
  const { email, subject, firstName, lastName } = account;
  return em.create(User, {
    email,
    subject,
    firstName,
    lastName,
    ...profile,
    issuer: LOCAL_ISSUER,
    emailVerified: true,
    country: 'Malaysia',
    isNewUser: false,
    timeZone: DEMO_TIME_ZONE,
    createdAt: demoInstant(now, joined),
  });
}

function studentAmong(users: readonly User[]): User {
  const student = users.find(({ email }) => email === DEMO_STUDENT);
  if (!student) throw new Error(`The demo accounts lack ${DEMO_STUDENT}.`);
  return student;
}

async function createSessions(em: EntityManager, user: User, now: Date): Promise<Session[]> {
  const answers = [...ANSWERS_OF_THE_FIRST_WEEKS, ...ANSWERS_OF_THE_LAST_WEEKS];
  const questions = await em.find(Question, { slug: { $in: answers.map(({ slug }) => slug) } });
  const questionOf = new Map(questions.map((question) => [question.slug, question]));
  return answers.map(({ slug, submitted, seconds, transcript }) => {
    const question = questionOf.get(slug);
    if (!question) throw new Error(`The question bank lacks the card ${slug} that a demo session answers.`);
    return em.create(Session, {
      user,
      question,
      questionText: question.text,
      questionPoints: question.shouldSayPoints,
      partType: question.partType,
      duration: seconds,
      transcription: transcript,
      transcriptSource: 'browser',
      createdAt: demoInstant(now, submitted),
    });
  });
}

function createTestimonials(em: EntityManager, now: Date): void {
  for (const { written, approved, ...testimonial } of DEMO_TESTIMONIALS) {
    em.create(Testimonial, {
      ...testimonial,
      approvedAt: approved && demoInstant(now, approved),
      createdAt: demoInstant(now, written),
    });
  }
}
