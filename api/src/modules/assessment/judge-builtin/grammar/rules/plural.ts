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
  MODALS,
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
  housewifes housewives|houseworks housework|baggages baggage|softwares software|breads bread|ringgits ringgit|electricities electricity|weathers weather|shoppings shopping`
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
  /^(?:hundred|thousand|million|billion|percent|per|ringgit|oclock|star|half|dozen|kilo|sen|baht|rupiah|yen|time|am|pm|more|kg|km)$/;

function isCompound(doc: Doc, noun: Token): boolean {
  const next = doc.tokens[noun.index + 1];
  return (
    next?.before === 'none' &&
    (isNominal(next) || isCountable(next) || next.lower === 'old' || next.lower === "'s") &&
    !/^(?:today|tomorrow|yesterday|everyday|lah)$/.test(next.lower) &&
    !/^(?:use|help|want|like|need|love)$/.test(next.lower) &&
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
          const then = doc.tokens[last.index + 1];
          // "many tourist visit": after a person the next word is what they do.
          const acts = PERSON_NOUNS.has(last.lower) && hasForm(then, 'base') && then?.tag === 'VERB';
          const named = NAMED.test(doc.tokens[first.index - 1]?.lower ?? '') && isManyNumber(first);
          const determined =
            /^(?:few|different)$/.test(first.lower) &&
            /^(?:a|an|the|another|any|every|very|no|my|his|her)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ) &&
            first.lower === 'different';
          const countable =
            !MODALS.has(last.lower) && !UNCOUNTABLE_NOUNS.has(last.lower) && !UNIT_LIKE.test(last.lower);
          const verbLike = slots[1] === undefined && hasForm(last, 'base') && !isCountable(last);
          const looseHead = first.lower === 'different' || first.lower === 'those' || first.lower === 'both';
          return (
            !named &&
            !determined &&
            countable &&
            !verbLike &&
            (!looseHead || isCountable(last)) &&
            (acts || !isCompound(doc, last)) &&
            !isHyphenated(doc, last)
          );
        })
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: ['I have two brother and one sister.', 'There are many interesting place in Penang.'],
    passes: ['I am a form five student.', 'We had a two hour drive and many family dinners.'],
  },
  {
    id: 'are-singular',
    kind: 'plural',
    explanation: 'After “are” and “were” come several people or things, so the noun takes -s.',
    find: (doc) =>
      scan(
        doc,
        'they|we|them|us|these|those|students|people|parents|friends',
        'are|were',
        maybe('all|both|also|not|very'),
        maybe(isAdjective),
        (token) => isCountable(token),
      )
        .filter(({ last }) => !isCompound(doc, last) && !/^(?:family|class|team)$/.test(last.lower))
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: ['Most of them are girl.', 'We are good friend since primary school.'],
    passes: ['Most of them are girls.', 'They are family, and we are a good team.'],
  },
  {
    id: 'these-day',
    kind: 'plural',
    explanation: MANY,
    find: (doc) => [
      ...scan(doc, 'these|those', 'day|time').map(({ last }) => hit(last, last, pluralOf(last.lower))),
      ...scan(doc, 'am|is|was|are|were', isManyNumber, 'year', 'old')
        .filter(
          ({ last }) =>
            !isNominal(doc.tokens[last.index + 1] ?? last) || doc.tokens[last.index + 1]?.before !== 'none',
        )
        .flatMap(({ slots }) => (slots[2] ? [hit(slots[2], slots[2], 'years')] : [])),
      ...scan(doc, isManyNumber, 'time', 'a|per|every').flatMap(({ slots }) =>
        slots[1] ? [hit(slots[1], slots[1], 'times')] : [],
      ),
      ...scan(
        doc,
        'other|different',
        (token) =>
          /^(?:country|place|game|subject|race|language|state|school|culture|activity|people)$/.test(
            token.lower,
          ) && token.lower !== 'people',
      )
        .filter(
          ({ first, last }) =>
            !isCompound(doc, last) &&
            !/^(?:the|any|each|no|some|every|my|his|her|an|a|one|our|their|this|that|each)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ),
        )
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    ],
    catches: ['These day people like to buy things online.', 'My brother is ten year old.'],
    passes: ['These days people buy things online.', 'He is a ten year old boy in another country.'],
  },
  {
    id: 'two-advice',
    kind: 'plural',
    explanation: 'This word cannot be counted: say “two pieces of …” or “some …”.',
    find: (doc) =>
      scan(
        doc,
        (token) => isManyNumber(token) || token.lower === 'several',
        maybe(isAdjective),
        'advice|information|furniture|luggage|homework|equipment|rubbish|news|bread|jewellery|clothing',
      )
        .filter(({ last }) => !isCompound(doc, last))
        .map(({ first, last }) => hit(first, last, `${first.text} pieces of ${last.text}`)),
    catches: ['My mother gave me two advice.', 'We have three homework today.'],
    passes: ['She gave me two pieces of advice.', 'We have two homework books.'],
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
        ...scan(doc, 'both', GROUP_DETERMINERS, PERSON_NOUNS).filter(
          ({ last }) =>
            doc.tokens[last.index + 1]?.lower !== 'and' && doc.tokens[last.index + 1]?.before === 'none',
        ),
        ...scan(
          doc,
          'some|most|all|many|few|both|several',
          'of',
          GROUP_DETERMINERS,
          maybe(isAdjective),
          isCountable,
          'are|were|have',
        ).flatMap(({ first, slots }) => (slots[4] ? [{ first, slots, last: slots[4] }] : [])),
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
      scan(doc, 'much', maybe(isAdjective), isPluralNoun)
        .filter(({ last }) => !WRONG_PLURALS.has(last.lower))
        .map(({ first }) => hit(first, first, 'many')),
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
          last.lower === 'time'
            ? hit(last, last, 'times')
            : /^(?:so|too|how|very|as)$/.test(doc.tokens[first.index - 1]?.lower ?? '')
              ? hit(first, first, 'much')
              : hit(first, slots[1] ?? first, slots[1] ? `a lot of ${slots[1].text}` : 'a lot of'),
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
        ...scan(
          doc,
          'lot|lots|plenty|number|couple|kinds|types|hundreds|thousands|dozens',
          'of',
          maybe(isAdjective),
          isCountable,
        ),
        ...scan(doc, 'all', 'the|my|our|his|her|their', maybe(isAdjective), PERSON_NOUNS),
        ...scan(doc, 'all|some|other|most', maybe(isAdjective), (token) =>
          /^(?:student|friend|teacher|boy|girl|parent|teenager|neighbour|classmate)$/.test(token.lower),
        ).filter(
          ({ first }) =>
            !/^(?:the|any|each|no|some|every|my|his|her|an|one|our|their|is|are|was|were)$/.test(
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
