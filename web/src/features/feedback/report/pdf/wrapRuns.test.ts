import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TextStyle } from './typography';
import { wrapRuns } from './wrapRuns';

const PLAIN: TextStyle = { size: 10, color: [0, 0, 0] };
const BOLD: TextStyle = { size: 10, color: [0, 0, 0], bold: true };
const oneEach = (text: string) => [...text].length;
const lines = (text: string, width: number) =>
  wrapRuns([{ text, style: PLAIN }], width, oneEach).map((line) => line.map((part) => part.text).join(''));

describe('wrapRuns', () => {
  test.each([
    ['the cat sat', 7, ['the cat', 'sat']],
    ['the  cat\nsat', 20, ['the cat', 'sat']],
    ['one\n\ntwo', 20, ['one', '', 'two']],
    ['incomprehensible it', 6, ['incomp', 'rehens', 'ible', 'it']],
    ['我很喜欢学习', 4, ['我很喜欢', '学习']],
    ['', 10, ['']],
  ])('%j within %d', (text, width, wrapped) => {
    expect(lines(text, width)).toEqual(wrapped);
  });

  test('a change of style in mid-word is no place to break', () => {
    const runs = [
      { text: 'she never go', style: PLAIN },
      { text: 'es', style: BOLD },
      { text: '. End', style: PLAIN },
    ];
    const wrapped = wrapRuns(runs, 12, oneEach).map((line) => line.map((part) => part.text));
    expect(wrapped).toEqual([['she never'], ['go', 'es', '. End']]);
  });

  test('no line is wider than asked and no letter is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '学', 'é') }),
        fc.integer({ min: 2, max: 12 }),
        (text, width) => {
          const wrapped = lines(text, width);
          for (const line of wrapped) expect(oneEach(line)).toBeLessThanOrEqual(width);
          expect(wrapped.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        },
      ),
    );
  });
});
