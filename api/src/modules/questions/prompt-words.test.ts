import { describe, expect, test } from '@jest/globals';
import { PROMPT_WORDS } from 'schema/rules/questions';
import { type CuratedQuestion, isTopic } from './bank/curated-question.js';
import { QUESTION_BANK } from './bank/question-bank.js';
import { isStopWord, promptWords } from './prompt-words.js';

const wordsOf = (prompts: readonly string[]) => prompts.flatMap((prompt) => prompt.split(' '));
const ofQuestion = (question: CuratedQuestion) =>
  promptWords({
    title: question.text,
    points: question.shouldSayPoints,
    concepts: isTopic(question) ? question.mindMapConcepts : [],
  });

test.each(QUESTION_BANK.map((question) => [question.slug, question] as const))(
  'five words for %s, in lower case, none a function word, none twice',
  (_slug, question) => {
    const prompts = ofQuestion(question);
    expect(prompts).toHaveLength(PROMPT_WORDS);
    expect(new Set(wordsOf(prompts)).size).toBe(wordsOf(prompts).length);
    for (const word of wordsOf(prompts)) {
      expect(word).toBe(word.toLowerCase());
      expect(isStopWord(word)).toBe(false);
    }
  },
);

describe('the words', () => {
  test('are taken from title and points, collocations first', () => {
    expect(
      promptWords({
        title: 'Talk about a traditional wedding that your family celebrated.',
        points: [
          'who was married',
          'what people wore',
          'what food was served',
          'why you enjoyed the wedding',
        ],
      }),
    ).toEqual(['traditional wedding', 'family', 'celebrate', 'marry', 'wear']);
  });

  test('are taken from the concepts of a topic, too', () => {
    const prompts = promptWords({
      title: 'Ways to reduce rubbish',
      points: ['what rubbish is', 'where it goes', 'who can help', 'why it matters'],
      concepts: ['cloth bags', 'glass bottles', 'mend clothes', 'share tools', 'school garden', 'less paper'],
    });
    expect(prompts).toHaveLength(PROMPT_WORDS);
    expect(prompts).toEqual(expect.arrayContaining(['cloth bags', 'rubbish', 'reduce']));
  });

  test('are told once, whatever their form', () => {
    const prompts = promptWords({ title: 'Helping friends, helped friend, help, helps' });
    expect(prompts.slice(0, 2)).toEqual(['helping', 'friends']);
    expect(wordsOf(prompts).filter((word) => /help|friend/.test(word))).toHaveLength(2);
  });
});

test.each([
  ['nothing to go by', 'It is what it is'],
  ['signs and emoji', '🎉 ?? 1234 !!'],
  ['one endless word', 'x'.repeat(10_000)],
  ['another script', 'பள்ளி உணவு பற்றி பேசு'],
  ['right to left', 'تحدث عن مدرستك'],
  ['words of the language itself', 'constructor __proto__ toString'],
])('five words also with %s', (_what, title) => {
  const prompts = promptWords({ title });
  expect(prompts).toHaveLength(PROMPT_WORDS);
  expect(new Set(prompts).size).toBe(PROMPT_WORDS);
  for (const prompt of prompts) expect(prompt.length).toBeLessThanOrEqual(60);
});
