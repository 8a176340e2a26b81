import { ANSWERS_FOR_GROWTH, type Growth } from './growth';

export interface CriterionGrowth {
  /** "Grammar". */
  readonly name: string;
  /** Marked answers. */
  readonly answers: number;
  /** Null: too early to tell. */
  readonly growth: Growth | null;
}

const answersOf = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`;
const oneDecimal = (value: number): string => value.toFixed(1);
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** "single answers vary by about half a band". */
function varying(spread: number): string {
  const halves = Math.round(spread * 2);
  if (halves === 0) return 'single answers vary by less than half a band';
  if (halves === 1) return 'single answers vary by about half a band';
  if (halves === 2) return 'single answers vary by about one band';
  return `single answers vary by about ${halves % 2 ? `${Math.floor(halves / 2)}½` : halves / 2} bands`;
}

/**
 * The finding over all criteria in one sentence: the clearest change, or that there is none, or that it is too early.
 * @param criteria those with at least one marked answer, in the order in which they are shown; not empty
 */
export function findingOf(criteria: readonly CriterionGrowth[]): string {
  const known = criteria.flatMap(({ name, growth }) => (growth ? { name, growth } : []));
  const [first] = known;
  if (!first) {
    const answers = Math.max(...criteria.map((criterion) => criterion.answers));
    return `Too early to tell how you grow: ${answers} of the ${ANSWERS_FOR_GROWTH} marked answers that it takes`;
  }
  const certainty = ({ growth: { from, to, margin } }: typeof first) => Math.abs(to - from) / margin;
  const best = known.reduce((most, other) => (certainty(other) > certainty(most) ? other : most));
  const { name, growth } = best;
  if (!growth.isClear) {
    return `No clear change over ${answersOf(first.growth.answers)} yet; ${varying(first.growth.spread)}`;
  }
  return `${name} went from ${oneDecimal(growth.from)} to ${oneDecimal(growth.to)} over ${answersOf(growth.answers)}; ${varying(growth.spread)}`;
}

/** Title of one criterion's chart: what became of it. */
export function changeOf({ name, growth }: CriterionGrowth): string {
  if (!growth) return `${name}: too early to tell`;
  const { from, to, isClear } = growth;
  if (!isClear) return `${name}: no clear change`;
  return `${name}: ${to > from ? 'up' : 'down'} from ${oneDecimal(from)} to ${oneDecimal(to)}`;
}

/** What was compared, and how sure that is. */
export function certaintyOf({ answers, growth }: CriterionGrowth): string {
  if (!growth) return `${answers} of ${ANSWERS_FOR_GROWTH} answers`;
  const { from, to, margin, compared } = growth;
  return `First ${compared} and last ${compared} of ${answers} answers: ${signed(to - from)}, likely between ${signed(to - from - margin)} and ${signed(to - from + margin)}`;
}
