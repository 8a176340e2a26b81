import { BAND_MAX } from 'schema/rules/scoring';
import type { MarkedTwice } from '../assessment/agreement.js';
import { isotonic } from './isotonic.js';

const BANDS = Array.from({ length: BAND_MAX + 1 }, (_, band) => band);

/**
 * What teachers give for each of the bands 0–6 that a machine gives: isotonic over the bands that were seen. Between
 * two of them it is their straight line, beyond them the nearest one's distance goes on: a band that nobody has marked
 * moves as its neighbour does.
 * @param pairs at least one; machine bands whole
 */
export function fitPoints(pairs: readonly MarkedTwice[]): number[] {
  const groups = Map.groupBy(pairs, ({ machine }) => machine);
  const seen = BANDS.filter((band) => groups.has(band));
  const given = seen.map((band) => (groups.get(band) ?? []).map(({ human }) => human));
  const fitted = isotonic(
    given.map(mean),
    given.map(({ length }) => length),
  );
  const knots = seen.map((band, index): Knot => ({ band, value: fitted[index] ?? band }));
  return BANDS.map((band) => Math.max(0, Math.min(BAND_MAX, valueAt(knots, band))));
}

interface Knot {
  readonly band: number;
  readonly value: number;
}

function valueAt(knots: readonly Knot[], band: number): number {
  const below = knots.findLast((knot) => knot.band <= band);
  const above = knots.find((knot) => knot.band >= band);
  if (below && above) {
    const share = below.band === above.band ? 0 : (band - below.band) / (above.band - below.band);
    return below.value + share * (above.value - below.value);
  }
  const nearest = below ?? above;
  return nearest ? band + nearest.value - nearest.band : band;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
