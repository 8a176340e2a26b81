import { describe, expect, test } from '@jest/globals';
import { conceptScore, conceptsIn } from 'schema/rules/conversation-concepts';
import { isTopic } from '../../../questions/bank/curated-question.js';
import { QUESTION_BANK } from '../../../questions/bank/question-bank.js';
import { isDecent } from '../decency.js';
import { wordCount } from '../sentences.js';
import { TOPIC_THOUGHTS } from './all-topics.js';

const TOPICS = QUESTION_BANK.filter(isTopic);

test('every topic of the bank has thoughts on its points; without them the partner speaks in general', () => {
  const without = TOPICS.flatMap(({ conversationTopic, mindMapConcepts }) => {
    const thoughts = TOPIC_THOUGHTS.find(({ topic }) => topic === conversationTopic);
    return mindMapConcepts
      .filter((point) => !thoughts?.points[point])
      .map((point) => `${conversationTopic}: ${point}`);
  });
  expect(without).toEqual([]);
  expect(TOPIC_THOUGHTS).toHaveLength(TOPICS.length);
});

describe.each(TOPIC_THOUGHTS.map((thoughts) => [thoughts.topic, thoughts] as const))(
  '%s',
  (topic, thoughts) => {
    const points = TOPICS.find(({ conversationTopic }) => conversationTopic === topic)?.mindMapConcepts ?? [];
    const clauses = Object.values(thoughts.points).flatMap(({ pro, con }) => [...pro, con]);
    const asked = [
      ...Object.values(thoughts.points).map(({ ask }) => ask),
      ...thoughts.easy,
      ...thoughts.asks,
    ];
    const told = [...thoughts.stories, ...thoughts.thoughts];

    test('names each point, and in its reasons no other one', () => {
      const wrong = points.flatMap((point, index) => {
        const { say = '', pro = [], con = '', ask = '' } = thoughts.points[point] ?? {};
        const others = [say, ...pro, con, ask].flatMap((text) =>
          conceptsIn(text, points)
            .filter((found) => found !== index)
            .map((found) => `${text} → ${points[found] ?? ''}`),
        );
        return conceptScore(say, point) < 2 ? [`${say} is not ${point}`, ...others] : others;
      });
      expect(wrong).toEqual([]);
    });

    test('spends no point on a story, a thought or a small question', () => {
      const spent = [...told, ...thoughts.easy, ...thoughts.asks].flatMap((text) =>
        conceptsIn(text, points).map((found) => `${text} → ${points[found] ?? ''}`),
      );
      expect(spent).toEqual([]);
    });

    test('has the form that the sentences around it need', () => {
      expect(
        clauses.filter((clause) => !/^[a-zI][^?!]*[^.?!]$/.test(clause) || wordCount(clause) > 14),
      ).toEqual([]);
      expect(asked.filter((text) => !/^[A-Z][^.?!]+\?$/.test(text) || wordCount(text) > 15)).toEqual([]);
      expect(told.filter((text) => !/^[A-Z].*\.$/.test(text) || wordCount(text) > 17)).toEqual([]);
      const all = [...clauses, ...asked, ...told];
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((text) => / {2}|\ba [aeio]|\ban [^aeiouh]/.test(text) || !isDecent(text))).toEqual(
        [],
      );
    });
  },
);
