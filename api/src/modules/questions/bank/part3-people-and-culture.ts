import { type CuratedQuestion, PART3_TIME_LIMIT_SECONDS } from './curated-question.js';

const shared = {
  partType: 'part3',
  theme: 'People and Culture',
  timeLimit: PART3_TIME_LIMIT_SECONDS,
} as const;

export const part3PeopleAndCulture: readonly CuratedQuestion[] = [
  {
    ...shared,
    slug: 'welcoming-a-new-student',
    category: 'School Life',
    difficulty: 'beginner',
    text: 'Ways to welcome a new student to your class',
    shouldSayPoints: [
      'what a new student may need on the first day',
      'when a new student needs help most',
      'how classmates can help',
      'why a warm welcome is important',
    ],
    prompts: ['smile', 'introduce', 'invite', 'shy', 'belong'],
    conversationTopic: 'welcoming a new student',
    mindMapConcepts: [
      'introduce classmates',
      'show them around',
      'sit together at lunch',
      'explain school rules',
      'invite to games',
      'share study notes',
    ],
    session2Question: 'Decide together: which ONE of these ways would help a new student the most?',
    hotsQuestion: 'Why is the first week at a new school so important for how a student feels later?',
  },
  {
    ...shared,
    slug: 'learning-about-other-cultures',
    category: 'Cultures',
    difficulty: 'intermediate',
    text: 'Why do people enjoy learning about other cultures?',
    shouldSayPoints: [
      'what people can learn about another culture',
      'where and when they can learn it',
      'how it changes the way they see others',
      'why it makes life more interesting',
    ],
    prompts: ['curious', 'custom', 'festival', 'understand', 'diverse'],
    conversationTopic: 'learning about other cultures',
    mindMapConcepts: [
      'new kinds of food',
      'wider circle of friends',
      'traditional music and dance',
      'respect for differences',
      'confidence when travelling',
      'useful languages',
    ],
    session2Question:
      'Decide together: which ONE of these is the strongest reason to learn about other cultures?',
    hotsQuestion: 'Does the internet bring cultures closer together, or does it make them all alike? Why?',
  },
  {
    ...shared,
    slug: 'keeping-traditional-games-and-crafts',
    category: 'Traditions',
    difficulty: 'intermediate',
    text: 'How can young people keep traditional games and crafts alive?',
    shouldSayPoints: [
      'what traditional games and crafts you know',
      'when young people get to try them',
      'how more young people could be interested in them',
      'why they are worth keeping',
    ],
    prompts: ['heritage', 'handmade', 'teach', 'attract', 'pass on'],
    conversationTopic: 'keeping traditional games and crafts alive',
    mindMapConcepts: [
      'weekly school club',
      'short online videos',
      'workshops with elders',
      'stalls at local fairs',
      'modern designs',
      'friendly competitions',
    ],
    session2Question:
      'Decide together: which ONE of these ways would make the most young people want to take part?',
    hotsQuestion: 'If a traditional game is turned into a game for phones, is it still the same tradition?',
  },
  {
    ...shared,
    slug: 'bringing-a-community-together',
    category: 'Community',
    difficulty: 'advanced',
    text: 'What are the qualities of a person who brings a community together?',
    shouldSayPoints: [
      'what such a person does differently from others',
      'when a community most needs such a person',
      'how these qualities show in small, everyday actions',
      'why some qualities matter more than others',
    ],
    prompts: ['empathy', 'trust', 'diplomatic', 'inspire', 'inclusive'],
    conversationTopic: 'people who bring a community together',
    mindMapConcepts: [
      'listens without judging',
      'treats everyone fairly',
      'leads by example',
      'stays calm under pressure',
      'shares the credit',
      'speaks several languages',
    ],
    session2Question:
      'Decide together: which ONE of these qualities does the most to bring a community together?',
    hotsQuestion: 'To what extent can qualities like these be taught at school, rather than learned in life?',
  },
];
