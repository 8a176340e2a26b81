import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';
import type { CuratedQuestion } from './curated-question.js';

const shared = {
  partType: 'part2',
  theme: 'Health and Environment',
  timeLimit: PART2_SPEAKING_SECONDS,
} as const;

export const part2HealthAndEnvironment: readonly CuratedQuestion[] = [
  {
    ...shared,
    slug: 'active-free-time',
    category: 'Exercise',
    difficulty: 'beginner',
    text: 'Talk about a game or activity that keeps your body active.',
    shouldSayPoints: [
      'what the game or activity is',
      'where and when you do it',
      'how you do it, alone or with others',
      'why it makes you feel good',
    ],
    prompts: ['active', 'energy', 'team', 'outdoors', 'fun'],
  },
  {
    ...shared,
    slug: 'outdoor-place-near-home',
    category: 'Nature',
    difficulty: 'beginner',
    text: 'Talk about a place near your home where you like to be outdoors.',
    shouldSayPoints: [
      'where the place is',
      'what you can see and hear there',
      'when you go there and what you do',
      'how you feel when you are there',
    ],
    prompts: ['fresh air', 'shady', 'peaceful', 'relax', 'trees'],
  },
  {
    ...shared,
    slug: 'keeping-the-classroom-clean',
    category: 'Cleanliness',
    difficulty: 'beginner',
    text: 'Talk about what you and your classmates do to keep your classroom clean.',
    shouldSayPoints: [
      'what jobs you do in the classroom',
      'when you do them',
      'how you share the work',
      'why a clean classroom is good for everyone',
    ],
    prompts: ['sweep', 'tidy', 'rubbish', 'take turns', 'healthy'],
  },
  {
    ...shared,
    slug: 'healthy-habit',
    category: 'Habits',
    difficulty: 'intermediate',
    text: 'Talk about a healthy habit that you have started or would like to start.',
    shouldSayPoints: [
      'what the habit is',
      'what gave you the idea',
      'how you can keep it up on busy days',
      'why it makes a difference to your daily life',
    ],
    prompts: ['routine', 'improve', 'discipline', 'sleep', 'benefit'],
  },
  {
    ...shared,
    slug: 'caring-for-a-plant-or-animal',
    category: 'Living Things',
    difficulty: 'intermediate',
    text: 'Talk about a plant or an animal that you have looked after or would like to look after.',
    shouldSayPoints: [
      'what kind of plant or animal it is',
      'how it should be cared for',
      'what may be difficult about looking after it',
      'why caring for a living thing is good for a person',
    ],
    prompts: ['responsible', 'feed', 'grow', 'shelter', 'attached'],
  },
  {
    ...shared,
    slug: 'less-rubbish-in-our-area',
    category: 'Waste',
    difficulty: 'intermediate',
    text: 'Talk about something that people in your area do, or could do, to make less rubbish.',
    shouldSayPoints: [
      'what people do or could do',
      'who takes part and how it works',
      'what makes it difficult',
      'why you would tell other places to try it',
    ],
    prompts: ['recycle', 'reuse', 'plastic', 'container', 'effort'],
  },
  {
    ...shared,
    slug: 'change-in-nature-around-us',
    category: 'Environment',
    difficulty: 'advanced',
    text: 'Talk about a change in nature that you have noticed near the place where you live.',
    shouldSayPoints: [
      'what has changed and over how long',
      'what may have caused the change',
      'how it affects people, animals or plants',
      'what young people could realistically do about it, and why they should',
    ],
    prompts: ['climate', 'habitat', 'development', 'consequence', 'restore'],
  },
  {
    ...shared,
    slug: 'balance-of-work-and-rest',
    category: 'Well-being',
    difficulty: 'advanced',
    text: 'Talk about how a student can keep a healthy balance between schoolwork and rest.',
    shouldSayPoints: [
      'what takes up most of the week for a student',
      'how a student can decide what comes first',
      'what real rest looks like for you',
      'why the balance is so easily lost, and how it can be found again',
    ],
    prompts: ['priority', 'pressure', 'schedule', 'recharge', 'sustainable'],
  },
];
