import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { StudentPair } from './cross-validate.js';
import { crossValidated } from './cross-validate.js';
import { fit, shortage } from './fit.js';
import { fitPoints } from './fit-points.js';
import { isotonic } from './isotonic.js';

const isRising = (values: readonly number[]): boolean =>
  values.every((value, index) => value >= (values[index - 1] ?? Number.NEGATIVE_INFINITY) - 1e-9);

const errorOf = (fitted: readonly number[], values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + (weights[index] ?? 0) * (value - (fitted[index] ?? 0)) ** 2, 0);

const WEIGHTED = fc.array(
  fc.record({ value: fc.double({ min: 0, max: 6, noNaN: true }), weight: fc.integer({ min: 1, max: 20 }) }),
  { minLength: 1, maxLength: 7 },
);
const columns = (rows: readonly { value: number; weight: number }[]) =>
  [rows.map(({ value }) => value), rows.map(({ weight }) => weight)] as const;

describe('isotonic regression', () => {
  test('never falls, stays between the smallest and the largest value, and fitted again is the same', () => {
    fc.assert(
      fc.property(WEIGHTED, (rows) => {
        const [values, weights] = columns(rows);
        const fitted = isotonic(values, weights);
        expect(fitted).toHaveLength(values.length);
        expect(isRising(fitted)).toBe(true);
        expect(Math.min(...fitted)).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(Math.max(...fitted)).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        for (const [index, value] of isotonic(fitted, weights).entries())
          expect(value).toBeCloseTo(fitted[index] ?? Number.NaN, 9);
      }),
    );
  });

  test('has the least squares of all never falling values', () => {
    fc.assert(
      fc.property(WEIGHTED, (rows) => {
        const [values, weights] = columns(rows);
        const found = errorOf(isotonic(values, weights), values, weights);
        expect(found).toBeCloseTo(leastError(values, weights), 6);
      }),
    );
  });

  /** The best one is constant over stretches, with the mean of each: all ways to cut are tried. */
  function leastError(values: readonly number[], weights: readonly number[]): number {
    let least = Number.POSITIVE_INFINITY;
    for (let cuts = 0; cuts < 2 ** (values.length - 1); cuts++) {
      const fitted: number[] = [];
      for (let from = 0; from < values.length; ) {
        let to = from + 1;
        while (to < values.length && !(cuts & (1 << (to - 1)))) to++;
        const weight = weights.slice(from, to).reduce((sum, one) => sum + one, 0);
        const sum = values.slice(from, to).reduce((all, v, i) => all + v * (weights[from + i] ?? 0), 0);
        fitted.push(...Array.from({ length: to - from }, () => sum / weight));
        from = to;
      }
      if (isRising(fitted)) least = Math.min(least, errorOf(fitted, values, weights));
    }
    return least;
  }
});

describe('points', () => {
  const PAIRS = fc.array(
    fc.record({ machine: fc.integer({ min: 0, max: 6 }), human: fc.integer({ min: 0, max: 12 }) }),
    { minLength: 1, maxLength: 60 },
  );

  test('there is one for each band, never falling, 0–6', () => {
    fc.assert(
      fc.property(PAIRS, (pairs) => {
        const points = fitPoints(pairs.map(({ machine, human }) => ({ machine, human: human / 2 })));
        expect(points).toHaveLength(7);
        expect(isRising(points)).toBe(true);
        expect(points.every((point) => point >= 0 && point <= 6)).toBe(true);
      }),
    );
  });

  test('bands that nobody marked follow their neighbours', () => {
    const pairs = [
      { machine: 2, human: 1 },
      { machine: 4, human: 4 },
      { machine: 4, human: 4 },
    ];
    expect(fitPoints(pairs)).toEqual([0, 0, 1, 2.5, 4, 5, 6]);
  });
});

describe('cross-validation', () => {
  const answers = (count: number, pairOf: (index: number) => Omit<StudentPair, 'studentUserId'>) =>
    Array.from({ length: count }, (_, index) => ({
      ...pairOf(index),
      studentUserId: `student ${index % 20}`,
    }));
  const generous = answers(120, (index) => ({ machine: 1 + (index % 6), human: index % 6 }));

  test('nobody’s answer judges itself: what only one student shows is not learned for that student', () => {
    const lone = { studentUserId: 'lone', machine: 6, human: 0 };
    const others = answers(100, (index) => ({ machine: index % 6, human: index % 6 }));
    expect(fitPoints([...others, lone])[6]).toBeLessThan(6);
    expect(crossValidated([...others, lone])).toContainEqual({ machine: 6, human: 0 });
  });

  test('a generous assessor is helped', () => {
    const fitted = fit(generous);
    expect(fitted).toMatchObject({
      ...{ answers: 120, students: 20, helps: true, points: [0, 0, 1, 2, 3, 4, 5] },
      ...{ before: { bias: 1, exact: 0 }, after: { bias: 0, exact: 1, kappa: 1 } },
    });
    expect(fitted?.pairs[0]).toEqual({ machine: 1, human: 0, answers: 20 });
  });

  test('one that agrees already is not, nor one whose bands say nothing', () => {
    const same = answers(120, (index) => ({ machine: index % 6, human: index % 6 }));
    const noise = answers(120, (index) => ({ machine: index % 5, human: Math.floor(index / 5) % 5 }));
    const one = answers(120, (index) => ({ machine: 4, human: index % 5 }));
    expect([fit(same), fit(noise), fit(one)]).toMatchObject([
      { helps: false },
      { helps: false },
      { helps: false },
    ]);
  });

  test('too few answers, or of too few students, are said', () => {
    expect(shortage(generous.slice(0, 37))).toBe(
      'Needs 100 answers marked by a teacher and by this version of the assessor; there are 37.',
    );
    const ofNine = generous.map((pair, index) => ({ ...pair, studentUserId: String(index % 9) }));
    expect(shortage(ofNine)).toBe('Needs answers of 10 students; these 120 are of 9.');
    expect(shortage(generous)).toBeNull();
  });
});
