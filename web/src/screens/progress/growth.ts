/** How the bands of one criterion changed, as far as so few answers can tell. */
export interface Growth {
  readonly answers: number;
  /** How many of the first and of the last answers are compared. */
  readonly compared: number;
  /** Their mean bands. */
  readonly from: number;
  readonly to: number;
  /** Standard deviation of a single answer, in bands. */
  readonly spread: number;
  /** The change is `to - from`, give or take this. */
  readonly margin: number;
  /** The change is larger than what chance makes. */
  readonly isClear: boolean;
}

/** With fewer marked answers nothing is said about growth. */
export const ANSWERS_FOR_GROWTH = 6;
/** As in the Improvement of the statistics: the first few against the last few. */
const COMPARED_MAX = 5;
/** A band is a whole number: this much of its spread is rounding alone (1/√12). */
const ROUNDING_SPREAD = 0.29;
/**
 * With 2.5 standard errors a student who does not change is told of a change once in twenty times or less, from six
 * answers on, however much the answers vary (simulated with bands from 2 to 4 and spreads from 0.3 to 1). The usual 2
 * would do for a known spread; with few answers it is a guess itself.
 */
const STANDARD_ERRORS = 2.5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The spread comes from the differences of neighbours (von Neumann, 1941), which steady growth hardly touches.
 * @param bands 0–6, oldest first
 * @returns null: too early to tell
 */
export function growthOf(bands: readonly number[]): Growth | null {
  const answers = bands.length;
  if (answers < ANSWERS_FOR_GROWTH) return null;
  const compared = Math.min(COMPARED_MAX, Math.floor(answers / 2));
  const from = mean(bands.slice(0, compared));
  const to = mean(bands.slice(-compared));
  const steps = bands.slice(1).map((band, index) => band - (bands[index] ?? band));
  const spread = Math.max(ROUNDING_SPREAD, Math.sqrt(mean(steps.map((step) => step ** 2)) / 2));
  const margin = STANDARD_ERRORS * spread * Math.sqrt(2 / compared);
  return { answers, compared, from, to, spread, margin, isClear: Math.abs(to - from) >= margin };
}
