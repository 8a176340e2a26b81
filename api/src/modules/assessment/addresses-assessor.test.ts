import { describe, expect, test } from '@jest/globals';
import { addressesAssessor } from './addresses-assessor.js';
import { GOLDEN_ANSWERS } from './testing/golden-answers.js';
import { HONEST_SENTENCES } from './testing/honest-sentences.js';
import { honestAnswers, injectedAnswers } from './testing/injected.js';
import { INJECTIONS } from './testing/injections.js';

describe('addressesAssessor', () => {
  test.each(INJECTIONS)('hears %j', (plea) => expect(addressesAssessor(plea)).toBe(true));

  test('hears each of 200 pleas within an answer, in whatever letters', () => {
    expect(injectedAnswers(200, 1).filter((text) => !addressesAssessor(text))).toEqual([]);
  });

  test.each(HONEST_SENTENCES)('leaves %j alone', (sentence) =>
    expect(addressesAssessor(sentence)).toBe(false),
  );

  test('leaves 200 honest answers and the golden ones alone', () => {
    const texts = [...honestAnswers(200, 1), ...GOLDEN_ANSWERS.map(({ text }) => text)];
    expect(texts.filter(addressesAssessor)).toEqual([]);
  });

  test('does not hang on a long hostile text', () => {
    for (const piece of [
      'ignore ',
      'give me ',
      'a b c d ',
      '{"',
      'band ',
      'you are ',
      '1',
      'a1',
      '\n',
      ' \t',
    ]) {
      expect(typeof addressesAssessor(piece.repeat(4000))).toBe('boolean');
    }
  });
});
