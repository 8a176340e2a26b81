import { Question } from '../../modules/questions/question.entity.js';
import { Session } from '../../modules/sessions/session.entity.js';
import { GIVEN_UP } from '../../modules/sessions/waiting-reasons.js';
import type { User } from '../../modules/users/user.entity.js';
import { ANSWERS_OF_THE_FIRST_WEEKS } from './answers-first-weeks.js';
import { ANSWERS_OF_THE_LAST_WEEKS } from './answers-last-weeks.js';
import { type DemoAnswer, UNMARKED_ANSWER } from './demo-answer.js';
import type { DemoStage } from './demo-stage.js';

/** The student's weeks, and one answer that the marking gave up on. */
export async function loadOwnAnswers(stage: DemoStage, student: User): Promise<void> {
  await loadAnswers(stage, student, null, [...ANSWERS_OF_THE_FIRST_WEEKS, ...ANSWERS_OF_THE_LAST_WEEKS]);
  const failed = await createSession(stage, student, null, UNMARKED_ANSWER);
  failed.state = 'failed';
  failed.stateReason = GIVEN_UP;
  await stage.em.flush();
}

/**
 * Puts answers in as they are submitted; the worker marks them.
 * @param studentProfile for whom a teacher recorded them; null: they are the user's own
 */
export async function loadAnswers(
  stage: DemoStage,
  user: User,
  studentProfile: string | null,
  answers: readonly DemoAnswer[],
): Promise<void> {
  for (const answer of answers) {
    const session = await createSession(stage, user, studentProfile, answer);
    await stage.em.flush();
    await stage.jobs.enqueue(stage.em, 'assess-session', { sessionId: session.id, attempt: session.attempt });
  }
}

async function createSession(
  stage: DemoStage,
  user: User,
  studentProfile: string | null,
  { slug, submitted, seconds, transcript }: DemoAnswer,
): Promise<Session> {
  const question = await stage.em.findOne(Question, { slug });
  if (!question) throw new Error(`The question bank lacks the card ${slug} that a demo session answers.`);
  return stage.em.create(Session, {
    user,
    studentProfile,
    question,
    questionText: question.text,
    questionPoints: question.shouldSayPoints,
    partType: question.partType,
    duration: seconds,
    transcription: transcript,
    transcriptSource: 'browser',
    createdAt: stage.at(submitted),
  });
}
