import type { TopicThoughts } from './topic-thoughts.js';

export const phonesInSchool: TopicThoughts = {
  topic: 'using phones in school',
  hasTroubles: true,
  points: {
    'quick search for facts': {
      say: 'a quick search for facts',
      also: ['search', 'google', 'information', 'find answer', 'internet', 'chatgpt', 'fact'],
      pro: ['the newest textbook is already five years old', 'we can look a thing up while we are curious'],
      con: 'not everything that we find is true',
      ask: 'In which subject would it help most?',
    },
    'calls to parents': {
      say: 'calls to parents',
      also: ['call my mother', 'call my parent', 'parent', 'emergency', 'call my father', 'contact'],
      pro: [
        'practice sometimes ends early and somebody has to fetch us',
        'in an emergency every minute counts',
      ],
      con: 'the school office has a telephone for that',
      ask: 'When did you last need that?',
    },
    'distraction during lessons': {
      say: 'distraction during lessons',
      also: [
        'distract',
        'distraction',
        'play game',
        'not listen',
        'focus',
        'tiktok',
        'whatsapp',
        'cannot concentrate',
        'not pay attention',
        'game',
      ],
      pro: ['one message is enough, and we miss the whole explanation', 'nobody can do two things at once'],
      con: 'in a boring hour we dream anyway',
      ask: 'How could we all keep our attention?',
    },
    'photos without permission': {
      say: 'photos that are taken without permission',
      also: ['photo', 'picture', 'video', 'bully', 'cyberbully', 'privacy', 'post', 'selfie'],
      pro: ['a bad picture stays on the internet for ever', 'it can become bullying very fast'],
      con: 'most students would never do that to a friend',
      ask: 'What should happen to somebody who does it?',
    },
    'fun class quizzes': {
      say: 'fun class quizzes',
      also: ['quiz', 'quizzes', 'kahoot', 'quizizz', 'fun'],
      pro: ['even shy students give an answer', 'everybody wakes up when there are points to win'],
      con: 'the winner is often just the one who types fast',
      ask: 'Which subject would you like it in?',
    },
    'lost or stolen devices': {
      say: 'lost or stolen devices',
      also: ['lost', 'stolen', 'steal', 'thief', 'expensive', 'rob', 'broken', 'missing'],
      pro: ['a good one costs as much as a motorbike', 'teachers have no time to look for thieves'],
      con: 'lockers would solve most of that',
      ask: 'Where could we keep them safely?',
    },
  },
  words:
    'phone phones handphone smartphone school teacher rule rules class strict student ban allow use study study learn',
  stories: [
    'At my cousin’s school in Penang they lock them away until two o’clock.',
    'Last year a friend of mine could not reach her father when it flooded.',
  ],
  easy: [
    'What is the rule at your school?',
    'How often do you look at yours in an hour?',
    'Which app do you use for studying?',
  ],
  thoughts: [
    'Students would allow it at recess, since that is their own time.',
    'Students might even be stricter about bullying than adults are.',
    'Teachers think of exams first, and students think of their friends.',
    'Many students would forbid it in exams, just like teachers do.',
  ],
  asks: [
    'What would be the first line of your rules?',
    'Should Form One have the same rules as Form Five?',
    'Who should check that the rules are kept?',
  ],
};
