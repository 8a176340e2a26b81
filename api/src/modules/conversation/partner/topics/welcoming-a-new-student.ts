import type { TopicThoughts } from './topic-thoughts.js';

export const welcomingANewStudent: TopicThoughts = {
  topic: 'welcoming a new student',
  points: {
    'introduce classmates': {
      say: 'introducing classmates',
      also: ['introduce', 'introduction', 'tell the name', 'know our name', 'say hello', 'greet', 'smile'],
      pro: ['names are the first step to a friendship', 'it is scary to face forty strangers'],
      con: 'nobody can remember forty names in one morning',
      ask: 'How would you do it so that it is not embarrassing?',
    },
    'show them around': {
      say: 'showing newcomers around',
      also: [
        'show',
        'tour',
        'lost',
        'where is the',
        'bring him to',
        'bring her to',
        'toilet',
        'around the school',
      ],
      pro: [
        'a big building is like a maze in the first days',
        'late students get scolded, and that is a bad start',
      ],
      con: 'one short tour is quickly forgotten',
      ask: 'Which place would you go to first?',
    },
    'sit together at lunch': {
      say: 'sitting together at lunch',
      also: ['eat with', 'eat together', 'canteen', 'recess', 'sit with', 'sit beside', 'rehat'],
      pro: ['nobody likes to eat alone', 'people talk freely over a plate of rice'],
      con: 'a shy person may want some quiet time then',
      ask: 'What would you talk about at the table?',
    },
    'explain school rules': {
      say: 'explaining school rules',
      also: ['rule', 'discipline', 'punish', 'uniform'],
      pro: ['every place has its own customs', 'it saves a newcomer from trouble'],
      con: 'a long list on day one is boring',
      ask: 'Which one would surprise a newcomer most?',
    },
    'invite to games': {
      say: 'an invitation to games',
      also: ['invite', 'game', 'play', 'football', 'badminton', 'sport', 'netball'],
      pro: ['you do not need many words to play', 'laughing makes people forget that they are nervous'],
      con: 'not everybody is good at sport',
      ask: 'What would you play first?',
    },
    'share study notes': {
      say: 'sharing study notes',
      also: ['note', 'notebook', 'teach him', 'teach her', 'help in study', 'homework', 'study'],
      pro: ['a newcomer may be behind in some subjects', 'it shows that we care about results, too'],
      con: 'pages in another person’s writing are hard to read',
      ask: 'Which subject would you help out in?',
    },
  },
  words:
    'new student newcomer class classmate friend friends shy lonely welcome first day school help feel nervous happy',
  stories: [
    'I was new here in Form Two, and a girl called Mei Ling saved me a seat.',
    'My brother changed schools twice, and the second time nobody spoke to him.',
  ],
  easy: [
    'Were you ever new somewhere?',
    'What would you say first to a newcomer?',
    'Who is the friendliest person in your class?',
  ],
  thoughts: [
    'The first friends often stay for years, so the start decides a lot.',
    'Some people need months, so one week cannot decide everything.',
    'A bad first week makes a person silent, and then nobody asks again.',
    'A kind word in the third month can still change everything.',
  ],
  asks: [
    'Can a bad start still turn into something good?',
    'What should a teacher do on that first day?',
    'Is it harder for a shy person, and why?',
  ],
};
