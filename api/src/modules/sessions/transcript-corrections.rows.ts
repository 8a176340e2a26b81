import type { EntityManager } from '@mikro-orm/postgresql';
import type { CorrectedTurn } from './transcript-correction.entity.js';

export interface CorrectionRow {
  /** The first attempt that marks these words. */
  readonly attempt: number;
  readonly text: string;
  readonly turns: readonly CorrectedTurn[] | null;
}

/** All corrections of a session, the newest first. */
export const correctionsOf = (em: EntityManager, sessionId: number): Promise<CorrectionRow[]> =>
  em.execute<CorrectionRow[]>(
    'select attempt, text, turns from transcript_corrections where session_id = ? order by attempt desc',
    [sessionId],
  );

/** The words that an attempt marks, where somebody has put them right. */
export async function correctionFor(
  em: EntityManager,
  sessionId: number,
  attempt: number,
): Promise<CorrectionRow | null> {
  const [newest] = await em.execute<CorrectionRow[]>(
    `select attempt, text, turns from transcript_corrections where session_id = ? and attempt <= ?
     order by attempt desc limit 1`,
    [sessionId, attempt],
  );
  return newest ?? null;
}
