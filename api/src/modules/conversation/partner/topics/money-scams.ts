import type { TopicThoughts } from './topic-thoughts.js';

export const moneyScams: TopicThoughts = {
  topic: 'staying safe from money scams',
  points: {
    'strong secret passwords': {
      say: 'strong secret passwords',
      also: ['password', 'pin', 'otp', 'code'],
      pro: ['a thief cannot guess a long one', 'it is the lock on our money'],
      con: 'people still give it away when somebody sounds friendly',
      ask: 'How do you remember a long one?',
    },
    'check the sender': {
      say: 'a check of the sender',
      also: ['sender', 'unknown number', 'who send', 'who is calling', 'stranger'],
      pro: ['a wrong number or name gives many thieves away', 'it is done in a few seconds'],
      con: 'thieves can copy the name of a real bank',
      ask: 'What would make you suspicious?',
    },
    'ask a trusted adult': {
      say: 'a word to a trusted adult',
      also: [
        'ask my parent',
        'ask parent',
        'ask teacher',
        'tell my parent',
        'tell parent',
        'ask my mother',
        'ask my father',
        'adult',
      ],
      pro: ['parents have seen such tricks in the past', 'a calm person notices what we miss'],
      con: 'some teenagers are too ashamed to tell anybody',
      ask: 'Who would you go to first?',
    },
    'ignore prize messages': {
      say: 'ignoring prize messages',
      also: ['prize', 'lucky draw', 'win', 'won', 'click', 'free gift', 'link'],
      pro: ['nobody wins a contest that they never joined', 'one click can already be too much'],
      con: 'it is hard when the gift looks real',
      ask: 'Have you ever got one of those?',
    },
    'official websites only': {
      say: 'official websites only',
      also: ['website', 'official', 'real app', 'app store', 'bank app'],
      pro: ['the real page of a bank is protected', 'copies often have strange spelling'],
      con: 'a copy can look exactly like the real page',
      ask: 'How can we tell a real page from a copy?',
    },
    'report it quickly': {
      say: 'reporting it quickly',
      also: ['report', 'police', 'call the bank', 'tell the bank', 'hotline'],
      pro: ['the bank can still stop the money', 'it warns other people, too'],
      con: 'many victims think that nobody can help',
      ask: 'Why do so few people go to the police?',
    },
  },
  words:
    'scam scammer scams money bank trick thief cheat call phone message whatsapp account safe protect careful fake macau',
  stories: [
    'My neighbour, Mr Tan, almost lost two thousand ringgit on the phone.',
    'My sister got a message about a parcel that she never ordered.',
  ],
  easy: [
    'Has a stranger ever sent you a strange message?',
    'Who in your family is the most careful?',
    'What would you never tell a stranger?',
  ],
  thoughts: [
    'Thieves make us afraid or greedy, and then even clever people stop thinking.',
    'A clever person may be too sure that it never happens to clever people.',
    'They use the voice of a friend now, made by a computer.',
    'When we are busy or tired, we do not look closely.',
  ],
  asks: [
    'Which feeling makes us weaker, fear or greed?',
    'Are older people in greater danger than teenagers, or not?',
    'What should schools teach about it?',
  ],
};
