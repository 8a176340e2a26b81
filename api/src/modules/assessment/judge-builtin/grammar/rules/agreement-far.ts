import { baseOf, type Doc, hasForm, isPureBase, isPureThird, type Token } from '../../language/document.js';
import { GROUP_NOUNS, PERSON_NOUNS, UNCOUNTABLE_NOUNS } from '../../language/noun-lists.js';
import { isPluralForm, singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { startsClause, subjectsOf } from '../../language/subjects.js';
import { thirdPerson } from '../../language/verbs.js';
import { isAdjective, isNominal, MID_ADVERBS, MODALS, POSSESSIVES } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { TO_PLURAL, TO_SINGULAR } from './verb-words.js';

/** After these a bare verb is right: "helps me cook", "to cook". */
const LEADS_TO_BARE =
  /^(?:to|let|lets|make|makes|made|help|helps|helped|see|sees|hear|hears|watch|do|does|did|n't|not|that|who|which|when|if|because|we|i|they|you)$/;

const asSingular = (verb: Token): string => TO_SINGULAR.get(verb.lower) ?? thirdPerson(verb.lower);

/** "She wakes up early and cook breakfast": the second verb of a subject in the third person. */
const joinedVerbs = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap(({ first, verb, person, plural, group }) => {
    const opener = first.before === 'none' ? doc.tokens[first.index - 1]?.lower : '';
    if (/^(?:when|how|if|what|as|while|where|that|once|which|why|until)$/.test(opener ?? '')) return [];
    if (!verb || person !== 3 || plural || group) return [];
    const present = hasForm(verb, 's') || (hasForm(verb, 'base') && !hasForm(verb, 'past'));
    if (!present || LEADS_TO_BARE.test(verb.lower) || MODALS.has(verb.lower)) return [];
    for (const token of doc.tokens.slice(verb.index + 1, verb.index + 9)) {
      if (token.before === 'stop' || LEADS_TO_BARE.test(token.lower) || MODALS.has(token.lower)) return [];
      if (token.lower === 'and') {
        const next = doc.tokens[token.index + 1];
        const second = next && MID_ADVERBS.has(next.lower) ? doc.tokens[token.index + 2] : next;
        const bare = second?.before === 'none' && (isPureBase(second) || isActing(doc, second));
        return second && bare ? [hit(second, second, thirdPerson(second.lower))] : [];
      }
      if (isPureBase(token) && !isNominal(token)) return [];
    }
    return [];
  });

/** "cook breakfast for us", "play the piano": a verb that may be a noun, but an object follows. */
const isActing = (doc: Doc, token: Token): boolean =>
  /^(?:cook|play|clean|wash|watch|work|drive|help|walk|talk|look|start|study)$/.test(token.lower) &&
  /^(?:the|a|my|his|her|our|their|me|us|them|him|it|dinner|breakfast|lunch|food|for|with|to|at|games|after|hard)$/.test(
    doc.tokens[token.index + 1]?.lower ?? '',
  );

/** "Doing exercise make us healthy": an activity is one thing. */
const activitySubjects = (doc: Doc): Hit[] =>
  doc.tokens.flatMap((token) => {
    if (
      !hasForm(token, 'ing') ||
      token.tag === 'ADJ' ||
      token.before === 'comma' ||
      !startsClause(doc, token)
    )
      return [];
    if (/^(?:according|during|including|being|having|going|talking|speaking)$/.test(token.lower)) return [];
    const phrase = doc.tokens.slice(token.index + 1, token.index + 6);
    const at = phrase.findIndex(
      (later) =>
        later.before !== 'none' ||
        later.lower === 'and' ||
        later.lower === 'or' ||
        isFiniteHere(later) ||
        LEADS_TO_BARE.test(later.lower),
    );
    const verb = phrase[at];
    if (verb?.before !== 'none' || (LEADS_TO_BARE.test(verb.lower) && !/^(?:make|help)$/.test(verb.lower)))
      return [];
    const before = doc.tokens[verb.index - 1];
    const ends =
      before === token ||
      (before !== undefined && (isNominal(before) || before.tag === 'ADV' || before.tag === 'ADJ'));
    const plain =
      /^(?:make|help|give|have|are|become|bring|teach|cause|take|improve|reduce|keep|need|require|save|show|mean|allow|build|seem)$/.test(
        verb.lower,
      );
    return ends && plain ? [hit(verb, verb, asSingular(verb))] : [];
  });

const isFiniteHere = (token: Token): boolean =>
  isPureBase(token) ||
  isPureThird(token) ||
  /^(?:is|are|was|were|have|has|can|will|help|helps|need|needs)$/.test(token.lower);

/** "My cousin who stays in Johor come to our house": the verb after a relative clause. */
const afterRelative = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap(({ head, verb: link, plural }) => {
    if (!link || !PERSON_NOUNS.has(singularOf(head.lower)) || !/^(?:who|that)$/.test(link.lower)) return [];
    const inner = doc.tokens[link.index + 1];
    if (
      !inner ||
      !(hasForm(inner, 's', 'past', 'base') || inner.lower === 'is') ||
      LEADS_TO_BARE.test(inner.lower)
    )
      return [];
    for (const token of doc.tokens.slice(inner.index + 1, inner.index + 8)) {
      if (token.before !== 'none' || LEADS_TO_BARE.test(token.lower) || MODALS.has(token.lower)) return [];
      const before = doc.tokens[token.index - 1];
      const free = before !== undefined && before !== inner && (isNominal(before) || before.tag === 'ADV');
      if (free && plural && /^(?:is|was|has|does)$/.test(token.lower))
        return [hit(token, token, TO_PLURAL.get(token.lower) ?? null)];
      if (
        /^(?:and|or|is|was|has|had)$/.test(token.lower) ||
        hasForm(token, 'past') ||
        (isPureThird(token) && token.lower !== 'are')
      )
        return [];
      const wrong = isPureBase(token) || /^(?:are|were|have)$/.test(token.lower);
      if (free && wrong) return plural ? [] : [hit(token, token, asSingular(token))];
    }
    return [];
  });

/** "The teachers in my school is": a noun, a place or an "of …", then the verb of the noun. */
const nounWithPhrase = (doc: Doc): Hit[] =>
  doc.tokens.flatMap((token) => {
    const everybody = /^(?:everyone|everybody|nobody|someone|somebody)$/.test(token.lower);
    if (
      !everybody &&
      !/^(?:the|my|our|his|her|their|this|these|those|some|many|most|all|every|each|a|an)$/.test(token.lower)
    )
      return [];
    if (!startsClause(doc, token)) return [];
    const head = everybody ? token : phraseEnd(doc, token.index + 1);
    const link = head && doc.tokens[head.index + 1];
    if (!head || link?.before !== 'none' || !PLACING.test(link.lower)) return [];
    if (
      GROUP_NOUNS.has(head.lower) ||
      /^(?:rest|range|bunch|handful|series|hundred|thousand|kind|kinds|type|types|half|part|most|all|some|one)$/.test(
        head.lower,
      )
    )
      return [];
    const place = lastPlace(doc, link);
    const then = place && doc.tokens[place.index + 1];
    const verb = /^(?:there|here)$/.test(then?.lower ?? '') && then ? doc.tokens[then.index + 1] : then;
    if (!place || verb?.before !== 'none') return [];
    if (
      isPluralForm(head.lower) ||
      (/^(?:some|many|most|all|these|those)$/.test(token.lower) && !UNCOUNTABLE_NOUNS.has(head.lower))
    ) {
      const third = isPureThird(verb) || (hasForm(verb, 's') && verb.tag === 'VERB');
      const wrong = TO_PLURAL.get(verb.lower) ?? (third && verb.lower !== 'are' ? baseOf(verb, 's') : null);
      return wrong && !/^(?:states|nations)$/.test(head.lower) ? [hit(verb, verb, wrong)] : [];
    }
    const ends = doc.tokens[verb.index + 1]?.before !== 'none';
    const acting =
      everybody && hasForm(verb, 'base') && !hasForm(verb, 'past') && (verb.tag !== 'NOUN' || ends);
    const plain =
      /^(?:are|were|have)$/.test(verb.lower) ||
      acting ||
      isSensedHere(doc, verb) ||
      (isPureBase(verb) && verb.tag !== 'NOUN');
    return plain ? [hit(verb, verb, asSingular(verb))] : [];
  });

const PLACING = /^(?:in|at|from|near|on|around|of|behind|for|about|beside|inside|opposite)$/;

/** "… at the stall near my school": the last noun of all phrases in a row. */
function lastPlace(doc: Doc, link: Token): Token | null {
  let place = phraseEnd(doc, link.index + 1);
  for (let step = 0; place && step < 2; step++) {
    const further = doc.tokens[place.index + 1];
    if (further?.before !== 'none' || !PLACING.test(further.lower)) break;
    place = phraseEnd(doc, further.index + 1) ?? place;
  }
  return place;
}

/** "the food there taste so good": a verb of the senses, an adjective behind it. */
const isSensedHere = (doc: Doc, verb: Token): boolean =>
  /^(?:taste|look|smell|sound)$/.test(verb.lower) &&
  [1, 2].some((by) => {
    const told = doc.tokens[verb.index + by];
    return told?.before === 'none' && isAdjective(told);
  });

/** The last noun of the phrase that begins here; null when a verb or something else stands inside. */
function phraseEnd(doc: Doc, from: number): Token | null {
  let end: Token | null = null;
  for (const token of doc.tokens.slice(from, from + 4)) {
    if (token.before !== 'none') break;
    if (end && isSensedHere(doc, token)) break;
    const plainNoun = isNominal(token) && !isPureThird(token) && !isPureBase(token);
    if (plainNoun || token.lower === 'people') end = token;
    else if (end || !(isAdjective(token) || POSSESSIVES.has(token.lower) || token.lower === 'the')) break;
  }
  return end;
}

/** The verb stands far from its subject. */
export const AGREEMENT_FAR_RULES: readonly GrammarRule[] = [
  {
    id: 'second-verb',
    kind: 'agreement',
    explanation: 'Both verbs belong to he, she, it or one person, so both take -s.',
    find: joinedVerbs,
    catches: ['She wakes up early and cook breakfast for us.', 'My father comes home and watch the news.'],
    passes: ['She helps me cook and clean.', 'He likes to sing and dance, and we go there.'],
  },
  {
    id: 'activity-is-one',
    kind: 'agreement',
    explanation: 'An activity like “doing exercise” is one thing, so the verb takes -s.',
    find: activitySubjects,
    catches: ['Doing exercise make our body healthy.', 'Reading books help us to learn new words.'],
    passes: ['Doing exercise makes us healthy.', 'Swimming and running keep me fit, making friends is nice.'],
  },
  {
    id: 'verb-after-who',
    kind: 'agreement',
    explanation: 'The verb belongs to the one person before “who”, so in the present it takes -s.',
    find: afterRelative,
    catches: [
      'My cousin who stays in Johor come to our house.',
      'The teacher who teaches us history give a lot of homework.',
    ],
    passes: [
      'My cousin who stays in Johor comes to our house.',
      'The friend who helped my mother cook is here.',
    ],
  },
  {
    id: 'noun-with-place',
    kind: 'agreement',
    explanation: 'The verb goes with the first noun: “the teachers in my school are …”.',
    find: nounWithPhrase,
    catches: ['The teachers in my school is very kind.', 'The traffic in Kuala Lumpur make everybody late.'],
    passes: [
      'The teachers in my school are kind.',
      'The people of this town and the boy near them are kind.',
    ],
  },
  {
    id: 'people-who',
    kind: 'agreement',
    explanation: '“Who” stands for several people here, so use the plural form of the verb.',
    find: (doc) =>
      scan(
        doc,
        (token) => token.lower === 'people' || PERSON_NOUNS.has(singularOf(token.lower)),
        'who',
        maybe(MID_ADVERBS),
        (token) => /^(?:is|was|has|does)$/.test(token.lower) || (isPureThird(token) && token.lower !== 'are'),
      )
        .filter(
          ({ first }) =>
            isPluralForm(first.lower) &&
            !doc.tokens
              .slice(Math.max(0, first.index - 3), first.index)
              .some(({ lower }) => /^(?:of|with)$/.test(lower)),
        )
        .map(({ last }) => hit(last, last, TO_PLURAL.get(last.lower) ?? baseOf(last, 's'))),
    catches: ['I have friends who lives overseas.', 'Students who is lazy will fail.'],
    passes: ['I have friends who live overseas.', 'He is one of my friends who lives overseas.'],
  },
  {
    id: 'a-lot-of-people-is',
    kind: 'agreement',
    explanation: 'The subject is plural, so use the plural form of the verb.',
    find: (doc) =>
      scan(
        doc,
        maybe('a'),
        'lot|lots',
        'of',
        maybe(isAdjective),
        (token) => isPluralForm(token.lower),
        (token) => TO_PLURAL.has(token.lower) || (isPureThird(token) && token.lower !== 'are'),
      )
        .filter(({ first }) => (first.before !== 'none' ? first.before === 'stop' : startsClause(doc, first)))
        .map(({ last }) => hit(last, last, TO_PLURAL.get(last.lower) ?? baseOf(last, 's'))),
    catches: ['A lot of people is waiting there.', 'I think a lot of students has this problem.'],
    passes: [
      'A lot of people are waiting.',
      'Having a lot of friends is nice, and there is a lot of homework.',
    ],
  },
  {
    id: 'half-of-them',
    kind: 'agreement',
    explanation: 'The subject is plural, so use the plural form of the verb.',
    find: (doc) =>
      scan(
        doc,
        'most|some|many|all|half|both|few',
        'of',
        maybe('the|my|our|his|her|their|these|those'),
        (token) => /^(?:them|us)$/.test(token.lower) || (isNominal(token) && isPluralForm(token.lower)),
        (token) =>
          TO_PLURAL.get(token.lower) !== undefined ||
          (hasForm(token, 's') && token.tag === 'VERB' && token.lower !== 'are'),
      ).map(({ last }) => hit(last, last, TO_PLURAL.get(last.lower) ?? baseOf(last, 's'))),
    catches: ['Most of them is very kind.', 'Some of the students has their own car.'],
    passes: ['Most of them are very kind.', 'One of them is my cousin.'],
  },
];
