import {
  ADVERTS,
  CRAFTS,
  CULTURES,
  ELDERS,
  ENGLISH,
  FOOD,
  LEADER,
  NATURE,
  NEWCOMER,
  PHONES,
  partner,
  RESOURCES,
  SAVING,
  SCAMS,
  SHOPPING,
  SLEEP,
  type StudentTurn,
  student,
} from './student-turn.js';

/** Turns of the later sessions: deciding, and thinking further. */
export const LATER_TURNS: readonly StudentTurn[] = [
  // deciding
  {
    says: 'I choose packed lunch because it is cheap and healthy.',
    topic: SAVING,
    phase: 'session2',
    about: 'packed lunch',
    acts: ['decides', 'differs', 'agrees'],
  },
  {
    says: 'For me, the best is to show them around the school.',
    topic: NEWCOMER,
    phase: 'session2',
    about: 'show them around',
  },
  {
    says: 'I think screens at night is the main reason. Do you agree?',
    topic: SLEEP,
    phase: 'session2',
    about: 'screens at night',
    acts: ['decides', 'differs', 'agrees', 'answers'],
  },
  {
    says: 'Okay, lets choose strong passwords then.',
    topic: SCAMS,
    phase: 'session2',
    about: 'strong secret passwords',
    acts: ['decides', 'agrees'],
    before: [
      student('I choose ask a trusted adult.'),
      partner(
        'I see, but I would choose the passwords, because they stop most thieves. Shall we agree on that one?',
      ),
    ],
  },
  {
    says: 'Yes, I agree with your choice.',
    topic: SCAMS,
    phase: 'session2',
    acts: ['decides', 'agrees'],
    about: 'strong secret passwords',
    before: [
      student('I dont know.'),
      partner(
        'My own choice is strong secret passwords, because they stop most thieves. Shall we agree on that one?',
      ),
    ],
  },
  {
    says: 'I think A and B both good, I cannot decide.',
    topic: SHOPPING,
    phase: 'session2',
    acts: ['helps', 'answers'],
    never: /\bA and B\b/,
  },
  {
    says: 'We have decide already, it is stalls at local fairs.',
    topic: CRAFTS,
    phase: 'session2',
    about: 'stalls at local fairs',
    acts: ['decides', 'agrees'],
  },
  {
    says: 'Compare to budget, the coin box is more easy for small kid.',
    topic: SAVING,
    phase: 'session2',
    about: 'coin box at home',
  },
  // thinking further
  {
    says: 'I think a little every week is better because it become habit.',
    topic: SAVING,
    phase: 'session3',
    mentions: /habit|week|save|saving|money|little|amount/i,
  },
  {
    says: 'Because people like the taste and they lazy to cook.',
    topic: FOOD,
    phase: 'session3',
    mentions: /tast|cook|food|people/i,
  },
  {
    says: 'If school start late, the student can sleep more but parents go to work how?',
    topic: SLEEP,
    phase: 'session3',
    mentions: /parents|work|later|sleep|hour/i,
  },
  {
    says: 'A teacher have feeling and machine dont have.',
    topic: ENGLISH,
    phase: 'session3',
    mentions: /feel|teacher|machine/i,
  },
  {
    says: 'The government must help the old people in kampung.',
    topic: ELDERS,
    phase: 'session3',
    mentions: /government|older|kampung|help/i,
  },
  {
    says: 'Yes influencer must responsible because they take money.',
    topic: ADVERTS,
    phase: 'session3',
    mentions: /influencer|money|responsib|honest|buyer|follow/i,
  },
  { says: 'I think cannot, because every people is different.', topic: LEADER, phase: 'session3' },
  { says: 'What do you think?', topic: NATURE, phase: 'session3', acts: ['answers'] },
  {
    says: 'In conclusion, both is important. That is all, thank you.',
    topic: CULTURES,
    phase: 'session3',
    acts: ['closes'],
  },
  { says: 'Thank you for discussing with me. Bye!', topic: PHONES, phase: 'session3', acts: ['closes'] },
  {
    says: 'So we can conclude that the panel is best for the school.',
    topic: RESOURCES,
    phase: 'session2',
    about: 'solar panels',
    acts: ['decides', 'agrees'],
  },
];
