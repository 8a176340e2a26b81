import { type Doc, hasForm, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { DETERMINERS, isAdjective, isNominal, OBJECT_PRONOUNS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit, said } from '../rule.js';
import { next } from './clause-words.js';

const OWNED = 'my|our|his|her|their|your|the';
const isOwnObject = (token: Token): boolean =>
  OWNED.split('|').includes(token.lower) || OBJECT_PRONOUNS.has(token.lower);

/** Words that need a preposition before what they are about. */
const NEEDS: ReadonlyMap<string, string> = new Map(
  `care of|afraid of|scared of|proud of|fond of|aware of|capable of|tired of|instead of|responsible for|famous for
  interested in|similar to|addicted to|allergic to|married to|participating in|thankful to|grateful to`
    .split(/[|\n]/)
    .map((pair) => {
      const [word = '', preposition = ''] = pair.trim().split(' ');
      return [word, preposition];
    }),
);
const PEOPLE_WHO_THINK = 'i|we|he|she|they|to|always|often|you';

/** "take care our health", "she is afraid dogs", "instead my brother". */
const missingAfterWord = (doc: Doc): Hit[] =>
  scan(
    doc,
    ({ lower }) => NEEDS.has(lower),
    (token) => isOwnObject(token) || (isNominal(token) && token.verbs.length === 0),
  )
    .filter(({ first, last }) => {
      const before = doc.tokens[first.index - 1]?.lower ?? '';
      if (first.lower === 'care') return /^(?:take|takes|took|taking)$/.test(before) && !isNominal(last);
      if (first.lower === 'instead')
        return isOwnObject(last) && first.before === 'none' && !clauseFollows(doc, last);
      return (
        /^(?:am|is|are|was|were|be|'m|'s|'re|so|very|really|not|also|n't|feel|felt|get|got)$/.test(before) &&
        !clauseFollows(doc, last)
      );
    })
    .map(({ first, last }) => hit(first, last, `${first.text} ${NEEDS.get(first.lower) ?? ''} ${last.text}`));

/** "I am afraid my mother is ill", "responsible people": a clause or a longer noun phrase, nothing is left out. */
const clauseFollows = (doc: Doc, token: Token): boolean =>
  /^(?:people|persons|students|man|woman)$/.test(token.lower) ||
  doc.tokens
    .slice(token.index + 1, token.index + 4)
    .some((later) => later.before === 'none' && (later.tag === 'AUX' || later.tag === 'VERB'));

/** "I always think my future", "talk my hobby": the thing stands alone at the end of the clause. */
const thinkAbout = (doc: Doc): Hit[] =>
  scan(
    doc,
    PEOPLE_WHO_THINK,
    maybe('always|often|also|only|just'),
    'think|thinks|thought|talk|talks|talked|talking|dream|worry|complain|care',
    'my|our|his|her|their|the',
    maybe(isAdjective),
    (token) => isNominal(token) || token.lower === 'future',
  )
    .filter(({ last }) => {
      const after = next(doc, last);
      return (
        (!after || /^(?:and|because|when|but|so|every|before|with)$/.test(after.lower)) &&
        last.lower !== 'same'
      );
    })
    .flatMap(({ slots }) =>
      slots[2] && slots[3] ? [hit(slots[2], slots[3], `${slots[2].text} about ${slots[3].text}`)] : [],
    );

const TRIPS: ReadonlyMap<string, string> = new Map([
  ['picnic', 'for a picnic'],
  ['holiday', 'on holiday'],
  ['vacation', 'on vacation'],
  ['trip', 'on a trip'],
  ['walk', 'for a walk'],
]);

/** The preposition before an object, a seat, a vehicle or a trip. */
export const PREPOSITION_OBJECT_RULES: readonly GrammarRule[] = [
  {
    id: 'take-care-health',
    kind: 'preposition',
    explanation: 'This word needs its preposition: take care of, afraid of, proud of, interested in.',
    find: missingAfterWord,
    catches: ['we should take care our health', 'My sister is afraid dogs.'],
    passes: ['We take care of our health.', 'I am afraid my mother is ill, and we need responsible drivers.'],
  },
  {
    id: 'think-my-future',
    kind: 'preposition',
    explanation: 'You think, talk, dream or worry “about” something.',
    find: thinkAbout,
    catches: ['I always think my future.', 'We talk our hobbies and we play games.'],
    passes: ['I always think about my future.', 'I think my future is bright.'],
  },
  {
    id: 'by-my-car',
    kind: 'preposition',
    explanation: 'Say “by car”, but “in my father’s car” and “on my bicycle”.',
    find: (doc) =>
      scan(
        doc,
        'by|with',
        'my|his|her|our|their',
        maybe((token) => isNominal(token) || isAdjective(token)),
        maybe("'s"),
        'car|van|lorry|taxi|motorcycle|motorbike|bicycle|bike',
      )
        .filter(({ first }) =>
          doc.tokens
            .slice(Math.max(0, first.index - 6), first.index)
            .some(({ lower }) =>
              /^(?:go|goes|went|going|come|comes|came|travel|travelled|there|school|home)$/.test(lower),
            ),
        )
        .map(({ first, last }) =>
          hit(
            first,
            last,
            `${/^(?:motor|bi)/.test(last.lower) ? 'on' : 'in'} ${said(doc, doc.tokens[first.index + 1] ?? last, last)}`,
          ),
        ),
    catches: ['We went there by my father’s car.', 'I go to school with my bicycle.'],
    passes: ['We went there by car.', 'He went there in my car and was hit by my bicycle.'],
  },
  {
    id: 'go-to-picnic',
    kind: 'preposition',
    explanation: 'Say “go for a picnic”, “go for a walk”, “go on holiday”, “go on a trip”.',
    find: (doc) =>
      scan(doc, 'go|goes|went|going|gone', 'to', maybe('a'), ({ lower }) => TRIPS.has(lower))
        .filter(
          ({ last }) =>
            !(next(doc, last) && isNominal(next(doc, last) ?? last)) && !hasForm(next(doc, last), 'ing'),
        )
        .map(({ first, slots, last }) => hit(slots[1] ?? first, last, TRIPS.get(last.lower) ?? null))
        .filter(({ last, first }) => last.lower !== 'walk' || doc.tokens[first.index + 1]?.lower === 'a'),
    catches: ['We went to picnic at the beach.', 'My family will go to holiday in Japan.'],
    passes: ['We went for a picnic.', 'We went to holiday homes and I go to walk the dog.'],
  },
  {
    id: 'thank-to',
    kind: 'preposition',
    explanation: 'You thank somebody “for” something and spend time “doing” it.',
    find: (doc) => [
      ...scan(doc, 'thank|thanks', maybe('you|him|her|them'), 'to', (token) => hasForm(token, 'ing')).flatMap(
        ({ slots }) => (slots[2] ? [hit(slots[2], slots[2], 'for')] : []),
      ),
      ...scan(
        doc,
        'spend|spends|spent|spending',
        maybe(OWNED),
        maybe('free|spare'),
        'time|hours|day',
        'with|by|for|in|to',
        ({ lower }) =>
          /^(?:reading|playing|watching|studying|doing|listening|cooking|drawing|chatting|sleeping|talking|helping|scrolling|working|using|making|learning)$/.test(
            lower,
          ),
      ).flatMap(({ slots, last }) => (slots[4] ? [hit(slots[4], last, last.text)] : [])),
    ],
    catches: ['Thank you to listening.', 'I spend my time with reading comics.'],
    passes: ['Thank you for listening to me.', 'I spend my time reading, and time with loving people.'],
  },
  {
    id: 'agree-to-opinion',
    kind: 'preposition',
    explanation: 'You agree “with” a person, an opinion or a statement.',
    find: (doc) =>
      scan(
        doc,
        'agree|agrees|agreed|disagree',
        'to|on|about',
        'your|his|her|their|this|the|that',
        maybe(isAdjective),
        'opinion|view|point|statement|idea|friend|speaker|opinions|views',
      ).flatMap(({ first, slots }) => (slots[1] ? [hit(first, slots[1], `${first.text} with`)] : [])),
    catches: ['I agree to your opinion.', 'I do not agree on this statement.'],
    passes: ['I agree with your opinion.', 'They agreed to the plan and we agreed on a day.'],
  },
  {
    id: 'walk-until-top',
    kind: 'preposition',
    explanation: '“Until” is for times; say how far with “to” or “as far as”.',
    find: (doc) =>
      scan(
        doc,
        'walk|walked|run|ran|drive|drove|climb|climbed|swim|swam|cycle|cycled|go|went|hike|hiked',
        maybe('up|down'),
        'until',
        'the|my|our',
        'top|bottom|end|beach|school|house|shop|river|hill|market|station|bridge|peak|gate',
      ).flatMap(({ slots }) =>
        slots[2] && !(slots[4]?.lower === 'end' && next(doc, slots[4])?.lower !== 'of')
          ? [hit(slots[2], slots[2], 'to')]
          : [],
      ),
    catches: ['We had to walk until the top of the hill.', 'I run until the bridge every evening.'],
    passes: ['We walked to the top.', 'We walked until the rain stopped.'],
  },
  {
    id: 'sit-at-chair',
    kind: 'preposition',
    explanation: 'You sit “on” a chair or the floor, and things lie “on” a table.',
    find: (doc) => [
      ...scan(
        doc,
        'sit|sits|sat|sitting',
        'at',
        DETERMINERS,
        'chair|floor|bench|ground|sofa|carpet|mat',
      ).flatMap(({ first, slots }) => (slots[1] ? [hit(first, slots[1], `${first.text} on`)] : [])),
      ...scan(
        doc,
        'is|are|was|were|put|puts|left|leave',
        maybe('it|them'),
        'in',
        'the|my',
        'table|floor|roof|wall',
      ).flatMap(({ slots, last }) =>
        slots[2] && !(next(doc, last) && isNominal(next(doc, last) ?? last))
          ? [hit(slots[2], slots[2], 'on')]
          : [],
      ),
    ],
    catches: ['He is sitting at the chair.', 'Your book is in the table.'],
    passes: [
      'He is sitting on the chair.',
      'She sat at the table, and the map is in the table drawer below.',
    ],
  },
];
