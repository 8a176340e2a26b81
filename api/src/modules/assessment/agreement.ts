/** The same answer, marked twice. */
export interface MarkedTwice {
  /** A teacher's band, 0–6 in halves. */
  readonly human: number;
  /** An assessor's band, 0–6. */
  readonly machine: number;
}

/** How far two markers agree on one criterion. Shares are 0–1, bands 0–6. */
export interface Agreement {
  /** How many answers both have marked. */
  readonly n: number;
  /** Share of answers with the same band. */
  readonly exact: number;
  /** Share of answers at most one band apart. Always guessing the middle scores high here: never a headline. */
  readonly withinOne: number;
  /** Mean of machine − human, in bands: above 0 the machine is generous. */
  readonly bias: number;
  /**
   * Quadratic weighted kappa: 1 is full agreement, 0 what chance would give with the same two distributions of bands,
   * below 0 worse than that. Null where it says nothing: both markers gave one and the same band throughout.
   */
  readonly kappa: number | null;
}

/** Null where no answer was marked twice. */
export function agreementOf(pairs: readonly MarkedTwice[]): Agreement | null {
  const n = pairs.length;
  if (n === 0) return null;
  const apart = pairs.map(({ human, machine }) => machine - human);
  return {
    n,
    exact: mean(apart.map((distance) => Number(distance === 0))),
    withinOne: mean(apart.map((distance) => Number(Math.abs(distance) <= 1))),
    bias: mean(apart),
    kappa: quadraticWeightedKappa(pairs),
  };
}

/**
 * Quadratic weighted kappa (Cohen 1968): one minus the observed mean squared distance over the one that is expected
 * when either marker's bands are dealt out at random. That expectation is the two variances plus the squared
 * difference of the means, so no table of categories is needed and half bands count as they are.
 */
export function quadraticWeightedKappa(pairs: readonly MarkedTwice[]): number | null {
  if (pairs.length === 0) return null;
  const humans = pairs.map(({ human }) => human);
  const machines = pairs.map(({ machine }) => machine);
  const observed = mean(pairs.map(({ human, machine }) => (human - machine) ** 2));
  const expected = variance(humans) + variance(machines) + (mean(humans) - mean(machines)) ** 2;
  return expected === 0 ? null : 1 - observed / expected;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the whole population: over n, not n − 1. */
function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
