import type { TopicThoughts } from './topic-thoughts.js';

export const savingPocketMoney: TopicThoughts = {
  topic: 'saving pocket money',
  points: {
    'coin box at home': {
      say: 'a coin box at home',
      also: ['tabung', 'piggy bank', 'coin', 'jar', 'money box'],
      pro: ['you can see the money grow every day', 'even ten sen a day adds up'],
      con: 'it is too tempting to open it for a snack',
      ask: 'Where would you hide it?',
    },
    'simple weekly budget': {
      say: 'a simple weekly budget',
      also: ['budget', 'plan the money', 'plan my money', 'write down', 'list of spending'],
      pro: ['you know where the money goes', 'you think twice when you see the numbers'],
      con: 'many of us make a plan and forget it after three days',
      ask: 'What would you write at the top of it?',
    },
    'packed lunch': {
      say: 'a packed lunch',
      also: ['bekal', 'bring food', 'food from', 'cook for me', 'lunch box', 'tupperware'],
      pro: ['it costs only half of what the canteen takes', 'you know what you are eating'],
      con: 'somebody has to get up early and cook it',
      ask: 'Who would prepare it in the morning?',
    },
    'wait before buying': {
      say: 'waiting before buying',
      also: ['wait', 'think first', 'think twice', 'think carefully', 'need or want', 'dont want it anymore'],
      pro: [
        'after some days you often do not want the thing any longer',
        'it stops us from spending in a hurry',
      ],
      con: 'a cheap offer may be gone by then',
      ask: 'How long would you give yourself?',
    },
    'borrow library books': {
      say: 'borrowing library books',
      also: ['library', 'borrow', 'book', 'novel', 'comic'],
      pro: ['reading is free that way', 'a novel costs thirty ringgit in a shop'],
      con: 'the new ones are always taken',
      ask: 'What was the last one that you read?',
    },
    'walk or cycle': {
      say: 'the idea to walk or cycle',
      also: ['walk', 'walking', 'cycle', 'cycling', 'bicycle', 'bike'],
      pro: ['the bus fare stays in your pocket', 'it keeps you fit and costs nothing'],
      con: 'the roads near my school are busy and very hot',
      ask: 'How far is it from your place to school?',
    },
  },
  words:
    'save saving money pocket spend spending ringgit sen cheap expensive price canteen bank shop allowance habit waste',
  stories: [
    'My cousin Hafiz puts one ringgit away every Friday.',
    'Last month I spent everything on bubble tea, and I was sorry later.',
  ],
  easy: [
    'What did you spend money on yesterday?',
    'Is it hard for you to keep ten ringgit?',
    'What would you like to save for?',
  ],
  thoughts: [
    'A little every week soon becomes a habit, and you hardly feel it.',
    'People who work by the season, like fishermen, cannot save every week.',
    'Small amounts are safer, because one bad month does not ruin the plan.',
    'After Hari Raya we have a lot at once, so that is the moment to save.',
  ],
  asks: [
    'What do you do with the ang pow or duit raya that you get?',
    'Which way would work for somebody who earns very little?',
    'How could parents teach a small child to save?',
  ],
};
