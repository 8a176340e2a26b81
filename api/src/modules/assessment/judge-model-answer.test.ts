import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { plausibleAssessment } from '../../testing/scripted-assessment.js';
import { readPart2Answer, UnusableAnswer } from './judge-model-answer.js';
import { PART2_ANSWER_SCHEMA } from './judge-model-schema.js';

const GOOD = plausibleAssessment('I like to cook with my grandmother because she knows many recipes.');
const isBySchema = new Ajv().compile(PART2_ANSWER_SCHEMA.json);
const reads = (answer: unknown): boolean => {
  try {
    readPart2Answer(JSON.stringify(answer));
    return true;
  } catch (error) {
    if (error instanceof UnusableAnswer) return false;
    throw error;
  }
};
const without = (name: keyof typeof GOOD) => {
  const { [name]: _dropped, ...rest } = GOOD;
  return rest;
};

describe('the JSON schema and the reader agree on', () => {
  test.each<[string, boolean, unknown]>([
    ['a good answer', true, GOOD],
    ['empty lists', true, { ...GOOD, findings: [], strengths: [], suggestedPhrases: [] }],
    ['band 0', true, { ...GOOD, grammar: { ...GOOD.grammar, band: 0 } }],
    ['band 7', false, { ...GOOD, grammar: { ...GOOD.grammar, band: 7 } }],
    ['band -1', false, { ...GOOD, grammar: { ...GOOD.grammar, band: -1 } }],
    ['half a band', false, { ...GOOD, vocabulary: { ...GOOD.vocabulary, band: 3.5 } }],
    ['a band in letters', false, { ...GOOD, grammar: { ...GOOD.grammar, band: '4' } }],
    ['no band', false, { ...GOOD, grammar: { ...GOOD.grammar, band: null } }],
    ['a missing criterion', false, without('vocabulary')],
    ['missing findings', false, without('findings')],
    ['an unknown kind', false, { ...GOOD, findings: [{ ...GOOD.findings[0], kind: 'spelling' }] }],
    ['a text in the place of a list', false, { ...GOOD, strengths: 'good' }],
    ['null in a list', false, { ...GOOD, strengths: [null] }],
    ['null as a text', false, { ...GOOD, topicRelevance: null }],
    ['a list', false, [GOOD]],
    ['null', false, null],
    ['a number', false, 4],
  ])('%s', (_name, expected, answer) => {
    expect(isBySchema(answer)).toBe(expected);
    expect(reads(answer)).toBe(expected);
  });
});

describe('readPart2Answer', () => {
  test('takes a fence off', () => {
    expect(readPart2Answer(`\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``)).toEqual(GOOD);
  });

  test('says what is wrong, for the repair', () => {
    expect(() => readPart2Answer('Sorry, {"grammar"')).toThrow('The answer is not valid JSON.');
    const wrong = { ...GOOD, grammar: { ...GOOD.grammar, band: 7 } };
    expect(() => readPart2Answer(JSON.stringify(wrong))).toThrow(/grammar\.band .*0, 1, 2, 3, 4, 5, 6/);
  });
});
