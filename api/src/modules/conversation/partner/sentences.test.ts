import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SentenceReader, sentencesOf } from './sentences.js';

describe('sentences', () => {
  test.each<[string, string[]]>([
    ['I agree. What do you think?', ['I agree.', 'What do you think?']],
    ['It costs 3.5 ringgit. Too much!', ['It costs 3.5 ringgit.', 'Too much!']],
    ['By 2030. Who knows', ['By 2030.', 'Who knows']],
    ['Ask Mr. Tan, e.g. tomorrow. Yes?', ['Ask Mr. Tan, e.g. tomorrow.', 'Yes?']],
    ['“Why not?” I said... Well?!', ['“Why not?”', 'I said...', 'Well?!']],
    ['1. Share notes\n2. Play games', ['1. Share notes', '2. Play games']],
    ['Yes!No? Maybe', ['Yes!', 'No?', 'Maybe']],
    [' … !? ', []],
    ['', []],
  ])('%j', (text, expected) => expect(sentencesOf(text)).toEqual(expected));

  test('are the same, in whatever pieces they come', () => {
    const text = fc
      .array(fc.constantFrom('I agree', '.', '?', ' ', '...', '3.5', '”', '\n', 'Mr', 'e.g.', '!', '“no'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (whole, sizes) => {
        const reader = new SentenceReader();
        const read: string[] = [];
        for (let at = 0; at < whole.length; ) {
          const size = sizes.next().value ?? 1;
          read.push(...reader.read(whole.slice(at, at + size)));
          at += size;
        }
        expect([...read, ...reader.end()]).toEqual(sentencesOf(whole));
      }),
    );
  });

  test('come as soon as it is certain that they have ended', () => {
    const reader = new SentenceReader();
    expect(reader.read('I agree')).toEqual([]);
    expect(reader.read('.')).toEqual([]);
    expect(reader.read(' Why')).toEqual(['I agree.']);
    expect(reader.read('?')).toEqual([]);
    expect(reader.end()).toEqual(['Why?']);
  });
});
