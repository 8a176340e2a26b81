import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bandTone, improvementPercent, maximumMark, proficiencyLevel, toBand } from './scoring.ts';

describe('marks', () => {
  test('Part 2 is of 12, Part 3 of 18', () => {
    expect(maximumMark('part2')).toBe(12);
    expect(maximumMark('part3')).toBe(18);
  });

  test.each([
    [6, 'excellent'],
    [5, 'excellent'],
    [4.5, 'good'],
    [4, 'good'],
    [3, 'fair'],
    [2.5, 'needsImprovement'],
    [0, 'needsImprovement'],
  ])('band %p is %p', (band, tone) => expect(bandTone(band)).toBe(tone));

  test.each([
    [6, 6],
    [3.5, 3.5],
    [50, 3],
    [75, 4.5],
    [100, 6],
    [80, 5],
    [-1, 0],
    [1000, 6],
  ])('%p comes in as band %p', (value, band) => expect(toBand(value)).toBe(band));

  test('whatever comes in, a band is 0–6 in halves', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const band = toBand(value);
        expect(band).toBeGreaterThanOrEqual(0);
        expect(band).toBeLessThanOrEqual(6);
        expect(Number.isInteger(band * 2)).toBe(true);
      }),
    );
  });

  test.each([
    [6, 'C1'],
    [5, 'B2'],
    [3, 'B1'],
    [1, 'A2'],
    [0, 'A1'],
  ])('a mean band of %p is about %p', (band, level) => expect(proficiencyLevel(band)).toBe(level));
});

describe('improvement', () => {
  const marked = (...marks: number[]) => marks.map((mark) => ({ mark, maximum: 12 }));

  test.each([
    ['nothing yet', marked(), 0],
    ['one session', marked(6), 0],
    ['two', marked(4, 6), 50],
    ['the middle of three does not count', marked(4, 12, 6), 50],
    ['a first mean of 0', marked(0, 6), 0],
    ['worse', marked(8, 4), -50],
    ['at most five at each end', marked(4, 4, 4, 4, 4, 12, 6, 6, 6, 6, 6), 50],
  ])('%s', (_name, sessions, percent) => expect(improvementPercent(sessions)).toBe(percent));

  test('parts are compared as fractions of their maximum', () => {
    expect(
      improvementPercent([
        { mark: 6, maximum: 12 },
        { mark: 9, maximum: 18 },
      ]),
    ).toBe(0);
  });
});
