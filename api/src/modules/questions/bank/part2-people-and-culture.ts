import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';
import type { CuratedQuestion } from './curated-question.js';

const shared = {
  partType: 'part2',
  theme: 'People and Culture',
  timeLimit: PART2_SPEAKING_SECONDS,
} as const;

export const part2PeopleAndCulture: readonly CuratedQuestion[] = [
  {
    ...shared,
    slug: 'helping-someone-nearby',
    category: 'Community',
    difficulty: 'beginner',
    text: 'Talk about a time when you helped someone in your neighbourhood.',
    shouldSayPoints: [
      'who needed help and when it was',
      'what you did to help',
      'what the person said to you afterwards',
      'how you felt after helping',
    ],
    prompts: ['neighbour', 'carry', 'kind', 'together', 'thankful'],
  },
  {
    ...shared,
    slug: 'dish-for-a-special-day',
    category: 'Food',
    difficulty: 'beginner',
    text: 'Talk about a dish that people in your area make for a special day.',
    shouldSayPoints: [
      'what the dish is and what it tastes like',
      'when people make it',
      'how it is prepared',
      'why people like to share it',
    ],
    prompts: ['ingredients', 'recipe', 'share', 'delicious', 'celebrate'],
  },
  {
    ...shared,
    slug: 'good-classmate-to-work-with',
    category: 'Friendship',
    difficulty: 'beginner',
    text: 'Talk about a classmate that you enjoy working with.',
    shouldSayPoints: [
      'what your classmate is like',
      'when you work together and what you do',
      'how you help each other',
      'why you enjoy working with this person',
    ],
    prompts: ['friendly', 'helpful', 'group', 'listen', 'laugh'],
  },
  {
    ...shared,
    slug: 'skill-from-an-older-person',
    category: 'Skills',
    difficulty: 'intermediate',
    text: 'Talk about a skill that you learned from an older person.',
    shouldSayPoints: [
      'what the skill is',
      'who taught it to you and when',
      'how you practised it',
      'why the skill is worth passing on',
    ],
    prompts: ['patient', 'demonstrate', 'practise', 'mistake', 'proud'],
  },
  {
    ...shared,
    slug: 'local-place-for-visitors',
    category: 'Places',
    difficulty: 'intermediate',
    text: 'Talk about a place in your area that you would like visitors to see.',
    shouldSayPoints: [
      'where the place is and what it looks like',
      'what visitors can see or do there',
      'how you would make visitors feel welcome',
      'why the place matters to the people who live nearby',
    ],
    prompts: ['scenery', 'history', 'guide', 'atmosphere', 'memorable'],
  },
  {
    ...shared,
    slug: 'celebration-of-another-culture',
    category: 'Celebrations',
    difficulty: 'intermediate',
    text: 'Talk about a celebration of another culture that you have joined or would like to join.',
    shouldSayPoints: [
      'what the celebration is and when it takes place',
      'what people do, eat or wear',
      'what you learned from it or hope to learn',
      'why it is good to share celebrations with one another',
    ],
    prompts: ['invite', 'decorate', 'traditional', 'respect', 'harmony'],
  },
  {
    ...shared,
    slug: 'custom-that-has-changed',
    category: 'Traditions',
    difficulty: 'advanced',
    text: 'Talk about a custom in your community that has changed over the years.',
    shouldSayPoints: [
      'what the custom was like in the past',
      'how people follow it today',
      'what has caused it to change',
      'whether you see the change as a gain or a loss, and why',
    ],
    prompts: ['generation', 'adapt', 'preserve', 'influence', 'identity'],
  },
  {
    ...shared,
    slug: 'working-with-different-ideas',
    category: 'Teamwork',
    difficulty: 'advanced',
    text: 'Talk about a time when you worked with people whose ideas were very different from yours.',
    shouldSayPoints: [
      'what you were trying to achieve together',
      'how your ideas differed',
      'how you reached an agreement',
      'why the experience changed, or did not change, the way you work with others',
    ],
    prompts: ['compromise', 'perspective', 'persuade', 'open-minded', 'outcome'],
  },
];
