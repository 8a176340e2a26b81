import fc from 'fast-check';
import { growthOf } from './growth';
import { certaintyOf, changeOf, findingOf } from './growthWords';

const grown = (name: string, bands: readonly number[]) => ({
  name,
  answers: bands.length,
  growth: growthOf(bands),
});

const RISE = [2, 2, 3, 2, 3, 3, 4, 4, 5, 4, 5, 5];
const SWING = [3, 4, 3, 4, 4, 3, 4, 3];

test('the first against the last five, give or take what single answers vary', () => {
  expect(growthOf(RISE)).toMatchObject({ answers: 12, compared: 5, from: 2.4, to: 4.6, isClear: true });
});

test.each([
  ['five answers, however steep', [0, 1, 3, 5, 6]],
  ['none', []],
])('%s: too early to tell', (_, bands) => {
  expect(growthOf(bands)).toBeNull();
});

test('who always gets the same band is not told of a change, and rounding leaves a doubt', () => {
  const growth = growthOf([4, 4, 4, 4, 4, 4]);
  expect(growth).toMatchObject({ from: 4, to: 4, isClear: false });
  expect(growth?.margin).toBeGreaterThan(0.5);
});

test('whether bands rise or fall is judged alike', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 40 }), (bands) => {
      const up = growthOf(bands);
      const down = growthOf(bands.map((band) => 6 - band));
      expect(down?.isClear).toBe(up?.isClear);
      expect(down?.margin).toBeCloseTo(up?.margin ?? Number.NaN);
    }),
  );
});

describe('in words', () => {
  test.each([
    [
      'the clearest change is told',
      [grown('Grammar', RISE), grown('Vocabulary', SWING)],
      'Grammar went from 2.4 to 4.6 over 12 answers; single answers vary by about half a band',
    ],
    [
      'a fall is told like a rise',
      [grown('Grammar', SWING), grown('Vocabulary', [...RISE].reverse())],
      'Vocabulary went from 4.6 to 2.4 over 12 answers; single answers vary by about half a band',
    ],
    [
      'no clear change',
      [grown('Grammar', SWING)],
      'No clear change over 8 answers yet; single answers vary by about half a band',
    ],
    [
      'answers that vary much',
      [grown('Grammar', [0, 6, 0, 6, 0, 6])],
      'No clear change over 6 answers yet; single answers vary by about 4 bands',
    ],
    [
      'too early',
      [grown('Grammar', [3, 4, 3]), grown('Vocabulary', [3, 4, 3])],
      'Too early to tell how you grow: 3 of the 6 marked answers that it takes',
    ],
    [
      'a criterion with few answers keeps out',
      [grown('Grammar', SWING), grown('Communicative competence', [0, 6])],
      'No clear change over 8 answers yet; single answers vary by about half a band',
    ],
  ])('%s', (_, criteria, sentence) => {
    expect(findingOf(criteria)).toBe(sentence);
  });

  test.each([
    [
      RISE,
      'Grammar: up from 2.4 to 4.6',
      /^First 5 and last 5 of 12 answers: \+2\.2, likely between \+1\.\d and/,
    ],
    [[...RISE].reverse(), 'Grammar: down from 4.6 to 2.4', /: −2\.2, likely between −3\.\d and −1\.\d$/],
    [
      SWING,
      'Grammar: no clear change',
      /^First 4 and last 4 of 8 answers: \+0\.0, likely between −1\.\d and \+1/,
    ],
    [[4], 'Grammar: too early to tell', /^1 of 6 answers$/],
  ])('of %j', (bands, change, certainty) => {
    const criterion = grown('Grammar', bands);
    expect(changeOf(criterion)).toBe(change);
    expect(certaintyOf(criterion)).toMatch(certainty);
  });
});
