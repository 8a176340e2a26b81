import type { TopicThoughts } from './topic-thoughts.js';

export const savingAtSchool: TopicThoughts = {
  topic: 'saving water and electricity at school',
  points: {
    'rain collection tanks': {
      say: 'rain collection tanks',
      also: ['rain', 'tank', 'rainwater', 'collect'],
      pro: [
        'it pours here almost every afternoon',
        'we could water the garden and flush the toilets free of charge',
      ],
      con: 'mosquitoes breed in them when nobody puts a lid on',
      ask: 'What could the school use it for?',
    },
    'reminders near switches': {
      say: 'reminders near switches',
      also: [
        'reminder',
        'switch off',
        'poster',
        'sticker',
        'turn off',
        'off the light',
        'close the fan',
        'switch',
      ],
      pro: ['paper and tape are all that you need', 'people forget the fans when the bell rings'],
      con: 'after a week nobody reads such notes',
      ask: 'What would you write on it?',
    },
    'repairing leaking taps': {
      say: 'repairing leaking taps',
      also: ['leak', 'leaking', 'tap', 'pipe', 'toilet', 'repair', 'fix'],
      pro: ['a small drip loses a bucket every day', 'one plumber can stop it in an hour'],
      con: 'schools often wait for months until somebody comes',
      ask: 'Who should students tell when they see one?',
    },
    'solar panels': {
      say: 'solar panels',
      also: ['solar', 'panel', 'sun'],
      pro: ['we have sunshine all year', 'the bill goes down for twenty years'],
      con: 'they cost thousands of ringgit at the start',
      ask: 'Where could we put them?',
    },
    'monthly class contest': {
      say: 'a monthly class contest',
      also: ['contest', 'competition', 'prize', 'compete'],
      pro: ['students try harder when there is something to win', 'it makes saving feel like a game'],
      con: 'the same people may win every time',
      ask: 'What should the winners get?',
    },
    'natural daylight': {
      say: 'natural daylight',
      also: ['daylight', 'sunlight', 'window', 'curtain'],
      pro: ['we only have to open the curtains', 'it is kind to our eyes as well'],
      con: 'the room gets too hot at noon',
      ask: 'Is your classroom bright enough for that?',
    },
  },
  words:
    'water electricity save saving waste light lights fan air-con aircond bill school energy money cost expensive habit teacher prefect',
  stories: [
    'At my cousin’s school in Melaka a prefect checks every room after the bell.',
    'Our computer lab is so cold that we wear jackets.',
  ],
  easy: [
    'Which room at your school wastes the most?',
    'Do you turn off the fan when you leave?',
    'Who pays the bill, and does anybody look at it?',
  ],
  thoughts: [
    'We would take shorter showers and wash clothes once a week.',
    'Rich families would hardly notice, but poor families would suffer.',
    'People would invent machines that need far less, so it has a good side.',
    'Shops and factories would ask for higher prices, so everything would cost more.',
  ],
  asks: [
    'What would you give up first?',
    'Who would suffer most from such a price?',
    'Would a high price teach us something, or would it only be unfair?',
  ],
};
