import type { TopicThoughts } from './topic-thoughts.js';

export const eatingWell: TopicThoughts = {
  topic: 'eating well on a school day',
  points: {
    'breakfast before class': {
      say: 'breakfast before class',
      also: ['breakfast', 'eat in the morning', 'morning meal', 'roti canai', 'nasi lemak'],
      pro: ['nobody can think on an empty stomach', 'it gives us energy until recess'],
      con: 'many of us leave the house at six and have no time',
      ask: 'What do you usually have in the morning?',
    },
    'plenty of water': {
      say: 'plenty of water',
      also: ['water', 'plain water', 'drink a lot', 'bottle'],
      pro: ['it is free, and it keeps us awake', 'our classrooms are hot by noon'],
      con: 'most of us forget to drink until we feel thirsty',
      ask: 'Do you bring a bottle to school?',
    },
    'more vegetables': {
      say: 'more vegetables',
      also: ['vegetable', 'sayur', 'salad', 'kangkung', 'carrot', 'vitamin'],
      pro: ['they have the vitamins that a growing body needs', 'they keep us from getting ill'],
      con: 'the ones at our canteen taste of nothing',
      ask: 'Which ones do you like?',
    },
    'fruit as a snack': {
      say: 'fruit as a snack',
      also: ['fruit', 'apple', 'banana', 'papaya', 'watermelon', 'mango'],
      pro: ['it tastes like candy and is still healthy', 'a banana fits into every school bag'],
      con: 'it costs a lot at some canteens',
      ask: 'Which one would you bring along?',
    },
    'fewer sweet drinks': {
      say: 'fewer sweet drinks',
      also: ['sweet', 'sugar', 'coke', 'bubble tea', 'soft drink', 'teh tarik', 'sirap', 'milo'],
      pro: ['one can has seven spoons of sugar', 'too much sugar makes us sleepy later'],
      con: 'a cold glass of sirap is hard to refuse in this heat',
      ask: 'How often do you have something like that?',
    },
    'less fried food': {
      say: 'less fried food',
      also: ['fried', 'oily', 'nugget', 'fast food', 'burger', 'oil', 'keropok', 'junk food'],
      pro: ['all that oil makes us slow in the afternoon', 'it is bad for the heart in the long run'],
      con: 'it is the cheapest thing on the menu',
      ask: 'What could the canteen cook in place of it?',
    },
  },
  words:
    'food eat eating healthy canteen recess rice meal cook taste diet hungry energy body ill fat chicken lazy',
  stories: [
    'My friend Siti brings cut papaya for the whole table.',
    'Last week I skipped my morning meal and could not follow the maths lesson.',
  ],
  easy: [
    'What did you eat at recess today?',
    'Is the canteen at your school good?',
    'What can your mother or father cook best?',
  ],
  thoughts: [
    'Sugar and salt taste good at once, but the harm comes years later.',
    'Healthy meals often cost a lot, and some families have little money.',
    'We eat what our friends eat, because nobody likes to be different.',
    'Companies spend millions to make us want crisps and burgers.',
  ],
  asks: [
    'Is it a question of money, of time or of taste?',
    'Should a school canteen be allowed to sell burgers?',
    'How could somebody change a bad habit for good?',
  ],
};
