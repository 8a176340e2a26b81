import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';
import type { CuratedQuestion } from './curated-question.js';

const shared = {
  partType: 'part2',
  theme: 'Consumerism and Financial Awareness',
  timeLimit: PART2_SPEAKING_SECONDS,
} as const;

export const part2ConsumerismAndFinancialAwareness: readonly CuratedQuestion[] = [
  {
    ...shared,
    slug: 'most-useful-thing',
    category: 'Belongings',
    difficulty: 'beginner',
    text: 'Talk about a useful thing that you have.',
    shouldSayPoints: [
      'what it is and what it looks like',
      'when you got it',
      'how you use it',
      'why you would not like to lose it',
    ],
    prompts: ['colour', 'strong', 'every day', 'careful', 'gift'],
  },
  {
    ...shared,
    slug: 'favourite-shop-or-stall',
    category: 'Shopping',
    difficulty: 'beginner',
    text: 'Talk about a shop, stall or market that you like to visit.',
    shouldSayPoints: [
      'where it is and what it sells',
      'when you usually go there',
      'what you like to look at or buy',
      'why you like this place',
    ],
    prompts: ['cheap', 'fresh', 'crowded', 'choose', 'seller'],
  },
  {
    ...shared,
    slug: 'saving-for-something',
    category: 'Saving',
    difficulty: 'beginner',
    text: 'Talk about one thing that you would like to save money for.',
    shouldSayPoints: [
      'what you would like to buy',
      'how much money you may need',
      'how you can save the money',
      'how you will feel when you have it',
    ],
    prompts: ['price', 'save', 'wait', 'coins', 'happy'],
  },
  {
    ...shared,
    slug: 'choosing-between-two-things',
    category: 'Choices',
    difficulty: 'intermediate',
    text: 'Talk about a time when you had to choose between two things to buy.',
    shouldSayPoints: [
      'what the two things were',
      'how they were different from each other',
      'how you made your choice',
      'why you were happy or unhappy with your choice',
    ],
    prompts: ['compare', 'quality', 'afford', 'advice', 'regret'],
  },
  {
    ...shared,
    slug: 'repaired-or-used-again',
    category: 'Repair',
    difficulty: 'intermediate',
    text: 'Talk about something that was repaired or used again instead of being thrown away.',
    shouldSayPoints: [
      'what it was and what was wrong with it',
      'who repaired it or found a new use for it',
      'how this was done',
      'why this can be better than buying a new one',
    ],
    prompts: ['broken', 'fix', 'creative', 'waste', 'value'],
  },
  {
    ...shared,
    slug: 'advertisement-that-caught-the-eye',
    category: 'Advertising',
    difficulty: 'intermediate',
    text: 'Talk about an advertisement that caught your attention.',
    shouldSayPoints: [
      'what it was for and where you saw or heard it',
      'what was shown or said',
      'how it tried to make people buy',
      'why you believed it or did not believe it',
    ],
    prompts: ['slogan', 'attractive', 'promise', 'customer', 'honest'],
  },
  {
    ...shared,
    slug: 'small-business-idea',
    category: 'Enterprise',
    difficulty: 'advanced',
    text: 'Talk about a small business that a young person in your area could start.',
    shouldSayPoints: [
      'what the business would offer and to whom',
      'how it could begin with very little money',
      'what risks the owner would have to face',
      'why you believe that it could succeed',
    ],
    prompts: ['demand', 'profit', 'investment', 'reputation', 'initiative'],
  },
  {
    ...shared,
    slug: 'wanted-but-not-needed',
    category: 'Needs and Wants',
    difficulty: 'advanced',
    text: 'Talk about a product that many teenagers want but do not really need.',
    shouldSayPoints: [
      'what the product is and when it became popular',
      'what makes teenagers want it',
      'how they could judge its worth before they buy',
      'why it is hard to tell the things we need from the things we want',
    ],
    prompts: ['trend', 'peer pressure', 'impulse', 'essential', 'worthwhile'],
  },
];
