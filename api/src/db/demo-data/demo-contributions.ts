import type { Generation } from 'schema/rules/questions';
import type { ContributionDraft } from '../../modules/questions/question-contributions.service.js';
import type { InventedName } from './demo-people.js';
import type { DemoTime } from './demo-time.js';

interface DemoContribution {
  readonly by: InventedName;
  readonly sent: DemoTime;
  /** When the demo's teacher let everybody practise it; null: it waits. */
  readonly verified: DemoTime | null;
  readonly question: ContributionDraft;
}

export const DEMO_CONTRIBUTIONS: readonly DemoContribution[] = [
  {
    by: 'hafiz',
    sent: { daysAgo: 26, at: '17:42' },
    verified: { daysAgo: 25, at: '10:30' },
    question: {
      partType: 'part2',
      title: 'Talk about a time when you lost something and found it again.',
      theme: 'People and Culture',
      difficulty: 'beginner',
      shouldSayPoints: [
        'what you lost and where',
        'how you felt when you noticed it',
        'who helped you to look for it',
        'what you do differently now',
      ],
    },
  },
  {
    by: 'jiahui',
    sent: { daysAgo: 6, at: '21:08' },
    verified: null,
    question: {
      partType: 'part2',
      title: 'Talk about a hawker dish that every visitor to your town should try.',
      theme: 'People and Culture',
      difficulty: 'intermediate',
      shouldSayPoints: [
        'what the dish is and where it is sold',
        'how it looks, smells and tastes',
        'when people usually eat it',
        'why a visitor would remember it',
      ],
    },
  },
  {
    by: 'clarence',
    sent: { daysAgo: 4, at: '19:55' },
    verified: null,
    question: {
      partType: 'part3',
      title: 'How can a longhouse or a kampung stay alive when young people move to the city?',
      theme: 'People and Culture',
      difficulty: 'advanced',
      shouldSayPoints: [
        'what young people look for in the city',
        'what is lost when they leave',
        'how they can stay in touch',
        'who should do something about it',
      ],
      mindMapConcepts: [
        'better roads and internet',
        'jobs close to home',
        'festivals that bring people back',
        'homestays for visitors',
        'teaching old skills',
        'video calls with elders',
      ],
      session2Question: 'Decide together: which ONE of these would keep the most young people close to home?',
      hotsQuestion: 'Is it always a loss when a way of life comes to an end? Why, or why not?',
    },
  },
  {
    by: 'priyanka',
    sent: { daysAgo: 2, at: '18:31' },
    verified: null,
    question: {
      partType: 'part2',
      title: 'Talk about something that you bought online and were not happy with.',
      theme: 'Consumerism and Financial Awareness',
      difficulty: 'intermediate',
      shouldSayPoints: [
        'what you bought and why',
        'what was wrong with it',
        'what you did about it',
        'what you would tell a friend who buys online',
      ],
    },
  },
  {
    by: 'jiahui',
    sent: { daysAgo: 1, at: '20:46' },
    verified: null,
    question: {
      partType: 'part3',
      title: 'How should a school use the money from its canteen?',
      theme: 'Consumerism and Financial Awareness',
      difficulty: 'intermediate',
      shouldSayPoints: [
        'what the school needs most',
        'who should be asked',
        'how the money can be shown to everyone',
        'why students should have a say',
      ],
      mindMapConcepts: [
        'cheaper healthy meals',
        'new sports equipment',
        'help for poorer families',
        'more library books',
        'school trips for everyone',
        'shade and benches',
      ],
      session2Question: 'Decide together: which ONE of these should the school pay for first?',
      hotsQuestion:
        'Should students be allowed to decide about money at school? What could they learn from it?',
    },
  },
];

/** What the demo's student had generated. */
export const DEMO_GENERATION: { readonly asked: DemoTime; readonly wanted: Generation } = {
  asked: { daysAgo: 5, at: '20:02' },
  wanted: { partType: 'part2', difficulty: 'intermediate', theme: 'Health and Environment', count: 1 },
};
