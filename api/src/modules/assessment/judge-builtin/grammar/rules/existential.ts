import { maybe, scan } from '../../language/pattern.js';
import { startsClause } from '../../language/subjects.js';
import { isAdjective, isManyNumber, isNominal, isPlaceName } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';

const THERE = 'To say that something exists, use “there is” or “there are”.';
const AMOUNT = /^(?:many|a|an|some|lots|several|no|also|the|so|one|plenty|various|different)$/;

/** Malay "ada" and Chinese "you" say have; English says there is. */
export const EXISTENTIAL_RULES: readonly GrammarRule[] = [
  {
    id: 'there-got',
    kind: 'missing word',
    explanation: THERE,
    find: (doc) =>
      scan(
        doc,
        'there|here',
        'got|have',
        (token) => AMOUNT.test(token.lower) || isManyNumber(token) || isNominal(token),
      )
        .filter(
          ({ first, slots }) =>
            startsClause(doc, first) &&
            !/^(?:people|students|they|we|you|i|shops|friends|family)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ) &&
            !/^(?:been|to)$/.test(slots[2]?.lower ?? ''),
        )
        .map(({ first, slots, last }) =>
          hit(first, slots[1] ?? last, /^(?:a|an|one)$/.test(last.lower) ? 'there is' : 'there are'),
        ),
    catches: ['There got many nice places to eat.', 'Here have a lot of tourists.'],
    passes: ['There are many nice places.', 'The people there have a lot of money.'],
  },
  {
    id: 'place-got',
    kind: 'missing word',
    explanation: THERE,
    find: (doc) =>
      scan(
        doc,
        'in|at|near|behind|around|inside',
        maybe('my|our|the|this|that|his|her'),
        maybe(isAdjective),
        maybe(isNominal),
        (token) => isNominal(token) || isPlaceName(token) || /^(?:there|here)$/.test(token.lower),
        maybe('also|there'),
        'got|has|have',
        (token) => AMOUNT.test(token.lower) || isManyNumber(token),
      )
        .filter(({ first }) => startsClause(doc, first))
        .flatMap(({ slots, last }) => {
          const verb = slots[6];
          if (!verb) return [];
          return [hit(verb, verb, /^(?:a|an|one)$/.test(last.lower) ? 'there is' : 'there are')];
        }),
    catches: ['In my hometown got many nice places.', 'In Malaysia have a lot of good food.'],
    passes: ['In my hometown there are many nice places.', 'The shops in my town have many books.'],
  },
  {
    id: 'hope-can',
    kind: 'missing word',
    explanation: 'The second verb needs its own subject: “I hope I can go”.',
    find: (doc) =>
      scan(
        doc,
        'i|we|they',
        maybe('really|also|always'),
        'hope|think|wish|believe',
        'can|could|will|would|must|should',
      )
        .filter(({ last }) => doc.tokens[last.index + 1]?.before === 'none')
        .flatMap(({ first, slots, last }) =>
          slots[2] ? [hit(slots[2], last, `${slots[2].text} ${first.text} ${last.text}`)] : [],
        ),
    catches: ['I hope can go to Japan one day.', 'We think can do better next time.'],
    passes: ['I hope I can go to Japan.', 'I think it can help.'],
  },
  {
    id: 'owner-without-s',
    kind: 'missing word',
    explanation: 'What belongs to a person takes ’s: “my mother’s name”.',
    find: (doc) =>
      scan(
        doc,
        'my|his|her|our|their',
        maybe(isAdjective),
        'father|mother|brother|sister|uncle|aunt|grandfather|grandmother|cousin|friend|teacher|neighbour|mum|dad|grandma|grandpa',
        'name|house|car|birthday|room|bedroom|hometown|village|kampung|shop|stall|advice|motorcycle|bag|hobby|wedding|handphone|hair|life|kitchen|garden|restaurant|job|bicycle',
      )
        .filter(({ last }) => doc.tokens[last.index + 1]?.lower !== 'me')
        .flatMap(({ slots, last }) =>
          slots[2] ? [hit(slots[2], last, `${slots[2].text}'s ${last.text}`)] : [],
        ),
    catches: ['My best friend name is Aiman.', 'We go to my grandmother house every Raya.'],
    passes: ['My best friend’s name is Aiman.', 'My mother cooks at home and my father drives a car.'],
  },
];
