import { describe, expect, test } from '@jest/globals';
import { spokenWords } from './transcript-times.js';
import { turnTimes } from './word-times.js';

const at = (text: string, from: number) => ({ text, from, to: from + 0.4 });

describe('spokenWords', () => {
  const TEXT = 'I like tea. I like it, because it’s warm.';
  const found = (...pieces: Parameters<typeof spokenWords>[1][number][]) =>
    spokenWords(TEXT, pieces).map(({ start, end, from }) => [TEXT.slice(start, end), start, from]);

  test('each word at its own place, also where it is said twice', () => {
    expect(found(at('I', 0), at(' Like', 0.5), at('tea', 1), at('I', 2), at('like', 2.5))).toEqual([
      ['I', 0, 0],
      ['like', 2, 0.5],
      ['tea', 7, 1],
      ['I', 12, 2],
      ['like', 14, 2.5],
    ]);
  });

  test('a piece that is not in the text, or only far behind, or that takes no time, is left out', () => {
    expect(found(at('Well', 0), at('warm', 0.2), at('like', 0.5), { text: 'tea', from: 1, to: 1 })).toEqual([
      ['warm', 36, 0.2],
    ]);
    expect(spokenWords(`Yes. ${'so '.repeat(30)}no`, [at('no', 0), at('yes', 1)])).toEqual([
      { start: 0, end: 3, from: 1, to: 1.4 },
    ]);
  });

  test('segments do as well as words', () => {
    expect(found(at(' I like tea.', 0), at(' I like it, because it’s warm.', 4))).toHaveLength(2);
  });
});

test('the turns of the student lie one behind the other in the joined recording', () => {
  const turns = [
    { speaker: 'partner', text: 'Hello.', seconds: 0 },
    { speaker: 'student', text: 'Hi there.', seconds: 3.5 },
    { speaker: 'partner', text: 'Go on.', seconds: 0 },
    { speaker: 'student', text: 'Typed.', seconds: 0 },
    { speaker: 'student', text: 'I agree.', seconds: 2 },
  ] as const;
  const lines =
    'AI Partner: Hello.\nStudent: Hi there.\nAI Partner: Go on.\nStudent: Typed.\nStudent: I agree.';
  expect(turnTimes(turns).map(({ start, end, from, to }) => [lines.slice(start, end), from, to])).toEqual([
    ['Hi there.', 0, 3.5],
    ['I agree.', 3.5, 5.5],
  ]);
});
