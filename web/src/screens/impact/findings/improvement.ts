import { SMALL_GROUP } from 'schema/rules/impact';
import type { ImpactQuery } from '../../../generated/impact';
import { COHORT_WORDS } from '../cohorts';
import { intervalOf } from './interval';
import { byMarks, counted, inPeriod, listed, marks, sample, share, signed, whole } from './words';

type Impact = ImpactQuery['impact'];
type Compared = Pick<Impact, 'cohort' | 'period' | 'comparedStudents' | 'improvementStandardError'> & {
  readonly overview: Pick<Impact['overview'], 'averageImprovement'>;
};
export type Step = Impact['improvementDistribution'][number];

/** How the mean mark changed: the first sentence of the report. */
export function headline(impact: Compared): string {
  const { cohort, period, comparedStudents, overview } = impact;
  if (comparedStudents === 0) return `No change to tell yet: nobody has two marks ${inPeriod(period)}`;
  if (comparedStudents < SMALL_GROUP) {
    const who = comparedStudents === 1 ? 'student has' : 'students have';
    return `Too few to draw a conclusion: ${whole(comparedStudents)} ${who} two marks ${inPeriod(period)}`;
  }
  const { many } = COHORT_WORDS[cohort];
  const { averageImprovement: mean } = overview;
  const interval = intervalOf(impact);
  if (interval && interval.low <= 0 && interval.high >= 0) return `No clear change in the marks of ${many}`;
  return `Marks of ${many} ${mean > 0 ? 'rose' : 'fell'} by ${marks(Math.abs(mean))} of 12 on average`;
}

/** Of how many the headline speaks, how it was found, and how sure it is. */
export function headlineNote(impact: Compared): string {
  const how = `${sample(impact.comparedStudents, 'student')} marked at least twice, the latest mark less the first.`;
  const interval = intervalOf(impact);
  if (!interval) return how;
  const mean = signed(impact.overview.averageImprovement);
  return `${how} Mean change ${mean}, 95% interval ${signed(interval.low)} to ${signed(interval.high)}.`;
}

interface Changes {
  readonly compared: number;
  readonly improved: number;
  readonly same: number;
  readonly lower: number;
}

export function changesOf(steps: readonly Step[]): Changes {
  const among = (isMeant: (marks: number) => boolean) =>
    steps.reduce((sum, { marks, students }) => sum + (isMeant(marks) ? students : 0), 0);
  return {
    compared: among(() => true),
    improved: among((step) => step > 0),
    same: among((step) => step === 0),
    lower: among((step) => step < 0),
  };
}

/** How many improved, and what became of the others. */
export function improvementFinding(steps: readonly Step[]): string {
  const { compared, improved, same, lower } = changesOf(steps);
  if (compared === 0) return 'Nobody has two marks to compare yet';
  if (compared < SMALL_GROUP)
    return `The ${compared === 1 ? 'mark' : 'marks'} of ${counted(compared, 'student')}, too few for a conclusion`;
  if (improved === compared) return `All ${whole(compared)} students improved`;
  const others = listed([
    ...(same > 0 ? [`${whole(same)} stayed the same`] : []),
    ...(lower > 0 ? [`${whole(lower)} fell back`] : []),
  ]);
  const who = improved === 0 ? 'None' : whole(improved);
  return `${who} of ${whole(compared)} students improved; ${others}`;
}

/** Every step from the lowest to the highest, also those where nobody is: an axis has no holes. */
export function everyStep(steps: readonly Step[]): Step[] {
  const at = new Map(steps.map(({ marks: step, students }) => [step, students]));
  const lowest = Math.min(0, ...at.keys());
  const highest = Math.max(0, ...at.keys());
  return Array.from({ length: highest - lowest + 1 }, (_, index) => ({
    marks: lowest + index,
    students: at.get(lowest + index) ?? 0,
  }));
}

function stepWords(step: number): string {
  if (step === 0) return 'No change';
  const size = Math.abs(step);
  const words = size === 1 ? 'Up to 1 mark' : `More than ${size - 1}, up to ${byMarks(size)}`;
  return `${words} ${step > 0 ? 'better' : 'lower'}`;
}

export function improvementTable(steps: readonly Step[]) {
  const { compared } = changesOf(steps);
  return {
    columns: ['Change from first to latest mark', 'Students', 'Share'],
    rows: everyStep(steps)
      .toReversed()
      .map(({ marks: step, students }) => [stepWords(step), whole(students), share(students, compared)]),
  };
}
