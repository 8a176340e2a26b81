import { describe, expect, test } from '@jest/globals';
import { GOLDEN_ANSWERS } from '../testing/golden-answers.js';
import { seemsOffTopic, topicOverlap } from './topic.js';

const cardWithConcepts = ({ question, concepts }: (typeof GOLDEN_ANSWERS)[number]) => ({
  ...question,
  points: [...question.points, ...concepts],
});

describe('topicOverlap', () => {
  test('own answers overlap more than others, with twelve concepts: AUC of at least .95', () => {
    const own = GOLDEN_ANSWERS.map((golden) => topicOverlap(cardWithConcepts(golden), golden.text).score);
    const other = GOLDEN_ANSWERS.flatMap((card) =>
      GOLDEN_ANSWERS.filter((answer) => answer !== card).map(
        (answer) => topicOverlap(cardWithConcepts(card), answer.text).score,
      ),
    );
    const wins = own.flatMap((mine) =>
      other.map((theirs) => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0)),
    );
    expect(wins.reduce<number>((sum, win) => sum + win, 0) / wins.length).toBeGreaterThanOrEqual(0.95);
  });

  test('no answer is called off its own topic, not even by the points alone', () => {
    for (const { question, text, concepts } of GOLDEN_ANSWERS) {
      expect(
        seemsOffTopic(topicOverlap({ ...question, points: [...question.points, ...concepts] }, text)),
      ).toBe(false);
      expect(seemsOffTopic(topicOverlap(question, text))).toBe(false);
    }
  });

  test('an answer on something else is noticed', () => {
    const card = { text: 'Talk about saving water.', points: ['short showers', 'rain barrels'] };
    expect(seemsOffTopic(topicOverlap(card, 'My cat sleeps on the sofa and hates dogs.'))).toBe(true);
    expect(seemsOffTopic(topicOverlap(card, 'We collect rain and use it in the garden.'))).toBe(false);
  });
});
