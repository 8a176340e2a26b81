import type { Attempt } from './assessment';

export interface AttemptVersion {
  /** Of the attempt, as a text. */
  readonly key: string;
  /** Whose words were marked. */
  readonly name: string;
  /** "7 of 12", or that there is no mark. */
  readonly mark: string;
}

/** The markings of a session as one chooses between them, the oldest first. */
export function attemptVersions(attempts: readonly Attempt[]): AttemptVersion[] {
  const corrected = attempts.filter(isCorrected);
  return attempts.map((attempt) => ({
    key: String(attempt.attempt),
    name: nameOf(attempt, corrected.length > 1 ? corrected.indexOf(attempt) + 1 : null),
    mark: markOf(attempt),
  }));
}

export const isCorrected = ({ transcriptSource }: Attempt): boolean => transcriptSource === 'corrected';

function nameOf(attempt: Attempt, number: number | null): string {
  if (isCorrected(attempt)) return number === null ? 'As you corrected it' : `Correction ${number}`;
  return attempt.transcriptSource === 'typed' ? 'As you typed it' : 'As it was heard';
}

const markOf = ({ feedback: { totalScore, totalMaximum } }: Attempt): string =>
  totalScore === null ? 'not marked' : `${totalScore} of ${totalMaximum}`;
