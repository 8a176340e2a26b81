import { PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import { baseOf, type Doc, hasForm, isPureBase, isPureThird, type Token } from '../../language/document.js';
import { GROUP_NOUNS, PERSON_NOUNS } from '../../language/noun-lists.js';
import { singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { type Subject, startsClause, subjectsOf } from '../../language/subjects.js';
import { thirdPerson } from '../../language/verbs.js';
import {
  DETERMINERS,
  isAdjective,
  isNominal,
  isPluralNoun,
  isSingularNoun,
  MID_ADVERBS,
} from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { finiteLater } from './clause-words.js';
import { TO_PLURAL, TO_SINGULAR } from './verb-words.js';

const THIRD = 'With he, she, it or one person or thing, the verb in the present takes -s.';
const PLURAL = 'With more than one person or thing, use the plural form of the verb.';
const MEASURES =
  /^(?:states|nations|years|months|weeks|days|hours|minutes|seconds|times|dollars|ringgit|kilometres|metres|sports)$/;

const next = (doc: Doc, token: Token): Token | undefined => {
  const after = doc.tokens[token.index + 1];
  return after?.before === 'none' ? after : undefined;
};

const MANDATIVE =
  /^(?:suggest|suggests|suggested|recommend|recommends|recommended|insist|insists|insisted|propose|proposed|demand|demanded|request|requested|important|essential|necessary|vital|crucial|better)$/;

/** "if he were", "I wish she were", "suggest that he take": right as they are. */
function isWish(doc: Doc, { first, verb }: Subject): boolean {
  const opener = doc.tokens[first.index - 1];
  if (verb?.lower === 'were') return /^(?:if|wish|though|unless|that)$/.test(opener?.lower ?? '');
  const asking =
    opener?.lower === 'that' ? doc.tokens.slice(Math.max(0, opener.index - 4), opener.index) : [opener];
  return asking.some((token) => token !== undefined && MANDATIVE.test(token.lower));
}

/** Right before the verb: "always change", "never come". */
const FREQUENCY = /^(?:always|usually|often|sometimes|never|seldom|rarely|also|really)$/;

/** After a noun a bare word is surely its verb when it is nothing else, or when an object or a place follows. */
function actsAsVerb(doc: Doc, subject: Subject, verb: Token): boolean {
  if (!hasForm(verb, 'base') || hasForm(verb, 'past')) return false;
  if (/^(?:some|any|no|every)thing$/.test(subject.head.lower) && verb.lower === 'like') return false;
  if (verb.lower === 'last' && !/^(?:for|long|until|all|a)$/.test(next(doc, verb)?.lower ?? '')) return false;
  if (subject.pronoun && (subject.head.lower !== 'it' || isLinkedIt(doc, subject)))
    return verb.lower !== 'like' || isObjectNext(doc, verb);
  if (isPureBase(verb)) return true;
  if (FREQUENCY.test(doc.tokens[verb.index - 1]?.lower ?? '') && verb.tag !== 'ADJ') return true;
  if (PERSON_NOUNS.has(subject.head.lower)) {
    const object = next(doc, verb);
    const acts = object !== undefined && isNominal(object) && object.verbs.length === 0;
    return verb.tag === 'VERB' || isObjectNext(doc, verb) || (acts && !finiteLater(doc, verb));
  }
  if (finiteLater(doc, verb)) return false;
  const going =
    verb.tag === 'VERB' &&
    /^(?:very|so|too|fast|quickly|slowly|a|every|more)$/.test(next(doc, verb)?.lower ?? '');
  if (going) return true;
  const opening =
    /^(?:open|close|start|end)$/.test(verb.lower) &&
    /^(?:at|from|until|every|early|late)$/.test(next(doc, verb)?.lower ?? '');
  return opening || isSensed(doc, verb) || (verb.tag === 'VERB' && isObjectNext(doc, verb));
}

/** "if it rain", "It look nice": surely a subject, not the object of "make it work". */
const isLinkedIt = (doc: Doc, { first }: Subject): boolean =>
  first.before !== 'none' ||
  /^(?:if|when|because|and|but|so|although)$/.test(doc.tokens[first.index - 1]?.lower ?? '');

const isObjectNext = (doc: Doc, verb: Token): boolean => {
  const after = next(doc, verb);
  return (
    after !== undefined &&
    (DETERMINERS.has(after.lower) ||
      ['PRON', 'ADP', 'ADV'].includes(after.tag) ||
      after.lower === 'to' ||
      hasForm(after, 'ing'))
  );
};

/** "This food taste good": a verb of the senses before an adjective. */
const isSensed = (doc: Doc, verb: Token): boolean =>
  /^(?:taste|look|smell|sound|feel|seem)$/.test(verb.lower) &&
  [next(doc, verb), next(doc, verb) && doc.tokens[verb.index + 2]].some(
    (token) => token !== undefined && (PREDICATE_ADJECTIVES.has(token.lower) || isAdjective(token)),
  );

function thirdPersonHits(doc: Doc): Hit[] {
  return subjectsOf(doc).flatMap((subject) => {
    const { verb } = subject;
    if (!verb || subject.person !== 3 || subject.plural || isWish(doc, subject)) return [];
    // "How many hours do you sleep": the verb asks about "you".
    if (TO_SINGULAR.has(verb.lower) && /^(?:i|we|you|they)$/.test(next(doc, verb)?.lower ?? '')) return [];
    if (TO_SINGULAR.get(verb.lower)) {
      const groupMay = subject.group && verb.lower !== 'do';
      return groupMay ? [] : [hit(verb, verb, TO_SINGULAR.get(verb.lower) ?? null)];
    }
    if (subject.group || !actsAsVerb(doc, subject, verb)) return [];
    return [hit(verb, verb, thirdPerson(baseOf(verb, 'base') ?? verb.lower))];
  });
}

function pluralHits(doc: Doc): Hit[] {
  return subjectsOf(doc).flatMap((subject) => {
    const { verb, head, first } = subject;
    if (!verb || MEASURES.test(head.lower)) return [];
    const youOrWe = subject.plural || (subject.person === 1 && verb.lower !== 'was');
    if (!youOrWe || (first.lower === 'that' && !subject.plural)) return [];
    if (TO_PLURAL.get(verb.lower)) {
      const correction =
        head.lower === 'i' && !subject.plural && verb.lower === 'is'
          ? 'am'
          : (TO_PLURAL.get(verb.lower) ?? null);
      return [hit(verb, verb, correction)];
    }
    const base = baseOf(verb, 's');
    const person = PERSON_NOUNS.has(singularOf(head.lower)) || head.lower === 'people';
    const sure =
      isPureThird(verb) ||
      (base !== null && (verb.tag === 'VERB' || subject.pronoun || (person && isObjectNext(doc, verb))));
    return base && sure && base !== 'be' ? [hit(verb, verb, base)] : [];
  });
}

/** A bare form right after "who" or "that" is a verb whatever else the word can be. */
const actsAfterWho = (doc: Doc, token: Token): boolean =>
  /^(?:are|have|do)$/.test(token.lower) ||
  isPureBase(token) ||
  (hasForm(token, 'base') &&
    !hasForm(token, 'past') &&
    (token.tag === 'VERB' || doc.tokens[token.index - 1]?.lower === 'who'));

const isMany = (token: Token): boolean =>
  /^(?:many|several|few|two|three|four|five|six|ten)$/.test(token.lower);

export const AGREEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'third-person',
    kind: 'agreement',
    explanation: THIRD,
    find: thirdPersonHits,
    catches: [
      'My father work in a factory near our house.',
      'my best friend have two cats and she like them',
    ],
    passes: ['My mother and my father work hard every day.', 'I want to help my mother cook and let it go.'],
  },
  {
    id: 'plural-subject',
    kind: 'agreement',
    explanation: PLURAL,
    find: pluralHits,
    catches: ['My parents is very kind to me.', 'People nowadays has many ways to travel.'],
    passes: ['The number of students is growing.', 'Reading books is my hobby and two years is a long time.'],
  },
  {
    id: 'quantified-subject',
    kind: 'agreement',
    explanation:
      '“One of”, “each of” and “every one of” mean a single one: use the singular form of the verb.',
    find: (doc) =>
      scan(
        doc,
        'one|each',
        'of',
        maybe('the|my|our|his|her|their|these|those'),
        maybe(isAdjective),
        isPluralNoun,
        (token) =>
          /^(?:are|were|have|do)$/.test(token.lower) ||
          (hasForm(token, 'base') &&
            !hasForm(token, 'past') &&
            token.tag === 'VERB' &&
            isObjectNext(doc, token)),
      ).map(({ last }) => hit(last, last, TO_SINGULAR.get(last.lower) ?? thirdPerson(last.lower))),
    catches: ['One of my friends are from Sabah.', 'Each of the students have a book.'],
    passes: ['One of my friends is from Sabah.', 'He is one of the people who are always kind.'],
  },
  {
    id: 'noun-of-nouns',
    kind: 'agreement',
    explanation: 'The verb goes with the first noun: “the price of things is …”.',
    find: (doc) =>
      [
        ...scan(
          doc,
          'the|my|this|our',
          isSingularNoun,
          'in|at|of|from|near',
          'the|my|our|his|her',
          isSingularNoun,
          'are|were|have|taste|look|smell|make|need|seem|become|give',
        ).filter(({ first, slots }) => startsClause(doc, first) && !GROUP_NOUNS.has(slots[1]?.lower ?? '')),
        ...scan(
          doc,
          'the|this|that',
          'price|cost|quality|importance|use|amount|level|weather|taste|colour|size|purpose|kind|type|sort|number',
          'of',
          maybe('the|my|our|these|those'),
          maybe(isAdjective),
          isPluralNoun,
          maybe('there|here|nowadays|now'),
          (token) => /^(?:are|were|have)$/.test(token.lower) || isPureBase(token),
        ),
      ].map(({ last }) => hit(last, last, TO_SINGULAR.get(last.lower) ?? thirdPerson(last.lower))),
    catches: ['The price of things are high now.', 'This kind of games make us lazy.'],
    passes: ['The price of things is high now.', 'The people of these towns are kind.'],
  },
  {
    id: 'there-is-many',
    kind: 'agreement',
    explanation: 'Say “there are” before more than one thing.',
    find: (doc) => [
      ...scan(doc, 'there', "is|was|'s", isMany).map(({ slots, last }) =>
        hit(slots[1] ?? last, slots[1] ?? last, slots[1]?.lower === 'was' ? 'were' : 'are'),
      ),
      ...scan(doc, 'there', 'is|was', 'a', 'lot', 'of', maybe(isAdjective), isPluralNoun).flatMap(
        ({ slots }) => (slots[1] ? [hit(slots[1], slots[1], slots[1].lower === 'was' ? 'were' : 'are')] : []),
      ),
    ],
    catches: ['There is many people at the beach.', 'There was a lot of students in the hall.'],
    passes: ['There is a lot of traffic in the city.', 'There are many people at the beach.'],
  },
  {
    id: 'there-are-one',
    kind: 'agreement',
    explanation: 'Say “there is” before one thing.',
    find: (doc) =>
      scan(doc, 'there', 'are|were', 'a|an|one', maybe(isAdjective), isSingularNoun)
        .filter(
          ({ last }) => !/^(?:lot|few|number|couple|variety|bit|range|hundred|thousand)$/.test(last.lower),
        )
        .flatMap(({ slots }) =>
          slots[1] ? [hit(slots[1], slots[1], slots[1].lower === 'were' ? 'was' : 'is')] : [],
        ),
    catches: ['There are a big tree behind my house.', 'There were a problem with the bus.'],
    passes: ['There are a few reasons for this.', 'There are a lot of trees behind my house.'],
  },
  {
    id: 'which-plural-verb',
    kind: 'agreement',
    explanation: THIRD,
    find: (doc) =>
      [
        ...scan(
          doc,
          'a|an|my|another',
          maybe(isAdjective),
          (token) => isSingularNoun(token) && !/^(?:lot|group|family|team|class|number)$/.test(token.lower),
          'who|which|that',
          maybe(MID_ADVERBS),
          (token) => actsAfterWho(doc, token),
        ),
        ...scan(
          doc,
          'the|this|that|every',
          maybe(isAdjective),
          PERSON_NOUNS,
          'who',
          maybe(MID_ADVERBS),
          (token) => actsAfterWho(doc, token),
        ),
      ].map(({ last }) => hit(last, last, TO_SINGULAR.get(last.lower) ?? thirdPerson(last.lower))),
    catches: ['She is a person who always give me advice.', 'I have a friend who have a big house.'],
    passes: ['I have friends who give me advice.', 'She is a person who always gives me advice.'],
  },
];
