import { type Doc, hasForm, type Token } from '../../language/document.js';
import { PERSON_NOUNS, UNCOUNTABLE_NOUNS } from '../../language/noun-lists.js';
import { isPluralForm, pluralOf, singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import {
  isAdjective,
  isCountable,
  isManyNumber,
  isNominal,
  isPluralNoun,
  isSingularNoun,
} from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';

const MANY = 'After a number or a word like many, several or these, the noun takes -s.';
const UNCOUNTED = 'This word has no plural in English.';

/** "informations" → "information", "childrens" → "children". */
const WRONG_PLURALS: ReadonlyMap<string, string> = new Map(
  `informations information|furnitures furniture|homeworks homework|advices advice|equipments equipment
  luggages luggage|knowledges knowledge|staffs staff|sceneries scenery|jewelleries jewellery|moneys money|rices rice
  musics music|traffics traffic|peoples people|childrens children|childs children|mans men|womans women|womens women
  mens men|foots feet|feets feet|tooths teeth|mouses mice|sheeps sheep|stuffs stuff|feedbacks feedback|rubbishes rubbish
  trashes trash|clothings clothing|machineries machinery|wifes wives|lifes lives|knifes knives|thiefs thieves
  evidences evidence|pollutions pollution|violences violence|healths health|transportations transportation
  everythings everything|someones someone|yourselfs yourselves|ourselfs ourselves|themselfs themselves
  housewifes housewives|houseworks housework|baggages baggage|softwares software|breads bread`
    .split(/[|\n]/)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.trim().split(' ');
      return [wrong, right];
    }),
);

/** Before these a number names, it does not count: "form five student", "two hour drive", "chapter two". */
const NAMED =
  /^(?:form|standard|year|grade|chapter|number|part|level|unit|session|class|question|page|at|room|covid)$/;
const UNIT_LIKE =
  /^(?:hundred|thousand|million|billion|percent|per|ringgit|oclock|star|half|dozen|kilo|time|am|pm|more|kg|km)$/;

function isCompound(doc: Doc, noun: Token): boolean {
  const next = doc.tokens[noun.index + 1];
  return (
    next?.before === 'none' &&
    (isNominal(next) || isCountable(next) || next.lower === 'old' || next.lower === "'s") &&
    !hasForm(next, 's')
  );
}

const isHyphenated = (doc: Doc, token: Token): boolean =>
  doc.text[token.end] === '-' || doc.text[token.start - 1] === '-';
const GROUP_DETERMINERS = 'my|the|our|his|her|their|these|those|your';
const isCounter = (token: Token): boolean =>
  isManyNumber(token) ||
  /^(?:many|several|various|both|these|those|few|numerous|different)$/.test(token.lower);

