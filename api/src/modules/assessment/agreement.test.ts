import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agreementOf, type MarkedTwice, quadraticWeightedKappa } from './agreement.js';

const pairsOf = (...bands: readonly (readonly [human: number, machine: number])[]): MarkedTwice[] =>
  bands.map(([human, machine]) => ({ human, machine }));

/** Cohen's definition, with its tables: what the short form must equal. */
function kappaByTables(pairs: readonly MarkedTwice[]): number {
  let observed = 0;
  let expected = 0;
  for (const { human, machine } of pairs) {
    observed += (human - machine) ** 2 / pairs.length;
    for (const other of pairs) expected += (human - other.machine) ** 2 / pairs.length ** 2;
  }
  return 1 - observed / expected;
}

describe('agreementOf', () => {
  test.each<[string, MarkedTwice[], ReturnType<typeof agreementOf>]>([
    ['nothing marked twice', [], null],
    ['full agreement', pairsOf([1, 1], [4, 4]), { n: 2, exact: 1, withinOne: 1, bias: 0, kappa: 1 }],
    ['a generous machine', pairsOf([2, 3], [4, 5]), { n: 2, exact: 0, withinOne: 1, bias: 1, kappa: 2 / 3 }],
    ['the order turned round', pairsOf([0, 6], [6, 0]), { n: 2, exact: 0, withinOne: 0, bias: 0, kappa: -1 }],
    [
      'always the middle',
      pairsOf([2, 3], [3, 3], [4, 3]),
      { n: 3, exact: 1 / 3, withinOne: 1, bias: 0, kappa: 0 },
    ],
    [
      'half a band apart',
      pairsOf([2.5, 3], [4, 4]),
      { n: 2, exact: 0.5, withinOne: 1, bias: 0.25, kappa: 6 / 7 },
    ],
    ['one band throughout', pairsOf([3, 3], [3, 3]), { n: 2, exact: 1, withinOne: 1, bias: 0, kappa: null }],
  ])('%s', (_name, pairs, expected) => {
    const agreement = agreementOf(pairs);
    if (!agreement || !expected) return expect(agreement).toBe(expected);
    const { kappa, ...rest } = agreement;
    expect(rest.n).toBe(expected.n);
    expect(rest.exact).toBeCloseTo(expected.exact, 12);
    expect(rest.withinOne).toBeCloseTo(expected.withinOne, 12);
    expect(rest.bias).toBeCloseTo(expected.bias, 12);
    if (kappa === null || expected.kappa === null) return expect(kappa).toBe(expected.kappa);
    expect(kappa).toBeCloseTo(expected.kappa, 12);
  });
});

describe('quadraticWeightedKappa', () => {
  const band = fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2);
  const marks = fc.array(fc.record({ human: band, machine: band }), { minLength: 1, maxLength: 40 });

  test('equals its definition by tables, whoever is named first', () => {
    fc.assert(
      fc.property(marks, (pairs) => {
        const kappa = quadraticWeightedKappa(pairs);
        if (kappa === null) return;
        expect(kappa).toBeCloseTo(kappaByTables(pairs), 9);
        const turned = pairs.map(({ human, machine }) => ({ human: machine, machine: human }));
        expect(quadraticWeightedKappa(turned)).toBeCloseTo(kappa, 9);
        expect(Math.abs(kappa)).toBeLessThanOrEqual(1 + 1e-9);
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
