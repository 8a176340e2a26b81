import type { ImpactQuery } from '../../../generated/impact';
import { byMarks, marks, signed, whole } from './words';

export type Improver = Pick<
  ImpactQuery['impact']['topImprovers'][number],
  'userId' | 'sessionsCompleted' | 'firstScore' | 'latestScore' | 'improvement'
>;

export interface RankedImprover extends Improver {
  /** Equal improvements share a rank: 1, 2, 2, 4. */
  readonly rank: number;
  /** The beginning of the pseudonym, for where there is little room; the table has all of it. */
  readonly shortName: string;
}

const SHORT = 7;

export const ranked = (improvers: readonly Improver[]): RankedImprover[] =>
  improvers.map((improver) => ({
    ...improver,
    rank: 1 + improvers.filter(({ improvement }) => improvement > improver.improvement).length,
    shortName: improver.userId.slice(0, SHORT),
  }));

/** How far the best came. */
export function progressFinding(improvers: readonly Improver[]): string {
  const [best] = improvers;
  if (!best) return 'Nobody’s mark rose yet';
  const first = improvers.filter(({ improvement }) => improvement === best.improvement).length;
  if (first > 1) return `${whole(first)} students rose the most, by ${byMarks(best.improvement)} of 12`;
  const path = `from ${marks(best.firstScore)} to ${marks(best.latestScore)} of 12`;
  return `The most improved student rose by ${byMarks(best.improvement)}, ${path}`;
}

export const progressTable = (improvers: readonly Improver[]) => ({
  columns: ['Student', 'Rank', 'Sessions', 'First mark', 'Latest mark', 'Improvement'],
  rows: ranked(improvers).map((improver) => [
    improver.userId,
    String(improver.rank),
    whole(improver.sessionsCompleted),
    marks(improver.firstScore),
    marks(improver.latestScore),
    signed(improver.improvement),
  ]),
});
