import type { TopicThoughts } from './topic-thoughts.js';

export const teenagersAndSleep: TopicThoughts = {
  topic: 'teenagers and sleep',
  hasTroubles: true,
  points: {
    'screens at night': {
      say: 'screens at night',
      also: [
        'phone',
        'play phone',
        'tiktok',
        'netflix',
        'game',
        'gaming',
        'scroll',
        'handphone',
        'screen',
        'online',
      ],
      pro: [
        'one video leads to the next until it is two in the morning',
        'the bright light tells our brain to stay awake',
      ],
      con: 'some of us read on paper and still cannot rest',
      ask: 'Where is your phone when you go to bed?',
    },
    'heavy homework': {
      say: 'heavy homework',
      also: ['homework', 'assignment', 'tuition', 'school work', 'exercise'],
      pro: [
        'some of us come back from tuition at ten and only then begin',
        'every teacher thinks that theirs is the only subject',
      ],
      con: 'a good plan for the afternoon would leave the evening free',
      ask: 'How long do you need for yours?',
    },
    'early journeys to school': {
      say: 'early journeys to school',
      also: [
        'wake up early',
        'early morning',
        'bus',
        'far from school',
        'five in the morning',
        'get up early',
      ],
      pro: ['the bus leaves while it is still dark', 'students from far away get up at five'],
      con: 'many students live just around the corner',
      ask: 'What time do you get up?',
    },
    'noisy surroundings': {
      say: 'noisy surroundings',
      also: ['noise', 'noisy', 'loud', 'neighbour', 'motorbike', 'traffic', 'baby'],
      pro: ['thin walls let every motorbike in', 'it is hard to rest when five people share a room'],
      con: 'most people get used to sounds after some time',
      ask: 'Is it quiet where you live?',
    },
    'worry about tests': {
      say: 'worry about tests',
      also: ['worry', 'stress', 'exam', 'test', 'spm', 'pressure', 'nervous'],
      pro: ['our thoughts go round and round in the dark', 'everybody expects good results from us'],
      con: 'that happens only a few times a year',
      ask: 'What helps you to calm down?',
    },
    'irregular weekend hours': {
      say: 'irregular weekend hours',
      also: ['weekend', 'saturday', 'sunday', 'holiday', 'sleep late'],
      pro: ['after two late days the body is confused on Monday', 'we stay up and then get up at noon'],
      con: 'a long Sunday in bed is the only rest that some of us get',
      ask: 'When do you get up on a Sunday?',
    },
  },
  words:
    'sleep sleepy tired bed teenager teenagers night rest awake midnight class morning school start late later parents hour lazy health',
  stories: [
    'My deskmate Kumar fell asleep in the physics lesson last Tuesday.',
    'I feel much better when I go to bed at ten.',
  ],
  easy: [
    'How long did you sleep last time?',
    'Do you feel tired in the first lesson?',
    'What do you do when you cannot fall asleep?',
  ],
  thoughts: [
    'Students would gain, because the teenage body wakes up late.',
    'Parents who start work at eight would lose, since they drive their children.',
    'Teachers might gain as well, because nobody sleeps in the first lesson.',
    'Lessons would also end late, so there is little time left for sport.',
  ],
  asks: [
    'What would working parents do in the morning?',
    'Would you really sleep longer, or only stay up later?',
    'How would the afternoon change for clubs and sport?',
  ],
};
