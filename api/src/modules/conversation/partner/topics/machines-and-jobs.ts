import type { TopicThoughts } from './topic-thoughts.js';

export const machinesAndJobs: TopicThoughts = {
  topic: 'artificial intelligence and the world of work',
  hasTroubles: true,
  points: {
    'routine tasks disappear': {
      say: 'the routine tasks that disappear',
      also: [
        'disappear',
        'lose job',
        'lose their job',
        'cashier',
        'replace',
        'jobless',
        'unemployed',
        'unemployment',
        'routine',
      ],
      pro: [
        'a machine does the same thing all day and never gets tired',
        'people get time for what is interesting',
      ],
      con: 'for many families such a job is the only income',
      ask: 'Which job will go first, do you think?',
    },
    'new careers appear': {
      say: 'the new careers that appear',
      also: ['new job', 'career', 'new work', 'programmer', 'engineer', 'data'],
      pro: ['somebody has to build and check all those machines', 'twenty years ago nobody was a YouTuber'],
      con: 'they are mostly for people who went to university',
      ask: 'Which job would you like that does not exist yet?',
    },
    'creativity gains value': {
      say: 'the value that creativity gains',
      also: ['creative', 'creativity', 'art', 'artist', 'imagination', 'idea'],
      pro: [
        'a machine only mixes what people made in the past',
        'a surprising idea is what customers will pay for',
      ],
      con: 'computers already paint and write songs',
      ask: 'Can a computer really have an idea?',
    },
    'lifelong retraining': {
      say: 'lifelong retraining',
      also: ['retraining', 'retrain', 'learn new skill', 'new skill', 'training', 'course', 'keep learning'],
      pro: ['what we learn at school may be old in ten years', 'those who keep learning keep their job'],
      con: 'a tired worker of fifty does not want to sit in a class',
      ask: 'Who should pay for those courses?',
    },
    'safer conditions': {
      say: 'safer conditions',
      also: ['safe', 'safer', 'dangerous', 'accident', 'factory'],
      pro: ['robots can go where there is fire or poison', 'fewer people get hurt in factories'],
      con: 'a machine that fails can hurt many people at once',
      ask: 'Which dangerous work should a robot do?',
    },
    'privacy at risk': {
      say: 'the risk to our privacy',
      also: ['privacy', 'private', 'personal data', 'camera', 'hack', 'spy', 'data leak'],
      pro: ['a boss can watch every click of the day', 'our data is kept for years by strangers'],
      con: 'honest people have little to hide',
      ask: 'What should a boss never be allowed to know?',
    },
  },
  words:
    'machine machines robot robots ai artificial intelligence work job jobs company technology computer future people learn school teacher human skill chatgpt think',
  stories: [
    'At the restaurant near my house a robot cat brings the plates.',
    'My uncle drives a lorry in Klang, and he worries about his job.',
  ],
  easy: [
    'What job do you want to have?',
    'Have you ever used a chatbot?',
    'Could a robot do the work of your parents?',
  ],
  thoughts: [
    'We should still learn to think, or we believe whatever a machine says.',
    'People will always need to work in a team and to comfort each other.',
    'We learn history and poems because they make us human.',
    'Even simple sums are useful when the power is off.',
  ],
  asks: [
    'Which subject would you keep, whatever happens?',
    'What is it that a machine will never learn?',
    'Would school still be needed if nobody had to work?',
  ],
};
