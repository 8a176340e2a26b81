import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { conceptScore, conceptsIn, newlyCovered } from './conversation-concepts.ts';
import { aiConversationSchema } from './conversation-input.ts';
import { decisionOpening, greetingOn, hotsOpening, topicOf } from './conversation-topic.ts';
import { transcriptLines, transcriptOf } from './transcript.ts';

describe('finding a concept in a reply', () => {
  test.each<[string, string, number]>([
    ['whole phrase and its words', 'Perhaps share study notes with her.', 5 + 2 + 2 + 2],
    ['a word of more than three letters', 'I would help her to study.', 2],
    ['a part of a word', 'I like studying.', 1],
    ['two parts', 'The sharer is studying.', 2],
    ['short words count for nothing', 'To be or not.', 0],
    ['any case and marks', 'SHARE, study: notes!', 11],
    ['nothing', '', 0],
  ])('%s', (_name, text, score) => expect(conceptScore(text, 'share study notes')).toBe(score));

  test('a concept without words is never found', () => expect(conceptScore('any text', ' — ')).toBe(0));

  const concepts = ['new kinds of food', 'wider circle of friends', 'useful languages'];
  test('the best-scoring one that is not covered yet', () => {
    const text = 'With useful languages you find friends.';
    expect(conceptsIn(text, concepts)).toEqual([2, 1]);
    expect(newlyCovered(text, concepts, [])).toBe(2);
    expect(newlyCovered(text, concepts, [2])).toBe(1);
    expect(newlyCovered(text, concepts, [2, 1])).toBeNull();
  });

  test('one point at most, and one that was not covered', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string(), { maxLength: 6 }),
        fc.array(fc.nat(5)),
        (text, map, covered) => {
          const found = newlyCovered(text, map, covered);
          if (found !== null) expect(covered).not.toContain(found);
        },
      ),
    );
  });
});

describe('the topic', () => {
  test.each<[string, string | null, string]>([
    [
      'Why do people enjoy learning about other cultures?',
      null,
      'people enjoy learning about other cultures',
    ],
    ['Why are forests important?', null, 'forests important'],
    ['How can we save water?', null, 'we save water'],
    ['What are the benefits of sport?', null, 'benefits of sport'],
    ['Ways to welcome a new student to your class', null, 'welcome a new student to your class'],
    ['Talk about food', null, 'Talk about food'],
    ['Why do?', null, 'Why do'],
    [' ? ', null, 'this topic'],
    ['', ' ', 'this topic'],
    ['Why do people read?', 'reading books', 'reading books'],
  ])('%j', (text, conversationTopic, topic) => expect(topicOf({ text, conversationTopic })).toBe(topic));

  test('each phase is opened with what it is about', () => {
    expect(greetingOn('reading')).toMatch(/Session 1, Shared Discussion.* reading/);
    expect(decisionOpening('reading', 'Which ONE is best?')).toContain('Which ONE is best?');
    expect(decisionOpening('reading', null)).toMatch(/most important or the best/);
    expect(hotsOpening('reading', 'Will books survive?')).toContain('Will books survive?');
    expect(hotsOpening('reading', ' ')).toContain('long-term implications of reading');
  });
});

describe('a transcript', () => {
  test('is read by its speakers; a line without one goes on', () => {
    expect(
      transcriptLines('AI Partner: Hello.\r\nMei: I like it\nvery much.\n\nAI_partner: Why?\nStudent:\n'),
    ).toEqual([
      { speaker: 'partner', text: 'Hello.' },
      { speaker: 'student', text: 'I like it very much.' },
      { speaker: 'partner', text: 'Why?' },
    ]);
  });

  test('without any speaker it is the student who spoke', () => {
    expect(transcriptLines('I like it.')).toEqual([{ speaker: 'student', text: 'I like it.' }]);
  });

  test('written and read again it is the same', () => {
    const turn = fc.record({
      speaker: fc.constantFrom('student' as const, 'partner' as const),
      text: fc.stringMatching(/^[A-Za-z][A-Za-z .,?']{0,40}[a-z.]$/),
    });
    fc.assert(
      fc.property(fc.array(turn), (turns) => {
        expect(transcriptLines(transcriptOf(turns))).toEqual(turns);
      }),
    );
  });
});

test('whatever a client sends is read or refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.object({
        key: fc.constantFrom(
          'message',
          'topic',
          'conversationHistory',
          'usedPoints',
          'mindMapPoints',
          'sessionPhase',
          'speaker',
        ),
        maxDepth: 3,
      }),
      async (body) => {
        const read = await aiConversationSchema.validate(body, { stripUnknown: true });
        expect(typeof read.message).toBe('string');
        expect(read.conversationHistory.length).toBeLessThanOrEqual(4);
        expect(read.usedPoints.every((index) => Number.isInteger(index) && index >= 0)).toBe(true);
      },
    ),
  );
});
