import { baseOf, type Doc, hasForm, isPureBase, isPureThird } from '../../language/document.js';
import { GROUP_NOUNS, PERSON_NOUNS, UNCOUNTABLE_NOUNS } from '../../language/noun-lists.js';
import { isPluralForm } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { thirdPerson } from '../../language/verbs.js';
import { isAdjective, isNominal, isSingularNoun, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { next } from './clause-words.js';
import { TO_PLURAL, TO_SINGULAR } from './verb-words.js';

const POINTING = 'the|my|our|his|her|their|this|these|those';

/** "where do your father work", "are your mother at home": a helping verb before one person. */
const askedOfOne = (doc: Doc): Hit[] =>
  scan(doc, 'do|are|were|have', 'your|my|his|her|our|their|the', maybe(isAdjective), (token) =>
    PERSON_NOUNS.has(token.lower),
  )
    .filter(({ first, last }) => {
      const before = doc.tokens[first.index - 1];
      const asks =
        first.before !== 'none' ||
        /^(?:what|where|when|why|how|who|time|and|so|but)$/.test(before?.lower ?? '');
      const told = next(doc, last);
      const acts = first.lower !== 'do' || hasForm(told, 'base');
      return asks && acts && told !== undefined && !/^(?:and|or|'s)$/.test(told.lower);
    })
    .map(({ first }) => hit(first, first, TO_SINGULAR.get(first.lower) ?? null));

/** "The movie that we watched are": the noun, what somebody does with it, then the verb of the noun. */
const afterObjectClause = (doc: Doc): Hit[] =>
  scan(
    doc,
    POINTING,
    maybe(isAdjective),
    isNominal,
    maybe('that|which|who'),
    'i|we|you|he|she|they',
    maybe('always|often|usually|never|also|just'),
    (token) => hasForm(token, 'base', 's', 'past'),
  ).flatMap(({ slots, last }) => {
    const head = slots[2];
    if (!head || GROUP_NOUNS.has(head.lower)) return [];
    for (const token of doc.tokens.slice(last.index + 1, last.index + 6)) {
      if (token.before !== 'none' || MODALS.has(token.lower) || hasForm(token, 'ing')) return [];
      if (/^(?:and|or|that|when|because|if|i|we|you|he|she|they)$/.test(token.lower)) return [];
      const many = isPluralForm(head.lower);
      const wrong = (many ? TO_PLURAL : TO_SINGULAR).get(token.lower);
      if (wrong && !/^(?:do|does|have|has)$/.test(token.lower))
        return many || isSingularNoun(head) ? [hit(token, token, wrong)] : [];
      if (many && isPureThird(token) && token.lower !== 'are') return [hit(token, token, baseOf(token, 's'))];
      if (!many && isPureBase(token) && isSingularNoun(head))
        return [hit(token, token, thirdPerson(token.lower))];
      if (token.tag === 'VERB' || token.tag === 'AUX') return [];
    }
    return [];
  });

const SUBJECTS_IN_S = 'mathematics|maths|physics|news|economics|gymnastics|athletics';

/** "Each of us have", "this kind of food are", "Mathematics are", "swimming and cycling is my hobbies". */
const oneOrSeveral = (doc: Doc): Hit[] => [
  ...scan(
    doc,
    'each|neither|either|one',
    'of',
    'us|them|you',
    (token) => TO_SINGULAR.has(token.lower) || isPureBase(token),
  ).map(({ last }) => hit(last, last, TO_SINGULAR.get(last.lower) ?? thirdPerson(last.lower))),
  ...scan(doc, 'this|that|the', 'kind|type|sort', 'of', isNominal, 'are|were|have|make')
    .filter(
      ({ first }) =>
        first.before !== 'none' ||
        /^(?:think|because|but|so|and)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
    )
    .map(({ last }) => hit(last, last, TO_SINGULAR.get(last.lower) ?? thirdPerson(last.lower))),
  ...scan(doc, maybe('the'), SUBJECTS_IN_S, 'are|were|have')
    .filter(
      ({ first }) =>
        first.before !== 'none' ||
        /^(?:think|because|but|so|that)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
    )
    .map(({ last }) => hit(last, last, TO_SINGULAR.get(last.lower) ?? null)),
  ...scan(
    doc,
    (token) => hasForm(token, 'ing'),
    'and',
    (token) => hasForm(token, 'ing'),
    'is|was',
    'my|his|her|our|their',
    maybe(isAdjective),
    ({ lower }) => isPluralForm(lower),
  ).flatMap(({ slots }) =>
    slots[3] ? [hit(slots[3], slots[3], TO_PLURAL.get(slots[3].lower) ?? null)] : [],
  ),
];

/** The verb in a question, and behind a clause that describes the noun. */
export const AGREEMENT_CLAUSE_RULES: readonly GrammarRule[] = [
  {
    id: 'do-your-mother',
    kind: 'agreement',
    explanation: 'Ask about one person with does, is, was or has: “Where does your father work?”',
    find: (doc) => [
      ...askedOfOne(doc),
      ...scan(doc, 'do', 'he|she|it', (token) => hasForm(token, 'base')).map(({ first }) =>
        hit(first, first, 'does'),
      ),
    ],
    catches: ['what do your mother cook on Sunday', 'Where do your father work?'],
    passes: ['What does your mother cook?', 'How do your mother and father spend the weekend?'],
  },
  {
    id: 'who-want',
    kind: 'agreement',
    explanation: 'In a question “who” takes the verb with -s: “Who wants to go?”',
    find: (doc) =>
      scan(
        doc,
        'who',
        maybe('else|also'),
        (token) => hasForm(token, 'base') && !/^(?:do|have|can|are)$/.test(token.lower),
      )
        .filter(({ first, last }) => first.before === 'stop' && !hasForm(last, 'past'))
        .map(({ last }) => hit(last, last, thirdPerson(last.lower))),
    catches: ['Who want to be the leader?', 'who know the answer'],
    passes: ['Who wants to be the leader?', 'Who do you know? People who know me laugh.'],
  },
  {
    id: 'noun-we-know-is',
    kind: 'agreement',
    explanation: 'The verb goes with the noun before the describing words: “the film that we saw was …”.',
    find: afterObjectClause,
    catches: ['the movie that I watched yesterday were very scary', 'The friends I made there is very kind.'],
    passes: [
      'The film we saw was scary.',
      'The people I met on the trip were kind, and the food I ate was good.',
    ],
  },
  {
    id: 'each-of-us-have',
    kind: 'agreement',
    explanation: 'Each of us, this kind of food and mathematics are one; two activities are two.',
    find: oneOrSeveral,
    catches: ['Each of us have a talent.', 'This kind of food are unhealthy.'],
    passes: ['Each of us has a talent.', 'These kinds of food are healthy, and maths is fun.'],
  },
  {
    id: 'people-there-is',
    kind: 'agreement',
    explanation: 'With “here” or “there” behind the noun the verb still goes with the noun.',
    find: (doc) =>
      scan(
        doc,
        POINTING,
        maybe(isAdjective),
        isNominal,
        'there|here',
        (token) => TO_PLURAL.has(token.lower) || TO_SINGULAR.has(token.lower) || isPureThird(token),
      ).flatMap(({ slots, last, first }) => {
        const head = slots[2];
        if (!head || first.before === 'none' || GROUP_NOUNS.has(head.lower)) return [];
        const right = isPluralForm(head.lower)
          ? (TO_PLURAL.get(last.lower) ?? (last.lower === 'are' ? null : baseOf(last, 's')))
          : isSingularNoun(head) || UNCOUNTABLE_NOUNS.has(head.lower)
            ? (TO_SINGULAR.get(last.lower) ?? null)
            : null;
        return right && right !== last.lower ? [hit(last, last, right)] : [];
      }),
    catches: ['The people there is very friendly.', 'The food here are cheap.'],
    passes: ['The people there are very friendly.', 'The food here is cheap and tasty.'],
  },
];
