import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { conceptsIn } from 'schema/rules/conversation-concepts';
import { PHASES } from 'schema/rules/phases';
import { FairReply, fairReply, isWithinPoints, PARTNER_WORDS_MAX, partnerPointsMax } from './fair-partner.js';
import { sentencesOf, wordCount } from './sentences.js';
import type { PartnerSituation } from './situation.js';
import { expectFair, questions } from './testing/expect-fair.js';

const POINTS = [
  'introduce classmates',
  'show them around',
  'sit together at lunch',
  'explain school rules',
  'invite to games',
  'share study notes',
];

const situation = (over: Partial<PartnerSituation> = {}): PartnerSituation => ({
  phase: 'session1',
  topic: 'welcoming a new student',
  points: POINTS,
  partnerPoints: [],
  lastTurn: 'I think the canteen is a good place because everybody can talk there.',
  history: [],
  saidBefore: [],
  studentLevel: 'intermediate',
  difficulty: 'beginner',
  decisionQuestion: null,
  hotsQuestion: null,
  seed: 1,
  ...over,
});

test.each([
  [6, 3],
  [5, 2],
  [4, 2],
  [3, 1],
  [2, 0],
  [0, 0],
])('of %d points at most %d are the partner’s', (points, most) =>
  expect(partnerPointsMax(points)).toBe(most),
);

describe('a reply of anybody', () => {
  test('that is fair stays as it is', () => {
    const reply = 'I agree about the canteen, because it is never quiet. What do you think?';
    expect(fairReply(reply, situation())).toBe(reply);
  });

  test.each<[string, string]>([
    ['an empty one', ' '],
    ['only marks', '… !? …'],
    ['only a label', 'AI Partner:'],
  ])('%s is nothing', (_name, reply) => expect(fairReply(reply, situation())).toBeNull());

  test('that takes all points keeps one', () => {
    const reply = `I agree. ${POINTS.map((point) => `We could ${point}.`).join(' ')} Do you agree?`;
    const fair = fairReply(reply, situation()) ?? '';
    expect(conceptsIn(fair, POINTS)).toHaveLength(1);
  });

  test('with half of the points covered brings up no new one, in its question neither', () => {
    const taken = situation({ partnerPoints: [0, 1, 2] });
    const fair = fairReply('That is true. Shall we share study notes?', taken) ?? '';
    expect(fair).toMatch(/^That is true\. .*\?$/);
    expect(conceptsIn(fair, POINTS)).toEqual([]);
  });

  test('that reacts to nothing is made to react', () => {
    expect(fairReply('Football is fun. Do you play?', situation())).toMatch(
      /^I see what you mean about the canteen\./,
    );
  });

  test('without a question hands over with one that was not asked before', () => {
    const saidBefore = ['Yes. What do you think?'];
    const fair = fairReply('I agree with you.', situation({ saidBefore })) ?? '';
    expect(questions(fair)).toBe(1);
    expect(fair).not.toContain('What do you think?');
  });

  test.each([
    ['swears', 'I agree. Damn, it is hot in the canteen. Do you agree?'],
    ['gives an address', 'I agree. Write to me at lee@example.com tonight. Do you agree?'],
    ['gives a number', 'I agree. My number is 012-345 6789 at night. Do you agree?'],
  ])('that %s leaves it out', (_name, reply) =>
    expect(fairReply(reply, situation())).toBe('I agree. Do you agree?'),
  );

  test('obeys every rule, whatever it says', () => {
    const word = fc.constantFrom(
      ...POINTS.join(' ').split(' '),
      'I',
      'agree',
      'because',
      'canteen',
      'lah',
      'you',
    );
    const sentence = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 50 }), fc.constantFrom('.', '?', '!', '...', ''))
      .map(([words, mark]) => words.join(' ') + mark);
    const reply = fc.oneof(
      fc.array(sentence, { maxLength: 8 }).map((all) => all.join(' ')),
      fc.string(),
    );
    const partnerPoints = fc.uniqueArray(fc.nat(5), { maxLength: 3 });
    fc.assert(
      fc.property(reply, partnerPoints, fc.constantFrom(...PHASES), (said, taken, phase) => {
        const given = situation({ partnerPoints: taken, phase });
        const fair = fairReply(said, given);
        if (fair !== null) expectFair(fair, given);
        // told sentence by sentence it is the same, and what is out already is never too much
        const telling = new FairReply(given);
        const told: string[] = [];
        for (const next of sentencesOf(said)) {
          told.push(...telling.hear(next));
          expect(wordCount(told.join(' '))).toBeLessThanOrEqual(PARTNER_WORDS_MAX);
          expect(isWithinPoints(told.join(' '), given)).toBe(true);
        }
        expect([...told, ...telling.end()].join(' ')).toBe(fair ?? '');
      }),
      { numRuns: 500 },
    );
  });
});
