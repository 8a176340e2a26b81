import { expect, test } from '@jest/globals';
import { talkContent } from './talk';

const talk = {
  studentTurns: 5,
  partnerTurns: 8,
  studentWords: 93,
  partnerWords: 207,
  takenUp: { turns: 4, of: 5 },
  moves: [
    { move: 'ask', count: 2, quotes: ['Do you agree?', 'What do you think?'] },
    { move: 'disagree', count: 0, quotes: [] },
    { move: 'giveReason', count: 3, quotes: [] },
  ],
  points: [
    { point: 'food', byStudent: true, byPartner: true },
    { point: 'music', byStudent: false, byPartner: true },
    { point: 'friends', byStudent: true, byPartner: false },
    { point: 'travel', byStudent: false, byPartner: false },
  ],
  phases: [
    {
      phase: 'session1' as const,
      studentTurns: 1,
      spokenSeconds: 65,
      targetSeconds: 120,
      remark: 'Discussion: you took 1 turn. Ask more.',
    },
    {
      phase: 'session2' as const,
      studentTurns: 2,
      spokenSeconds: null,
      targetSeconds: 60,
      remark: 'Decision Making: you took 2 turns.',
    },
  ],
};

test('shares, points, sessions and moves, the most frequent first and those not made apart', () => {
  expect(talkContent(talk)).toEqual({
    share: 31,
    balance: 'You took 5 of 13 turns and said 31 % of the words.',
    takenUp: "You took up your partner's words in 4 of 5 turns.",
    moves: [
      { name: 'Gave a reason', count: 3 },
      { name: 'Asked your partner', count: 2 },
    ],
    notMade: ['Disagreed politely'],
    points: [
      { point: 'food', by: 'shared' },
      { point: 'music', by: 'partner' },
      { point: 'friends', by: 'student' },
      { point: 'travel', by: null },
    ],
    phases: [
      { name: 'Discussion', facts: '1 turn, 1:05 of 2:00 spoken' },
      { name: 'Decision Making', facts: '2 turns' },
    ],
    told: [
      'You took 5 of 13 turns and said 31 % of the words.',
      "You took up your partner's words in 4 of 5 turns.",
      'Decision Making: you took 2 turns.',
    ],
  });
});

test('a conversation without words has no share and nothing to take up', () => {
  const empty = talkContent({ ...talk, studentWords: 0, partnerWords: 0, takenUp: { turns: 0, of: 0 } });
  expect(empty).toMatchObject({ share: 0, takenUp: null });
});
