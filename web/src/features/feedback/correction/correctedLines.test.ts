import { describe, expect, test } from '@jest/globals';
import { answerLine, correctionOf, turnLines } from './correctedLines';

const turns = [
  { id: '1', position: 1, speaker: 'partner', text: 'Hello.' },
  { id: '2', position: 2, speaker: 'student', text: 'High there.' },
  { id: '3', position: 3, speaker: 'student', text: null },
  { id: '4', position: 4, speaker: 'student', text: 'I agree: yes.' },
] as const;

test('an answer is one line, empty where nobody wrote it down', () => {
  expect(answerLine(null)).toEqual([{ position: null, isOwn: true, text: '' }]);
  expect(correctionOf(answerLine('I go.'), ['I went. '])).toEqual({ text: 'I went.' });
  expect(correctionOf(answerLine('I go.'), [' I go.'])).toBeNull();
});

describe('a conversation', () => {
  const texts = (marked: string | null) => turnLines([...turns], marked).map(({ text }) => text);

  test('reads as it was marked last; a turn that nobody wrote down is left out', () => {
    expect(texts('AI Partner: Hello.\nStudent: Hi there.\nStudent: I agree: no.')).toEqual([
      ...['Hello.', 'Hi there.', 'I agree: no.'],
    ]);
    expect(turnLines([...turns], null).map(({ isOwn }) => isOwn)).toEqual([false, true, true]);
  });

  test('lines that are not its turns are not trusted', () => {
    expect(texts('Student: all in one')).toEqual(['Hello.', 'High there.', 'I agree: yes.']);
    expect(texts(null)).toEqual(['Hello.', 'High there.', 'I agree: yes.']);
  });

  test('only what changed is sent', () => {
    const lines = turnLines([...turns], null);
    expect(correctionOf(lines, ['Hello.', 'Hi there.', 'I agree: yes.'])).toEqual({
      turns: [{ position: 2, text: 'Hi there.' }],
    });
  });
});
