import { generatedWords } from './generatedWords';
import { kindWords, timeLimitWords } from './questionWords';
import { aCard, aContributedTopic } from './testing/bank';

test.each([
  [60, '1 minute'],
  [300, '5 minutes'],
  [90, '90 seconds'],
])('%i s are %s', (seconds, words) => {
  expect(timeLimitWords(seconds)).toBe(words);
});

test('a category that repeats the theme is not said twice', () => {
  expect(kindWords(aCard())).toEqual(['Part 2', 'beginner (A2-B1)', '1 minute', 'Festivals']);
  expect(kindWords(aContributedTopic())).toEqual(['Part 3', 'beginner (A2-B1)', '5 minutes']);
});

test.each([
  [1, 0, 1, '1 new question', ['Built-in patterns wrote it.']],
  [3, 3, 3, '3 new questions', ['The AI model wrote them.']],
  [5, 2, 5, '5 new questions', ['The AI model wrote 2 of them, built-in patterns the rest.']],
  [
    2,
    0,
    10,
    '2 new questions',
    ['Built-in patterns wrote them.', 'Of the 10 that you asked for, no more are new.'],
  ],
])('%i made, %i by the model, %i asked for', (made, writtenByModel, asked, title, sentences) => {
  const questions = Array.from({ length: made });
  expect(generatedWords({ questions, writtenByModel, asked })).toEqual({ title, sentences });
});