export const PLURAL_RULES: readonly GrammarRule[] = [
  {
    id: 'singular-after-number',
    kind: 'plural',
    explanation: MANY,
    find: (doc) =>
      scan(
        doc,
        isCounter,
        maybe(
          (token) => isAdjective(token) && !isCounter(token) && !/^(?:last|next|same|own)$/.test(token.lower),
        ),
        maybe(isAdjective),
        isSingularNoun,
      )
        .filter(({ first, last, slots }) => {
          const named = NAMED.test(doc.tokens[first.index - 1]?.lower ?? '') && isManyNumber(first);
          const determined =
            /^(?:few|different)$/.test(first.lower) &&
            /^(?:a|an|the|another|any|every|very|no|my|his|her)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ) &&
            first.lower === 'different';
          const countable = !UNCOUNTABLE_NOUNS.has(last.lower) && !UNIT_LIKE.test(last.lower);
          const verbLike = slots[1] === undefined && hasForm(last, 'base') && !isCountable(last);
          const looseHead = first.lower === 'different' || first.lower === 'those' || first.lower === 'both';
          return (
            !named &&
            !determined &&
            countable &&
            !verbLike &&
            (!looseHead || isCountable(last)) &&
            !isCompound(doc, last) &&
            !isHyphenated(doc, last)
          );
        })
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: ['I have two brother and one sister.', 'There are many interesting place in Penang.'],
    passes: ['I am a form five student.', 'We had a two hour drive and many family dinners.'],
  },
  {
    id: 'wrong-plural',
    kind: 'plural',
    explanation: UNCOUNTED,
    find: (doc) =>
      scan(doc, (token) => WRONG_PLURALS.has(token.lower)).map(({ first }) =>
        hit(first, first, WRONG_PLURALS.get(first.lower) ?? null),
      ),
    catches: ['We need more informations.', 'The childrens are playing.'],
    passes: ['We need more information.', 'The children are playing.'],
  },
  {
    id: 'one-of-singular',
    kind: 'plural',
    explanation: 'After “one of”, “some of” or “most of” comes the whole group: a plural noun.',
    find: (doc) =>
      [
        ...scan(
          doc,
          'one',
          'of',
          GROUP_DETERMINERS,
          maybe('most|best|biggest'),
          maybe(isAdjective),
          isSingularNoun,
        ).filter(({ last }) => !/^(?:family|group|team|world|class)$/.test(last.lower)),
        ...scan(
          doc,
          'some|many|most|each|all|few|both|several',
          'of',
          GROUP_DETERMINERS,
          maybe(isAdjective),
          PERSON_NOUNS,
        ),
      ]
        .filter(({ last }) => !isCompound(doc, last))
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: ['One of my friend is from Sabah.', 'Most of the student like sports.'],
    passes: ['One of my friends is from Sabah.', 'Most of the day we play and some of my family cook.'],
  },
  {
    id: 'every-plural',
    kind: 'plural',
    explanation: 'After every, each, another or a, the noun is singular.',
    find: (doc) =>
      scan(doc, 'every|each|another', maybe(isAdjective), isPluralNoun)
        .filter(
          ({ slots, first, last }) =>
            !/^(?:few|other|single)$/.test(slots[1]?.lower ?? '') &&
            !isCompound(doc, last) &&
            !(
              first.lower === 'each' &&
              hasForm(last, 's') &&
              !isCountable({ ...last, lower: singularOf(last.lower) })
            ),
        )
        .map(({ last }) => hit(last, last, singularOf(last.lower))),
    catches: ['Every students must wear a uniform.', 'Each classes has a monitor.'],
    passes: ['Every student must wear a uniform.', 'They help each other every few days.'],
  },
  {
    id: 'much-countable',
    kind: 'plural',
    explanation: 'Say “many” with things that you can count.',
    find: (doc) =>
      scan(doc, 'much', maybe(isAdjective), isPluralNoun).map(({ first }) => hit(first, first, 'many')),
    catches: ['There are too much people in the city.', 'I do not have much friends.'],
    passes: ['There is too much traffic.', 'I do not have many friends.'],
  },
  {
    id: 'many-uncountable',
    kind: 'plural',
    explanation: 'Say “much” or “a lot of” with things that cannot be counted.',
    find: (doc) =>
      scan(
        doc,
        'many|few',
        maybe(isAdjective),
        'money|homework|information|water|traffic|knowledge|furniture|advice|stress|pollution|rubbish|fun|luck|electricity|equipment|rice|sugar|food|time',
      )
        .filter(
          ({ first, last }) => !isCompound(doc, last) && (first.lower === 'many' || last.lower !== 'time'),
        )
        .map(({ slots, first, last }) =>
          last.lower === 'time' ? hit(last, last, 'times') : hit(first, slots[1] ?? first, 'a lot of'),
        ),
    catches: ['We have many homework every day.', 'It costs many money.'],
    passes: ['We have many homework books.', 'It costs a lot of money many times.'],
  },
  {
    id: 'a-lot-of-singular',
    kind: 'plural',
    explanation: MANY,
    find: (doc) =>
      [
        ...scan(doc, 'lot|lots|plenty|number|couple|kinds|types', 'of', maybe(isAdjective), isCountable),
        ...scan(doc, 'all', 'the|my|our|his|her|their', maybe(isAdjective), PERSON_NOUNS),
        ...scan(doc, 'all|some|other|most', maybe(isAdjective), (token) =>
          /^(?:student|friend|teacher|boy|girl|parent|teenager|neighbour|classmate)$/.test(token.lower),
        ).filter(
          ({ first }) =>
            !/^(?:the|any|each|no|some|every|my|his|her|an|one|our|their)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ),
        ),
      ]
        .filter(
          ({ last }) =>
            !isCompound(doc, last) &&
            !isPluralForm(last.lower) &&
            !UNCOUNTABLE_NOUNS.has(last.lower) &&
            !/^(?:time|room|chance|cake|temple|memory|family)$/.test(last.lower),
        )
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: ['I have a lot of friend in my class.', 'All the student went home.'],
    passes: [
      'I have a lot of friends and lots of book clubs.',
      'All the students and the other student went home.',
    ],
  },
  {
    id: 'a-lots-of',
    kind: 'plural',
    explanation: 'Say “a lot of” or “lots of”.',
    find: (doc) => scan(doc, 'a', 'lots', 'of').map(({ first, last }) => hit(first, last, 'a lot of')),
    catches: ['We had a lots of fun.', 'There are a lots of shops.'],
    passes: ['We had lots of fun.', 'There are a lot of shops.'],
  },
];
