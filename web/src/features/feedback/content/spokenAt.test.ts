import { describe, expect, test } from '@jest/globals';
import { spokenAt, timesOfCorrected } from './spokenAt';

const HEARD = 'Last weekend I go to the market';
/** A word a second. */
const TIMES = [...HEARD.matchAll(/\w+/g)].map(({ 0: word, index }, second) => ({
  ...{ start: index, end: index + word.length },
  ...{ from: second, to: second + 0.8 },
}));
const placeOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

describe('spokenAt', () => {
  test.each<[string, number, number]>([
    ['I go', 1.75, 4.05],
    ['Last', 0, 1.05],
    ['market', 5.75, 7.05],
    ['eeken', 0.75, 2.05],
  ])('%j is heard from %d to %d', (words, from, to) => {
    expect(spokenAt(placeOf(HEARD, words), TIMES)).toEqual({
      ...{ from: expect.closeTo(from), to: expect.closeTo(to) },
    });
  });

  test('nobody told when it was said', () => {
    expect(spokenAt(placeOf(HEARD, 'I go'), [])).toBeNull();
    expect(spokenAt({ start: 4, end: 5 }, TIMES)).toBeNull();
  });
});

describe('timesOfCorrected', () => {
  const heardIn = (corrected: string, words: string) =>
    spokenAt(placeOf(corrected, words), timesOfCorrected(HEARD, TIMES, corrected));

  test('words that stayed keep their times, wherever they stand now', () => {
    const corrected = 'Well, last weekend I went to the night market';
    expect(heardIn(corrected, 'last weekend')).toMatchObject({ from: 0 });
    expect(heardIn(corrected, 'went')).toBeNull();
    expect(heardIn(corrected, 'I went to')).toMatchObject({ from: 1.75 });
    expect(heardIn(corrected, 'market')).toMatchObject({ from: 5.75 });
  });

  test('another answer has none, the same one all', () => {
    expect(timesOfCorrected(HEARD, TIMES, 'My hobby is chess')).toEqual([]);
    expect(timesOfCorrected(HEARD, TIMES, HEARD)).toBe(TIMES);
    expect(timesOfCorrected(HEARD, TIMES, 'word '.repeat(2000))).toEqual([]);
  });
});
