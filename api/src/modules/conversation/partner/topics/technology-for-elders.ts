import type { TopicThoughts } from './topic-thoughts.js';

export const technologyForElders: TopicThoughts = {
  topic: 'technology for older people',
  points: {
    'video calls with family': {
      say: 'video calls in the family',
      also: ['video call', 'call', 'whatsapp', 'facetime', 'lonely', 'grandchildren', 'see my face'],
      pro: ['grandparents can see the children grow up', 'nobody feels so alone in the evening'],
      con: 'a hug cannot be sent over the internet',
      ask: 'How often do you talk to your grandparents?',
    },
    'large text on screens': {
      say: 'large text on screens',
      also: ['big word', 'big font', 'large text', 'cannot see', 'font', 'small word', 'eyes'],
      pro: ['weak eyes are the first sign of age', 'it costs nothing, it is only a setting'],
      con: 'somebody has to find that setting first',
      ask: 'Who could help an older person to set it?',
    },
    'medicine reminders': {
      say: 'medicine reminders',
      also: ['medicine', 'reminder', 'remind', 'forget', 'hospital', 'pill', 'alarm', 'sick'],
      pro: ['many old people take five pills a day', 'a wrong dose can be dangerous'],
      con: 'a little beep is easy to ignore',
      ask: 'Would a beep be enough, or should somebody ring?',
    },
    'emergency buttons': {
      say: 'emergency buttons',
      also: ['emergency', 'button', 'fall', 'fall down', 'ambulance', 'accident'],
      pro: ['after a fall every minute counts', 'people can live alone and still feel safe'],
      con: 'it only works if they wear it all day',
      ask: 'Who should come first when it rings?',
    },
    'paying bills online': {
      say: 'paying bills online',
      also: ['bill', 'pay', 'bank', 'online banking', 'queue', 'touch n go'],
      pro: ['they do not have to queue in the heat', 'it can be done in the rain, too'],
      con: 'a thief may trick a person who trusts everybody',
      ask: 'Do your grandparents still go to the counter?',
    },
    'voice commands': {
      say: 'voice commands',
      also: ['voice', 'siri', 'alexa', 'speak to the phone', 'talk to the phone', 'google assistant'],
      pro: ['nobody has to type on tiny keys', 'it is the most natural way to ask for something'],
      con: 'the machine does not understand every dialect',
      ask: 'What would your grandmother ask it?',
    },
  },
  words:
    'old older elderly people grandmother grandfather grandparents opah atok nenek technology phone smartphone service services learn teach government help kampung difficult app',
  stories: [
    'My grandfather asks me every Sunday which key to press.',
    'My neighbour, Auntie Lim, is seventy and sends me funny pictures.',
  ],
  easy: [
    'Does anybody over sixty live in your house?',
    'What do they find difficult?',
    'What did you last explain to an older person?',
  ],
  thoughts: [
    'Banks save money when they close counters, so they should pay for helpers.',
    'Students could teach older people at the community hall on Saturdays.',
    'The government makes the forms, so it should make them simple.',
    'There should always be one counter where a person still answers.',
  ],
  asks: [
    'Would you teach older people on a Saturday, for free?',
    'Should a bank be allowed to close its last counter?',
    'What can the government do for people in a kampung?',
  ],
};
