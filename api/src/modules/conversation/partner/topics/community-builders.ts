import type { TopicThoughts } from './topic-thoughts.js';

export const communityBuilders: TopicThoughts = {
  topic: 'people who bring a community together',
  points: {
    'listens without judging': {
      say: 'somebody who listens and keeps from judging',
      also: ['listen', 'listening', 'good listener', 'not judge', 'hear the problem'],
      pro: ['people only open up when they feel safe', 'most quarrels begin when nobody pays attention'],
      con: 'at some moment somebody has to say what is wrong',
      ask: 'Who do you go to when you have a problem?',
    },
    'treats everyone fairly': {
      say: 'somebody who treats everyone fairly',
      also: ['fair', 'fairly', 'equal', 'no favourite', 'bias', 'justice'],
      pro: ['nobody follows a leader who has favourites', 'trust is lost after one unfair decision'],
      con: 'people who have less may need extra help',
      ask: 'Have you seen a leader who was not fair?',
    },
    'leads by example': {
      say: 'somebody who leads by example',
      also: ['example', 'role model', 'do it first', 'gotong-royong', 'gotong royong'],
      pro: ['we copy what people do, not what they say', 'a headman who picks up a broom gets fifty helpers'],
      con: 'some people just watch and let that one person work',
      ask: 'Who is a good model in your area?',
    },
    'stays calm under pressure': {
      say: 'somebody who stays calm under pressure',
      also: ['calm', 'patient', 'patience', 'not angry', 'control'],
      pro: ['in a flood everybody looks at one person', 'angry words are hard to take back'],
      con: 'a person who never shows feelings may seem cold',
      ask: 'What do you do when people around you shout?',
    },
    'shares the credit': {
      say: 'somebody who shares the credit',
      also: ['credit', 'humble', 'thank', 'appreciate', 'praise', 'team'],
      pro: ['helpers come back when they are thanked', 'success belongs to the whole team'],
      con: 'then nobody knows who really did the work',
      ask: 'How would you thank the helpers?',
    },
    'speaks several languages': {
      say: 'somebody who speaks several languages',
      also: ['language', 'mandarin', 'tamil', 'bilingual', 'multilingual', 'speak many'],
      pro: ['an old aunty feels welcome in her own tongue', 'it stops many misunderstandings'],
      con: 'a kind heart needs no grammar',
      ask: 'Which ones are spoken where you live?',
    },
  },
  words:
    'leader community people village neighbour neighbourhood kind trust help helpful together lead quality qualities race teach school learn',
  stories: [
    'In our taman, Uncle Muthu organises a clean-up on the first Sunday.',
    'When there was a flood in Johor, my teacher opened her house to everybody.',
  ],
  easy: [
    'Who do people in your area respect?',
    'What did your neighbours last do as a group?',
    'Would you like to be a class monitor?',
  ],
  thoughts: [
    'School can give us practice, as a prefect or in a team.',
    'Kindness comes from the family long before the first school day.',
    'Group projects teach us to give way, even if we complain about it.',
    'A lesson can explain empathy, but only life makes us feel it.',
  ],
  asks: [
    'Which of these can be practised in a classroom?',
    'What did you learn in life that no teacher told you?',
    'Are some people simply born that way?',
  ],
};
