import { describe, expect, test } from '@jest/globals';
import { asksTheSame, similarity, textKey, textShape } from './question-text.js';

test.each([
  ['Talk about a café!', 'talk about a cafe'],
  ['  TALK   about — a CAFÉ… ', 'talk about a cafe'],
  ["Don't  waste: food", 'dont waste food'],
  ['Ｗａｙｓ to save', 'ways to save'],
  ['Straße 7', 'straße 7'],
  ['🎉🎉', ''],
])('%j is known as %j', (text, key) => expect(textKey(text)).toBe(key));

test('signs that make another word stay', () => {
  expect(textKey('கா')).not.toBe(textKey('கி'));
  expect(textKey('سلام')).toBe('سلام');
});

const shape = (text: string) => textShape(textKey(text));
const same = (one: string, other: string) => asksTheSame(shape(one), shape(other));

describe('the same question', () => {
  test.each([
    ['Talk about a festival that you enjoy.', 'talk about A FESTIVAL you enjoy'],
    ['Talk about your favourite teacher.', 'Describe your favourite teacher'],
    ['Ways to save water at home', 'Ways to save water in the home'],
    ['Why do people keep pets?', 'Why do people keep a pet?'],
    ['the', 'The!'],
  ])('%j and %j', (one, other) => expect(same(one, other)).toBe(true));
});

describe('another question', () => {
  test.each([
    ['Talk about a teacher who helped you.', 'Talk about a friend who helped you.'],
    ['Why do people travel?', 'How do people travel?'],
    ['Talk about a place that you want to visit.', 'Talk about a place that you do not want to visit.'],
    ['What you did before the exam', 'What you did after the exam'],
    ['the', 'a'],
    ['Plans for 2026', 'Plans for 2027'],
  ])('%j and %j', (one, other) => expect(same(one, other)).toBe(false));
});

test('similarity is symmetric, and 1 for a text with itself', () => {
  const one = shape('ways to save water');
  const other = shape('ways to save money and water');
  expect(similarity(one, other)).toBe(similarity(other, one));
  expect(similarity(one, one)).toBe(1);
});
