import { DIFFICULTIES, type Difficulty } from 'schema/rules/choices';

/** Which question a link to a practice screen means. */
export interface PracticeTarget {
  readonly questionId: string;
  readonly difficulty: Difficulty;
}

/** A link carries its target in the history entry (`state`), so that the address stays that of the screen. */
export function readPracticeTarget(state: unknown): PracticeTarget | null {
  if (typeof state !== 'object' || state === null || !('questionId' in state) || !('difficulty' in state)) {
    return null;
  }
  const { questionId } = state;
  const difficulty = DIFFICULTIES.find((one) => one === state.difficulty);
  return typeof questionId === 'string' && difficulty ? { questionId, difficulty } : null;
}
