import type { TopicThoughts } from './topic-thoughts.js';

export const otherCultures: TopicThoughts = {
  topic: 'learning about other cultures',
  points: {
    'new kinds of food': {
      say: 'new kinds of food',
      also: ['food', 'eat', 'rendang', 'ketupat', 'mooncake', 'laksa', 'murukku', 'cuisine', 'taste'],
      pro: ['a shared meal is the quickest way to trust somebody', 'every dish tells a story about a family'],
      con: 'eating a dish does not teach us how people think',
      ask: 'Which dish would you offer to a guest?',
    },
    'wider circle of friends': {
      say: 'a wider circle of friends',
      also: ['friend', 'friendship', 'make friend', 'new friend'],
      pro: [
        'we hear stories that our own family cannot tell',
        'open house at Deepavali is great fun in a big group',
      ],
      con: 'many people still stay in their own group at recess',
      ask: 'How did you meet somebody of another race?',
    },
    'traditional music and dance': {
      say: 'traditional music and dance',
      also: ['music', 'dance', 'song', 'lion dance', 'zapin', 'gamelan', 'k-pop'],
      pro: ['you can feel it even if you do not know a word', 'the costumes and drums are exciting to watch'],
      con: 'many young people find it slow',
      ask: 'Which performance did you like most?',
    },
    'respect for differences': {
      say: 'respect for differences',
      also: [
        'respect',
        'tolerance',
        'different',
        'harmony',
        'unity',
        'understand each other',
        'racist',
        'peace',
      ],
      pro: ['we stop laughing at what we do not know', 'our country needs people who get along'],
      con: 'reading about it is not the same as living it',
      ask: 'Where do you see it at your school?',
    },
    'confidence when travelling': {
      say: 'confidence when travelling',
      also: ['travel', 'travelling', 'trip', 'abroad', 'overseas', 'visit other country'],
      pro: ['you know how to greet and how to behave', 'a strange place feels less strange'],
      con: 'most of us cannot pay for a flight',
      ask: 'Which country would you like to see?',
    },
    'useful languages': {
      say: 'useful languages',
      also: ['language', 'mandarin', 'tamil', 'korean', 'japanese', 'speak'],
      pro: ['a few words open every door', 'it helps to get a good job later'],
      con: 'it takes years until one can really talk',
      ask: 'Which one would you start?',
    },
  },
  words:
    'culture cultures festival custom tradition race religion internet people country celebrate hari raya deepavali chinese indian malay korea interesting',
  stories: [
    'At Deepavali my neighbour, Mrs Devi, lets us draw a kolam.',
    'I learned to use chopsticks at my friend Wei Jie’s house.',
  ],
  easy: [
    'Which festival do you like best?',
    'Have you been to an open house?',
    'What do you know about Sabah or Sarawak?',
  ],
  thoughts: [
    'Online we can watch how people live on the other side of the earth.',
    'Teenagers everywhere wear the same shoes now, so something gets lost.',
    'Small groups can show their crafts to the whole world on the internet.',
    'We see only short clips, and they are not real life.',
  ],
  asks: [
    'What do you know from the internet that you never saw yourself?',
    'Will people still wear their own clothes in fifty years?',
    'Is it bad if young people everywhere like the same things?',
  ],
};
