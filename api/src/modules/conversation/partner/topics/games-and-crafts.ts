import type { TopicThoughts } from './topic-thoughts.js';

export const gamesAndCrafts: TopicThoughts = {
  topic: 'keeping traditional games and crafts alive',
  points: {
    'weekly school club': {
      say: 'a weekly school club',
      also: ['club', 'co-curriculum', 'every week', 'society'],
      pro: ['everybody can try it for free', 'it is fun to learn next to a friend'],
      con: 'only those who like it already would join',
      ask: 'Who could teach us there?',
    },
    'short online videos': {
      say: 'short online videos',
      also: ['video', 'tiktok', 'youtube', 'instagram', 'social media', 'viral', 'online'],
      pro: ['teenagers look at their phones all day anyway', 'one good clip can reach a million people'],
      con: 'watching a clip is not the same as making a kite',
      ask: 'What would you show in the first five seconds?',
    },
    'workshops with elders': {
      say: 'workshops held by elders',
      also: ['workshop', 'grandfather', 'grandmother', 'atok', 'nenek', 'opah', 'old people', 'elder'],
      pro: ['they know tricks that are in no book', 'old people are happy to be asked'],
      con: 'some of those masters live far away in a kampung',
      ask: 'What could somebody in your family teach us?',
    },
    'stalls at local fairs': {
      say: 'stalls at local fairs',
      also: ['stall', 'fair', 'pasar', 'market', 'sell', 'bazaar', 'expo'],
      pro: ['visitors can touch things and buy one', 'the makers earn a living from it'],
      con: 'most people just pass by on the way to the food',
      ask: 'What would you sell there?',
    },
    'modern designs': {
      say: 'modern designs',
      also: ['modern', 'design', 'new style', 'fashion', 'batik', 'new look'],
      pro: ['a batik phone case is something I would use', 'young people like what looks fresh'],
      con: 'the old meaning may get lost',
      ask: 'Which old thing would look good in a new style?',
    },
    'friendly competitions': {
      say: 'friendly competitions',
      also: ['competition', 'compete', 'tournament', 'contest', 'win', 'prize'],
      pro: ['people practise hard when they can win', 'two schools could play congkak against each other'],
      con: 'a beginner gives up after losing twice',
      ask: 'Which game would you choose for it?',
    },
  },
  words:
    'traditional tradition game games craft crafts congkak wau gasing batu seremban sepak takraw batik weaving kite handmade heritage young phone phones play kampung culture',
  stories: [
    'My grandfather in Kota Bharu still builds a wau every year.',
    'I tried congkak at my aunt’s house, and it was harder than it looked.',
  ],
  easy: [
    'Which traditional game have you played?',
    'Do you have anything handmade in your house?',
    'Who taught you to play when you were small?',
  ],
  thoughts: [
    'The rules stay the same on a phone, but the laughing in the yard is gone.',
    'Traditions have always changed, so a new form is not the end.',
    'Nobody can feel the wood and the sand on a phone.',
    'A game on a phone may be the only way that children ever hear of it.',
  ],
  asks: [
    'What gets lost when nobody touches the real thing?',
    'Would children want to try the real one afterwards?',
    'Who should decide if it is still the same tradition?',
  ],
};
