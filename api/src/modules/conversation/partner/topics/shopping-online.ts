import type { TopicThoughts } from './topic-thoughts.js';

export const shoppingOnline: TopicThoughts = {
  topic: 'online shopping',
  points: {
    'lower prices': {
      say: 'lower prices',
      also: ['cheap', 'cheaper', 'discount', 'voucher', 'price', 'save money'],
      pro: ['a seller on the internet pays no rent for a shop', 'there is a sale almost every month'],
      con: 'the postage can make it expensive again',
      ask: 'What have you bought there that was really cheap?',
    },
    'wider choice': {
      say: 'a wider choice',
      also: ['many choice', 'many thing', 'variety', 'a lot of choice', 'choices', 'many type', 'many brand'],
      pro: [
        'a shop in a small town has only two or three models',
        'we find things from Korea or Japan there',
      ],
      con: 'too many pages only make me tired',
      ask: 'What can we not find in the shops near us?',
    },
    'delivery to your door': {
      say: 'delivery to the door',
      also: ['deliver', 'delivery', 'parcel', 'postman', 'rider', 'come to my house', 'send to my house'],
      pro: ['nobody has to sit in a traffic jam', 'it is a great help for people who cannot drive'],
      con: 'a parcel may be late, or it gets lost',
      ask: 'How long does a parcel take where you live?',
    },
    'reviews by customers': {
      say: 'reviews by customers',
      also: ['review', 'comment', 'feedback', 'rating', 'star'],
      pro: ['people who paid for a thing tell the truth about it', 'photos of real buyers show what you get'],
      con: 'some of those comments are fake',
      ask: 'How do you know which comments are honest?',
    },
    'open all hours': {
      say: 'shops that are open all hours',
      also: ['anytime', 'any time', 'twenty-four hour', '24 hour', 'midnight', 'at night'],
      pro: ['busy parents can order at midnight', 'nobody has to hurry after work'],
      con: 'we buy things late at night that we do not need',
      ask: 'When do busy parents have time to shop?',
    },
    'easy to compare': {
      say: 'how easy it is to compare',
      also: ['compare', 'comparing', 'comparison', 'different shop'],
      pro: ['you see ten sellers on one screen', 'it takes a minute, and in town it takes a whole day'],
      con: 'pictures can look alike when the quality is not',
      ask: 'What do you look at first, the cost or the quality?',
    },
  },
  words:
    'online shop shopping buy order seller shopee lazada internet mall website app product quality refund scam parcel',
  stories: [
    'My aunt in Kuching sells her cakes online now.',
    'I once ordered a shirt, and it was two sizes too small.',
  ],
  easy: [
    'What did you last order online?',
    'Do you like a real mall or an app?',
    'What would you never order from a website?',
  ],
  thoughts: [
    'Small shops may close, and then the main street becomes empty.',
    'A village shop can also sell online and reach the whole country.',
    'Older people lose a place where they meet and talk.',
    'Shops that repair things or give advice will still be needed.',
  ],
  asks: [
    'What can a small shop give us that a website cannot?',
    'How would life change for old people in a village?',
    'Should we pay a bit extra to keep a local shop alive?',
  ],
};
