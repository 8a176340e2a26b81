import { describe, expect, test } from '@jest/globals';
import { locateQuote } from './judge-model-quotes.js';

const TEXT = "Yesterday he go to  the\nMarket. He goes again, and he don't  buy; he go home (late).";
const places = (quote: string) =>
  locateQuote(TEXT, quote).map(({ start, end, quote: found }) => {
    expect(TEXT.slice(start, end)).toBe(found);
    return found;
  });

describe('locateQuote', () => {
  test('finds every place, whole words only', () => {
    expect(places('he go')).toEqual(['he go', 'he go']);
    expect(locateQuote(TEXT, 'he go')[0]).toEqual({ quote: 'he go', start: 10, end: 15 });
  });

  test('gives the words of the text, whatever the case and the white space of the quote', () => {
    expect(places('  GO to the market ')).toEqual(['go to  the\nMarket']);
  });

  test('takes either apostrophe', () => {
    expect(places('he don’t buy')).toEqual(["he don't  buy"]);
  });

  test('takes signs of pattern syntax as they are', () => {
    expect(places('home (late).')).toEqual(['home (late).']);
    expect(places('h. go')).toEqual([]);
    expect(places('.*')).toEqual([]);
  });

  test.each(['', '   ', '...', 'he went', 'e go'])('%j is not a quote of the text', (quote) => {
    expect(places(quote)).toEqual([]);
  });

  test('the work grows with the length of what is read, whatever the quote', () => {
    // a hundred times what a transcript may have: by the square of it, this would not end
    expect(locateQuote('a '.repeat(250_000), `${'a '.repeat(240_000)}b`)).toEqual([]);
    expect(locateQuote('a '.repeat(250_000), 'a')).toHaveLength(250_000);
  });
});
