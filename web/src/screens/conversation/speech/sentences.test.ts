import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breathsOf, sentencesOf, unsaid } from './sentences';

test('a text is spoken sentence by sentence', () => {
  expect(sentencesOf('I agree.  Why so? “Food”, of course!')).toEqual([
    'I agree.',
    'Why so?',
    '“Food”, of course!',
  ]);
  expect(sentencesOf('  ')).toEqual([]);
});

describe('one breath', () => {
  test('is broken at a comma, else between words, else anywhere', () => {
    const long = `${'Some people like food from other countries very much, '.repeat(2)}and others would rather stay at home.`;
    expect(breathsOf(long)).toEqual([
      'Some people like food from other countries very much, Some people like food from other countries very much,',
      'and others would rather stay at home.',
    ]);
    expect(breathsOf('word '.repeat(30)).map((breath) => breath.length)).toEqual([119, 29]);
    expect(breathsOf('a'.repeat(130)).map((breath) => breath.length)).toEqual([120, 10]);
    expect(breathsOf(' I agree. ')).toEqual(['I agree.']);
  });

  test('is short, and no word is lost', () => {
    const word = fc.stringMatching(/^[a-z,;]{1,30}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), (words) => {
        const breaths = breathsOf(words.join(' '));
        expect(breaths.every((breath) => breath.length > 0 && breath.length <= 120)).toBe(true);
        expect(breaths.join('').replaceAll(' ', '')).toBe(words.join(''));
      }),
    );
  });
});

describe('of a text that came in pieces', () => {
  test.each([
    ['nothing was said', [], ['I agree.', 'Why so?']],
    ['one sentence was', ['I agree.'], ['Why so?']],
    ['all was', ['I agree.', 'Why so?'], []],
    ['two came as one piece', ['I agree.  Why so?'], []],
    ['other words were said before', ['Hm.', 'I agree.'], ['Why so?']],
  ])('%s', (_name, said, rest) => expect(unsaid('I agree. Why so?', said)).toEqual(rest));
});
