import type { SessionFeedback } from '../content/assessment';
import { CRITERION_TITLES } from '../content/marks';

/** One figure of two answers, side by side. */
export interface ComparedFigure {
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** Null where neither is better, or one of them is not known. */
  readonly change: 'better' | 'worse' | 'same' | null;
}

/** Errors of one kind. */
export interface ComparedKind {
  readonly kind: string;
  readonly before: number;
  readonly now: number;
}

export interface Comparison {
  /** What improved and what remains, in a sentence. */
  readonly finding: string;
  /** Why the marks must not be set against each other; null where they may. */
  readonly caution: string | null;
  readonly marks: readonly ComparedFigure[];
  /** Kinds of error that the later answer has no more. */
  readonly gone: readonly ComparedKind[];
  /** That are still there. */
  readonly remaining: readonly ComparedKind[];
  /** That only the later answer has. */
  readonly fresh: readonly ComparedKind[];
  readonly speech: readonly ComparedFigure[];
}

/** Two answers of one speaker to one question: what improved, and what remains. */
export function compareAnswers(before: SessionFeedback, now: SessionFeedback): Comparison {
  const kinds = comparedKinds(before, now);
  const gone = kinds.filter((kind) => kind.now === 0);
  const remaining = kinds.filter((kind) => kind.before > 0 && kind.now > 0);
  const marks = comparedMarks(before, now);
  return {
    finding: findingOf(before, now, { gone, remaining }),
    caution: sameAssessor(before, now) ? null : OTHER_ASSESSOR,
    marks,
    gone,
    remaining,
    fresh: kinds.filter((kind) => kind.before === 0),
    speech: comparedSpeech(before.measurements, now.measurements),
  };
}

const OTHER_ASSESSOR =
  'Different assessors or versions marked these two answers: their marks cannot be set against each other.';

const sameAssessor = (a: SessionFeedback, b: SessionFeedback): boolean =>
  a.assessorName === b.assessorName &&
  a.assessorVersion === b.assessorVersion &&
  a.assessorModel === b.assessorModel &&
  a.promptVersion === b.promptVersion &&
  a.rubricVersion === b.rubricVersion &&
  calibrationsOf(a) === calibrationsOf(b);

const calibrationsOf = ({ calibrations }: SessionFeedback): string =>
  calibrations.map(({ criterion, id }) => `${criterion} ${id}`).join();

function comparedMarks(before: SessionFeedback, now: SessionFeedback): ComparedFigure[] {
  const bandOf = ({ marks }: SessionFeedback, criterion: string) =>
    marks.find((mark) => mark.criterion === criterion)?.band ?? null;
  const criteria = (now.marks.length > 0 ? now : before).marks.map(({ criterion }) => criterion);
  const bands = criteria.map((criterion) =>
    figure(CRITERION_TITLES[criterion], [bandOf(before, criterion), bandOf(now, criterion)], {
      better: 'more',
    }),
  );
  const label = `Total of ${now.totalMaximum}`;
  return [...bands, figure(label, [before.totalScore, now.totalScore], { better: 'more' })];
}

function comparedKinds(before: SessionFeedback, now: SessionFeedback): ComparedKind[] {
  const count = ({ findings }: SessionFeedback, kind: string) =>
    findings.filter((finding) => finding.kind === kind).length;
  const kinds = new Set([...before.findings, ...now.findings].map(({ kind }) => kind));
  return [...kinds]
    .map((kind) => ({ kind, before: count(before, kind), now: count(now, kind) }))
    .sort((a, b) => b.before + b.now - a.before - a.now || a.kind.localeCompare(b.kind));
}

type Measurements = NonNullable<SessionFeedback['measurements']>;

/** Beyond what one and the same answer differs by when it is said twice. */
const SPEECH: readonly {
  readonly label: string;
  readonly unit: string;
  readonly of: (measured: Measurements) => number | null;
  readonly better: 'more' | 'less' | null;
  readonly slack: number;
  readonly decimals?: number;
}[] = [
  { label: 'Time speaking', unit: 's', of: (m) => m.speechSeconds, better: 'more', slack: 3 },
  { label: 'Pace', unit: 'words a minute', of: (m) => m.wordsPerMinute, better: null, slack: 5 },
  { label: 'Pauses', unit: 'a minute', of: (m) => m.pausesPerMinute, better: 'less', slack: 2 },
  {
    label: 'Longest pause',
    unit: 's',
    of: (m) => m.longestPauseSeconds,
    better: 'less',
    slack: 0.3,
    decimals: 1,
  },
  { label: 'Fillers', unit: 'a minute', of: (m) => m.fillersPerMinute, better: 'less', slack: 1 },
];

/** Empty where one of the answers was typed. */
function comparedSpeech(before: Measurements | null, now: Measurements | null): ComparedFigure[] {
  if (!before || !now) return [];
  return SPEECH.map(({ label, of, ...how }) => figure(label, [of(before), of(now)], how));
}

interface How {
  readonly better: 'more' | 'less' | null;
  readonly unit?: string;
  /** A smaller difference is none. */
  readonly slack?: number;
  readonly decimals?: number;
}

function figure(
  label: string,
  [before, now]: readonly [number | null, number | null],
  { better, unit, slack = 0, decimals = 0 }: How,
): ComparedFigure {
  const words = (value: number | null) => {
    if (value === null) return unit ? 'not measured' : 'not marked';
    const rounded = Number(value.toFixed(decimals));
    return unit ? `${rounded} ${unit}` : String(value);
  };
  return { label, before: words(before), now: words(now), change: changeOf(before, now, better, slack) };
}

function changeOf(
  before: number | null,
  now: number | null,
  better: How['better'],
  slack: number,
): ComparedFigure['change'] {
  if (before === null || now === null || better === null) return null;
  if (Math.abs(now - before) <= slack) return 'same';
  return now > before === (better === 'more') ? 'better' : 'worse';
}

/** One sentence on the marks, one on the errors. */
function findingOf(
  before: SessionFeedback,
  now: SessionFeedback,
  { gone, remaining }: Pick<Comparison, 'gone' | 'remaining'>,
): string {
  return [markSentence(before, now), errorSentence(gone, remaining, now)].join(' ');
}

function markSentence(before: SessionFeedback, now: SessionFeedback): string {
  if (!sameAssessor(before, now)) return 'These answers were marked in different ways.';
  if (before.totalScore === null || now.totalScore === null)
    return now.totalScore === null ? 'The later answer has no marks.' : 'The earlier answer has no marks.';
  const change = now.totalScore - before.totalScore;
  if (change === 0) return `The marks are the same: ${now.totalScore} of ${now.totalMaximum}.`;
  const marks = Math.abs(change) === 1 ? 'mark' : 'marks';
  return change > 0
    ? `${change} more ${marks} than before.`
    : `${-change} ${marks} fewer than before: one answer is never quite like another.`;
}

function errorSentence(
  gone: readonly ComparedKind[],
  remaining: readonly ComparedKind[],
  now: SessionFeedback,
): string {
  const names = (kinds: readonly ComparedKind[]) => listed(kinds.map(({ kind }) => kind));
  if (gone.length > 0 && remaining.length > 0)
    return `No more errors of ${names(gone)}; still some of ${names(remaining)}.`;
  if (gone.length > 0) return `No more errors of ${names(gone)}.`;
  if (remaining.length > 0) return `Errors of ${names(remaining)} remain.`;
  return now.findings.length === 0
    ? 'No errors were found in the later answer.'
    : 'The errors are of other kinds now.';
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
