import type { TopicThoughts } from './topic-thoughts.js';

export const enjoyingNature: TopicThoughts = {
  topic: 'enjoying nature without harming it',
  points: {
    'limited visitor numbers': {
      say: 'limited visitor numbers',
      also: ['limit', 'too many people', 'crowded', 'too many visitor', 'number of people'],
      pro: ['a small island cannot carry a thousand people a day', 'plants get time to grow back'],
      con: 'families who booked too late would be disappointed',
      ask: 'How should we choose who may come in?',
    },
    'trained local guides': {
      say: 'trained local guides',
      also: ['guide', 'local people', 'orang asli', 'villager'],
      pro: ['they know every path and every danger', 'people of the village earn something'],
      con: 'a poor student could not pay for one',
      ask: 'What could a guide show us that a map cannot?',
    },
    'taking rubbish home': {
      say: 'taking rubbish home',
      also: ['rubbish', 'trash', 'plastic', 'litter', 'garbage', 'bottle', 'throw'],
      pro: ['a single bottle stays in the forest for hundreds of years', 'animals eat it and die'],
      con: 'not everybody does it when they feel alone there',
      ask: 'What do people throw away most?',
    },
    'marked walking trails': {
      say: 'marked walking trails',
      also: ['trail', 'path', 'track', 'sign', 'signboard'],
      pro: ['nobody steps on young plants', 'hikers do not get lost in the jungle'],
      con: 'signs and fences make it feel like a park in town',
      ask: 'Have you ever been lost on a hike?',
    },
    'quiet wildlife watching': {
      say: 'quiet wildlife watching',
      also: ['quiet', 'animal', 'wildlife', 'bird', 'turtle', 'noise', 'monkey', 'elephant'],
      pro: ['turtles turn back when there is light and shouting', 'you see far more when you are silent'],
      con: 'small children can hardly be silent for an hour',
      ask: 'Which animal would you love to see?',
    },
    'fees for conservation': {
      say: 'fees for conservation',
      also: ['fee', 'pay', 'ticket', 'entrance', 'money', 'fund', 'tax'],
      pro: ['rangers and repairs have to be paid for', 'people take better care of what they paid for'],
      con: 'poor families should also be able to see their own country',
      ask: 'How much would be fair?',
    },
  },
  words:
    'nature natural forest jungle sea island beach waterfall river mountain tree trees place places environment pollution protect tourist tourism visitor village close closed earn',
  stories: [
    'At Taman Negara I saw how clean a river can be.',
    'My uncle in Sabah takes people to see turtles, and he never uses a torch.',
  ],
  easy: [
    'Which natural place have you been to?',
    'Was it clean there?',
    'Do you like the sea or the jungle?',
  ],
  thoughts: [
    'Some places heal only when nobody comes, like the coral reefs near islands.',
    'If a place is closed, people there need other work first.',
    'A forest that is gone cannot be bought back, but lost income can be replaced.',
    'One could close it for half of the year, so that both sides gain.',
  ],
  asks: [
    'Who should decide about it, the village or the government?',
    'What other work could people there do?',
    'Would closing it for a few months be enough?',
  ],
};
