import { describe, expect, test } from '@jest/globals';
import { EXCHANGE_TURNS } from '../conversation/partner/testing/turns-exchanges.js';
import { LATER_TURNS } from '../conversation/partner/testing/turns-later.js';
import { POINT_TURNS } from '../conversation/partner/testing/turns-points.js';
import { QUESTION_BANK } from '../questions/bank/question-bank.js';
import { addressesAssessor } from './addresses-assessor.js';
import { GOLDEN_ANSWERS } from './testing/golden-answers.js';
import { HONEST_ABOUT_MARKING } from './testing/honest-about-marking.js';
import { HONEST_SENTENCES } from './testing/honest-sentences.js';
import { honestAnswers, injectedAnswers } from './testing/injected.js';
import { INJECTIONS } from './testing/injections.js';

describe('addressesAssessor', () => {
  test.each(INJECTIONS)('hears %j', (plea) => expect(addressesAssessor(plea)).toBe(true));

  test('hears each of 200 pleas within an answer, in whatever letters', () => {
    expect(injectedAnswers(200, 1).filter((text) => !addressesAssessor(text))).toEqual([]);
  });

  test.each([...HONEST_SENTENCES, ...HONEST_ABOUT_MARKING])('leaves %j alone', (sentence) =>
    expect(addressesAssessor(sentence)).toBe(false),
  );

  test('leaves honest answers, the golden ones and the turns of talks alone', () => {
    const turns = [...EXCHANGE_TURNS, ...LATER_TURNS, ...POINT_TURNS].map(({ says }) => says);
    const texts = [...honestAnswers(200, 1), ...GOLDEN_ANSWERS.map(({ text }) => text), ...turns];
    expect(texts.filter(addressesAssessor)).toEqual([]);
  });

  test('leaves every question of the bank alone', () => {
    const texts = QUESTION_BANK.flatMap((question) => Object.values(question).flat()).filter(
      (value) => typeof value === 'string',
    );
    expect(texts.length).toBeGreaterThan(100);
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
