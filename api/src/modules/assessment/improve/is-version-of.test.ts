import { expect, test } from '@jest/globals';
import { isVersionOf } from './is-version-of.js';

const ANSWER =
  'Um last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh lah.';

test.each<[string, boolean, string]>([
  [
    'the same ideas put right',
    true,
    'Last weekend I went to the market with my mother, where we bought many vegetables and some fish for dinner. I like the market because the people there are friendly and the food is always fresh.',
  ],
  ['the answer as it is', true, ANSWER],
  [
    'another answer',
    false,
    'My favourite hobby is playing badminton at school. Every Friday my team trains hard, and our coach teaches us new tricks, so that we will win the next competition in town.',
  ],
  ['a digest', false, 'I went to the market.'],
  [
    'an essay',
    false,
    `${ANSWER} ${'Markets are important for the economy of every small town in this country. '.repeat(5)}`,
  ],
  [
    'a refusal',
    false,
    'I am sorry, but I cannot help with that request. Please ask me about something else instead, and I will try again.',
  ],
  ['nothing', false, ''],
])('%s: %s', (_name, expected, text) => {
  expect(isVersionOf(ANSWER, text)).toBe(expected);
});
