import type { EntityManager } from '@mikro-orm/postgresql';
import { isSettled, SETTLED_STATES, type SpendingPurpose } from 'schema/rules/choices';
import type { Charge } from '../../adapters/ai/ai.js';
import type { News } from '../../news/news.js';
import { Session } from './session.entity.js';

/** One attempt at one session: what a job is about. */
export interface Attempt {
  readonly sessionId: number;
  readonly attempt: number;
}

/** What a run may change of its session. */
export type SessionChange = Partial<
  Pick<
    Session,
    | 'state'
    | 'stateReason'
    | 'assessedAt'
    | 'transcription'
    | 'transcriptSource'
    | 'transcriptConfidence'
    | 'transcriptTimes'
    | 'hasCorrectedMarks'
    | 'grammarScore'
    | 'vocabularyScore'
    | 'communicativeScore'
    | 'overallScore'
  >
>;

/** Another run has settled the session, it was asked for again, or it is gone: this run has nothing left to do. */
class Overtaken extends Error {}

export function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}

/** Each attempt is paid once, however often its job runs. */
export const chargeOf = (purpose: SpendingPurpose, { id, attempt, user }: Session): Charge => ({
  purpose,
  userId: user.id,
  reference: `session:${id}:${attempt}`,
});

/** @throws Overtaken */
export async function openAttempt(em: EntityManager, { sessionId, attempt }: Attempt): Promise<Session> {
  const session = await em.findOne(Session, { id: sessionId }, { disableIdentityMap: true });
  if (!session || session.attempt !== attempt || isSettled(session.state)) throw new Overtaken();
  return session;
}

/** A run whose session is gone fails in many ways, at its recording first: nobody needs to hear of any. */
export async function isOvertaken(em: EntityManager, attempt: Attempt, error: unknown): Promise<boolean> {
  if (error instanceof Overtaken) return true;
  try {
    await openAttempt(em, attempt);
    return false;
  } catch (now) {
    if (now instanceof Overtaken) return true;
    throw error;
  }
}

/**
 * Changes the session and tells the news, only while this attempt is the one that counts: a row lock orders two runs
 * of the same job.
 * @param em in a transaction
 * @throws Overtaken
 */
export async function changeAttempt(
  em: EntityManager,
  news: News,
  { sessionId, attempt }: Attempt,
  change: SessionChange,
): Promise<void> {
  const changed = await em.nativeUpdate(
    Session,
    { id: sessionId, attempt, state: { $nin: [...SETTLED_STATES] } },
    change,
  );
  if (changed === 0) throw new Overtaken();
  await news.publish(em, 'session', String(sessionId));
}
