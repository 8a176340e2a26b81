import { type Doc, hasForm, isPureBase, type Token } from '../../language/document.js';
import { IRREGULAR_VERBS } from '../../language/irregular-verbs.js';
import { maybe, scan } from '../../language/pattern.js';
import { ingOf, participleOf } from '../../language/verbs.js';
import { DETERMINERS, FINITE_BE, isNominal, OBJECT_PRONOUNS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { next } from './clause-words.js';
import { isBare, takesObject } from './verb-words.js';

const TAKES_ING = 'After a preposition comes the -ing form: “thank you for helping”.';
const isObject = (token: Token | undefined): boolean =>
  token !== undefined && OBJECT_PRONOUNS.has(token.lower) && !/^(?:it|you|her)$/.test(token.lower);

/** "for help me", "instead of play games": a bare form whose object shows that it is a verb. */
const bareAfterPreposition = (doc: Doc): Hit[] => [
  ...scan(
    doc,
    'for|by|without|of|about|before|after|from|in',
    (token) => hasForm(token, 'base') && !hasForm(token, 'past'),
    (token) => isObject(token),
  ).flatMap(({ slots }) => (slots[1] ? [hit(slots[1], slots[1], ingOf(slots[1].lower))] : [])),
  ...scan(
    doc,
    'instead|by|without|before|after',
    maybe('of'),
    'play|do|use|watch|study|clean|cook|wash|drink|talk|practise|exercise|help|work|start|plant|visit|eat|make|take',
    (token) =>
      (DETERMINERS.has(token.lower) && token.lower !== "'s") ||
      (isNominal(token) && token.verbs.length === 0) ||
      /^(?:to|with|at|more|hard)$/.test(token.lower),
  )
    .filter(({ first, slots, last }) => {
      const of = slots[1] !== undefined;
      const loose =
        /^(?:to|with|at|more|hard)$/.test(last.lower) ||
        /^(?:work|study|help|talk|start|play|exercise|visit)$/.test(slots[2]?.lower ?? '');
      return (first.lower === 'instead') === of && (of || !loose);
    })
    .flatMap(({ slots }) => (slots[2] ? [hit(slots[2], slots[2], ingOf(slots[2].lower))] : [])),
];

const ACTIONS =
  'play|read|eat|go|watch|listen|swim|learn|buy|drink|do|use|have|take|make|plant|study|sleep|spend|throw|help|cook|travel|live|save|keep|speak|stay|get|join';

/** "Eat too much sugar is bad": what an order could not be followed by. */
function actionSubject(doc: Doc): Hit[] {
  return scan(
    doc,
    ACTIONS,
    (token) => !/^(?:you|your|is|a)$/.test(token.lower) || token.lower === 'your' || token.lower === 'a',
  ).flatMap(({ first }) => {
    const opens =
      first.before === 'stop' ||
      /^(?:think|because|believe|opinion|that)$/.test(doc.tokens[first.index - 1]?.lower ?? '');
    if (!opens || doc.questions.has(first.sentence)) return [];
    for (const token of doc.tokens.slice(first.index + 1, first.index + 8)) {
      if (token.before !== 'none' || STOPS_SUBJECT.test(token.lower)) return [];
      if (/^(?:is|can|makes|helps|will)$/.test(token.lower)) {
        const told = next(doc, token);
        return told ? [hit(first, first, ingOf(first.lower))] : [];
      }
      if (FINITE_BE.has(token.lower) || (token.tag === 'VERB' && token.lower !== 'school')) return [];
    }
    return [];
  });
}
const STOPS_SUBJECT =
  /^(?:that|which|who|what|how|why|when|where|if|because|it|he|she|they|we|i|this|there|and|so|but|or)$/;

/** Irregular verbs whose bare form is hardly a noun without an article. */
const DONE_TO: ReadonlySet<string> = new Set(
  IRREGULAR_VERBS.flatMap(([base, , participle]) =>
    participle.split('/').includes(base) ||
    /^(?:be|have|sleep|work|smell|dream|fall|fight|lie|go|come|become|rise|lead|mean|feed|sit|stand|deal|stick)$/.test(
      base,
    )
      ? []
      : [base],
  ),
);

/** Verb forms that the words around them decide. */
export const VERB_AFTER_LINK_RULES: readonly GrammarRule[] = [
  {
    id: 'for-help-me',
    kind: 'verb form',
    explanation: TAKES_ING,
    find: bareAfterPreposition,
    catches: ['thank you for help me with my homework', 'instead of play games we should study'],
    passes: ['Thank you for your help.', 'Before work they eat, and after play time with us he rests.'],
  },
  {
    id: 'eat-sugar-is',
    kind: 'verb form',
    explanation: 'An activity as the subject takes -ing: “Eating too much sugar is bad”.',
    find: actionSubject,
    catches: ['Eat too much sugar is bad for our health.', 'I think go to school by bus is tiring.'],
    passes: [
      'Eating too much is bad.',
      'Read the book that is on the table. Use what is there and it will work.',
    ],
  },
  {
    id: 'was-break',
    kind: 'verb form',
    explanation: 'What is done to somebody or something is “be” with the past participle: “was broken”.',
    find: (doc) =>
      scan(
        doc,
        (token) => isNominal(token) || /^(?:it|they|which|that)$/.test(token.lower),
        'was|were|been|being|got',
        maybe('also|always|already|just|not'),
        (token) => DONE_TO.has(token.lower),
      )
        .filter(({ slots, last }) => {
          const after = next(doc, last);
          const ends =
            !after ||
            /^(?:by|because|in|at|on|when|and|so|but|from|to|yesterday|last|again|already)$/.test(
              after.lower,
            );
          return ends && (slots[1]?.lower !== 'got' || after?.lower === 'by');
        })
        .map(({ last }) => hit(last, last, participleOf(last.lower))),
    catches: ['My phone was break.', 'The bread was steal by a monkey.'],
    passes: ['My phone was broken.', 'The best part was winning, and it was a steal.'],
  },
  {
    id: 'interesting-in',
    kind: 'verb form',
    explanation: 'A person is interested, bored or excited; a thing is interesting, boring or exciting.',
    find: (doc) =>
      scan(
        doc,
        "am|is|are|was|were|'m|'s|'re|feel|feels|felt|get|gets|got",
        maybe('very|so|really|quite|also|not|more|always|too'),
        'interesting|boring|exciting|tiring|frightening|surprising|confusing|disappointing',
        'in|with|about|to|of',
      )
        .filter(({ first, slots, last }) => {
          const subject = doc.tokens[first.index - 1];
          const person = /^(?:i|he|she|we|they|you)$/.test(subject?.lower ?? '');
          const verb = next(doc, last);
          const tells =
            last.lower === 'in' ||
            (last.lower === 'to' && hasForm(verb, 'base')) ||
            /^(?:with|about|of)$/.test(last.lower);
          return person && tells && !(slots[2]?.lower !== 'interesting' && last.lower === 'in');
        })
        .flatMap(({ slots }) =>
          slots[2] ? [hit(slots[2], slots[2], slots[2].lower.replace(/ing$/, 'ed'))] : [],
        ),
    catches: ['He is interesting in music.', 'We were very exciting about the trip.'],
    passes: ['He is interested in music.', 'It is interesting in many ways.'],
  },
  {
    id: 'need-doing-this',
    kind: 'verb form',
    explanation: 'After this verb comes “to” and the basic form: “need to protect”.',
    find: (doc) => [
      ...scan(
        doc,
        'i|we|they|you|he|she|people',
        'need|needs|needed',
        (token) => hasForm(token, 'ing') && token.tag === 'VERB',
        (token) => DETERMINERS.has(token.lower) || isObject(token),
      ).flatMap(({ slots }) => (slots[2] ? [hit(slots[2], slots[2], `to ${baseOfIng(slots[2])}`)] : [])),
      ...scan(
        doc,
        'to',
        'thanks',
        (token) =>
          DETERMINERS.has(token.lower) || OBJECT_PRONOUNS.has(token.lower) || token.lower === 'everyone',
      ).flatMap(({ slots }) => (slots[1] ? [hit(slots[1], slots[1], 'thank')] : [])),
    ],
    catches: ['We need protecting our planet.', 'I would like to thanks my teacher.'],
    passes: ['We need to protect our planet.', 'The fence needs painting, thanks to the rain.'],
  },
  {
    id: 'allowed-enter',
    kind: 'verb form',
    explanation: 'After allowed, able, ready, happy and the like comes “to”: “allowed to enter”.',
    find: (doc) =>
      scan(
        doc,
        "am|is|are|was|were|be|'m|'re|get|got",
        maybe("not|n't|very|so|also|always"),
        'allowed|supposed|forced|encouraged|invited|able|unable|willing|ready|happy|glad|afraid|excited|proud|lucky|going',
        (token) =>
          isPureBase(token) && token.tag !== 'ADJ' && (token.tag !== 'NOUN' || takesObject(doc, token)),
      )
        .filter(
          ({ slots, last }) =>
            !(
              slots[2]?.lower === 'going' &&
              /^(?:see|get)$/.test(last.lower) &&
              next(doc, last) === undefined
            ),
        )
        .map(({ last }) => hit(last, last, `to ${last.text}`)),
    catches: ['We were not allowed enter the hall.', 'I am very happy meet you.'],
    passes: ['We were allowed to enter.', 'I am able and ready. Get ready, begin!'],
  },
  {
    id: 'first-time-ride',
    kind: 'verb form',
    explanation: 'After “the first time” comes the -ing form: “my first time riding a horse”.',
    find: (doc) =>
      scan(
        doc,
        'is|was',
        'my|our|his|her|the',
        'first|second|last',
        'time',
        (token) =>
          hasForm(token, 'base') &&
          !hasForm(token, 'past') &&
          (token.tag === 'VERB' || takesObject(doc, token)),
      ).map(({ last }) => hit(last, last, ingOf(last.lower))),
    catches: ['It was my first time ride a horse.', 'This is the first time go to Sabah for me.'],
    passes: ['It was my first time riding a horse.', 'It was the first time.'],
  },
  {
    id: 'saw-boy-was-cry',
    kind: 'verb form',
    explanation: 'What was going on takes -ing: “I saw a boy crying”, “the boy was crying”.',
    find: (doc) =>
      scan(
        doc,
        'saw|see|heard|watched|noticed',
        maybe('a|the|my|some'),
        (token) => isNominal(token) || isObject(token),
        'was|were|is|are',
        (token) => isBare(token) && token.tag === 'VERB',
      ).map(({ last }) => hit(last, last, ingOf(last.lower))),
    catches: ['I saw a boy was cry.', 'We heard the baby is cry at night.'],
    passes: ['I saw a boy crying.', 'I saw the film was good.'],
  },
];

const baseOfIng = (token: Token): string =>
  token.verbs.find(({ form }) => form === 'ing')?.base ?? token.lower;
