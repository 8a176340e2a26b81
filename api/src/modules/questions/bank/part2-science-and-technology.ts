import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';
import type { CuratedQuestion } from './curated-question.js';

const shared = {
  partType: 'part2',
  theme: 'Science and Technology',
  timeLimit: PART2_SPEAKING_SECONDS,
} as const;

export const part2ScienceAndTechnology: readonly CuratedQuestion[] = [
  {
    ...shared,
    slug: 'tool-that-makes-housework-easier',
    category: 'Tools',
    difficulty: 'beginner',
    text: 'Talk about a machine or tool that makes work at home easier.',
    shouldSayPoints: [
      'what it is and what it looks like',
      'when people use it',
      'how it helps with the work',
      'why the work is harder without it',
    ],
    prompts: ['switch on', 'quick', 'heavy', 'safe', 'save time'],
  },
  {
    ...shared,
    slug: 'enjoyable-science-lesson',
    category: 'Science',
    difficulty: 'beginner',
    text: 'Talk about a science lesson or experiment that you enjoyed.',
    shouldSayPoints: [
      'when and where you had this lesson',
      'what you did in the lesson',
      'what you learned',
      'why you enjoyed it',
    ],
    prompts: ['laboratory', 'mix', 'watch', 'result', 'surprised'],
  },
  {
    ...shared,
    slug: 'application-for-learning',
    category: 'Learning',
    difficulty: 'beginner',
    text: 'Talk about an app or a website that is good for learning.',
    shouldSayPoints: [
      'what it is called',
      'what people can learn with it',
      'how people use it',
      'why you would tell a friend about it',
    ],
    prompts: ['download', 'video', 'practise', 'free', 'easy'],
  },
  {
    ...shared,
    slug: 'when-technology-did-not-work',
    category: 'Problems',
    difficulty: 'intermediate',
    text: 'Talk about a time when a machine or device did not work as you expected.',
    shouldSayPoints: [
      'what you were trying to do',
      'what went wrong and when',
      'how the problem was solved',
      'how you felt and what you learned from it',
    ],
    prompts: ['connection', 'battery', 'suddenly', 'frustrated', 'solution'],
  },
  {
    ...shared,
    slug: 'invention-that-changed-life',
    category: 'Inventions',
    difficulty: 'intermediate',
    text: 'Talk about an invention that has changed the way people travel or keep in touch.',
    shouldSayPoints: [
      'what the invention is',
      'what life was like before it',
      'how people use it nowadays',
      'why you think that it is important',
    ],
    prompts: ['distance', 'communicate', 'convenient', 'modern', 'depend'],
  },
  {
    ...shared,
    slug: 'job-in-science-or-technology',
    category: 'Careers',
    difficulty: 'intermediate',
    text: 'Talk about a job in science or technology that interests you.',
    shouldSayPoints: [
      'what the job is and when you first heard of it',
      'what people in this job do',
      'how a person can prepare for it',
      'why it interests you',
    ],
    prompts: ['career', 'research', 'training', 'curious', 'challenge'],
  },
  {
    ...shared,
    slug: 'invention-for-our-community',
    category: 'Innovation',
    difficulty: 'advanced',
    text: 'Talk about an everyday problem in your community that a new invention could solve.',
    shouldSayPoints: [
      'what the problem is and whom it affects',
      'how the invention would work',
      'what might make it difficult to build or to use',
      'why it would be worth the effort',
    ],
    prompts: ['innovative', 'practical', 'obstacle', 'affordable', 'impact'],
  },
  {
    ...shared,
    slug: 'trusting-information',
    category: 'Information',
    difficulty: 'advanced',
    text: 'Talk about how you decide whether a piece of information can be trusted.',
    shouldSayPoints: [
      'what kinds of information you come across most often',
      'what signs make you doubt what you read or hear',
      'how you check something before you pass it on',
      'why this skill matters more today than it did in the past',
    ],
    prompts: ['source', 'evidence', 'misleading', 'verify', 'credible'],
  },
];
