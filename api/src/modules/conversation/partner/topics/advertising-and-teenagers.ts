import type { TopicThoughts } from './topic-thoughts.js';

export const advertisingAndTeenagers: TopicThoughts = {
  topic: 'the effects of advertising on teenagers',
  hasTroubles: true,
  points: {
    'unplanned spending': {
      say: 'unplanned spending',
      also: ['waste money', 'buy things', 'spend', 'impulse', 'buy without thinking', 'spend a lot'],
      pro: ['one short video is enough to make us order', 'our pocket money is gone within a week'],
      con: 'many teenagers have hardly any money to waste',
      ask: 'When did that last happen to you?',
    },
    'knowledge of new products': {
      say: 'knowledge of new products',
      also: ['know about new', 'new product', 'information', 'new thing', 'update'],
      pro: ['we hear of useful things that we did not know', 'it helps us to find what really suits us'],
      con: 'we are told only the good side',
      ask: 'What useful thing did you discover that way?',
    },
    'pressure to fit in': {
      say: 'the pressure to fit in',
      also: ['fit in', 'peer pressure', 'follow friend', 'trend', 'fomo', 'left out'],
      pro: [
        'nobody wants to be the only one who does not have it',
        'classmates notice shoes and phones at once',
      ],
      con: 'a good friend does not care what we wear',
      ask: 'Is it strong in your class?',
    },
    'unrealistic expectations': {
      say: 'unrealistic expectations',
      also: ['unrealistic', 'beauty', 'perfect', 'filter', 'photoshop', 'body', 'skin', 'slim'],
      pro: ['the faces that we see are edited', 'we begin to dislike how we look'],
      con: 'most of us know that those pictures are edited',
      ask: 'How does it change the way we see ourselves?',
    },
    'brand loyalty': {
      say: 'brand loyalty',
      also: ['brand', 'nike', 'adidas', 'apple', 'iphone', 'famous'],
      pro: ['what we like at fifteen we often buy all our life', 'people pay double just for a name'],
      con: 'teenagers change their taste every year',
      ask: 'Would you pay double for a famous name?',
    },
    'creative inspiration': {
      say: 'creative inspiration',
      also: ['creative', 'inspire', 'inspiration', 'idea', 'design'],
      pro: ['some clips are like little films', 'it gives us ideas for our own videos'],
      con: 'most clips are copies of each other',
      ask: 'Which one do you remember, and why?',
    },
  },
  words:
    'advertising advertisement advertisements ads ad teenager teenagers influencer influencers buy product tiktok instagram youtube social media company trust honest famous',
  stories: [
    'My friend Priya bought a face cream that an influencer praised, and her skin got worse.',
    'On my way to school I count twelve billboards.',
  ],
  easy: [
    'Which advertisement did you see today?',
    'Do you skip the clips on YouTube?',
    'Who do you follow online?',
  ],
  thoughts: [
    'Influencers earn money for every word of praise, so they owe us the truth.',
    'Buyers have a brain, too, and should read about a thing first.',
    'If they had to pay for damage, they would test a thing properly.',
    'Nobody can test a thing for years just for one short clip.',
  ],
  asks: [
    'Who should pay when a buyer is disappointed?',
    'Would a law help, or can people just go around it?',
    'How honest do you think most influencers are?',
  ],
};
