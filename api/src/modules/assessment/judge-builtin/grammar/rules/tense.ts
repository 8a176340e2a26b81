import { baseOf, type Doc, hasForm, isPureBase, isPurePast, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { type Subject, subjectsOf } from '../../language/subjects.js';
import { ingOf, participleOf, pastOf, thirdPerson } from '../../language/verbs.js';
import { isManyNumber, MID_ADVERBS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit, said } from '../rule.js';
import { finishedTimes, isAlone, MENTAL } from './times.js';

const PAST_OF_PRESENT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    am: 'was',
    is: 'was',
    are: 'were',
    has: 'had',
    have: 'had',
    does: 'did',
    do: 'did',
    can: 'could',
  }),
);
/** A present verb right after a subject; its past form, or null. */
function presentToPast(verb: Token | undefined, doc: Doc): string | null {
  if (!verb || MENTAL.test(verb.lower)) return null;
  const aux = PAST_OF_PRESENT.get(verb.lower);
  if (aux) {
    const after = doc.tokens[verb.index + 1];
    const perfect = /^(?:has|have)$/.test(verb.lower) && hasForm(after, 'participle');
    return perfect ? null : aux;
  }
  if (hasForm(verb, 'past')) return null;
  const base = baseOf(verb, 'base') ?? baseOf(verb, 's');
  return base && base !== 'be' ? pastOf(base) : null;
}

function presentInPast(doc: Doc): Hit[] {
  const hits: Hit[] = [];
  const subjects = subjectsOf(doc);
  for (const time of finishedTimes(doc)) {
    const following = subjects.find(({ first }) => first.index > time.last.index);
    const near =
      following &&
      (following.first.index - time.last.index <= 2 || isSetOff(doc, time.last, following.first)) &&
      following.first.sentence === time.last.sentence &&
      !isNextClause(doc, time, following.first);
    const told = near && !(time.first.lower === 'this' && isOpeningTalk(following.verb));
    const past = told ? (presentToPast(following.verb, doc) ?? likedThen(time.first, following.verb)) : null;
    if (following?.verb && past) hits.push(inPast(doc, following.verb, past));
    if (past || time.first.lower === 'that' || (time.first.lower === 'when' && !tellsWhen(doc, time.first)))
      continue;
    const leading = subjects.findLast(
      ({ verb }) =>
        verb !== undefined &&
        verb.index < time.first.index &&
        time.first.index - verb.index <= 9 &&
        verb.sentence === time.first.sentence,
    );
    const before =
      leading?.verb && isAlone(doc, leading.verb, time.first) ? presentToPast(leading.verb, doc) : null;
    const over = time.first.lower !== 'this' || isOnceOnly(leading?.verb);
    if (leading?.verb && before && over) hits.push(inPast(doc, leading.verb, before));
  }
  return hits;
}

/** "cannot" is two tokens without a space: they are put right together. */
function inPast(doc: Doc, verb: Token, past: string): Hit {
  const not = doc.tokens[verb.index + 1];
  return not?.lower === 'not' && not.start === verb.end
    ? hit(verb, not, `${past} not`)
    : hit(verb, verb, past);
}

/** "Yesterday, after school, we …": between the time and the subject stands a phrase between commas. */
const isSetOff = (doc: Doc, time: Token, subject: Token): boolean =>
  subject.before === 'comma' &&
  subject.index - time.index <= 6 &&
  doc.tokens
    .slice(time.index + 1, subject.index)
    .every(
      ({ tag, verbs, lower }) => (tag !== 'VERB' && tag !== 'AUX' && lower !== 'when') || verbs.length === 0,
    );

/** "She teach me when I was small", but not "the days when …", "a scar from when …". */
const tellsWhen = (doc: Doc, when: Token): boolean => {
  const before = doc.tokens[when.index - 1];
  return (
    before !== undefined &&
    when.before === 'none' &&
    !/^(?:time|times|day|days|moment|memories|memory|photo|photos|like|about|from|of|for|since|remember|forget|miss|even)$/.test(
      before.lower,
    )
  );
};

/** "He was absent yesterday, but he is here": the time belongs to the clause before. */
const isNextClause = (doc: Doc, time: { first: Token; last: Token }, subject: Token): boolean =>
  time.first.before === 'none' &&
  /^(?:but|and|so|because)$/.test(doc.tokens[subject.index - 1]?.lower ?? '') &&
  doc.tokens.some(
    ({ index, sentence, tag }) =>
      index < time.first.index && sentence === subject.sentence && (tag === 'VERB' || tag === 'AUX'),
  );

/** "I see an accident this morning": done in a moment, so it is over though the morning may not be. */
const isOnceOnly = (verb: Token | undefined): boolean =>
  verb !== undefined &&
  /^(?:see|meet|find|lose|miss|forget|break|fall|buy|receive|wake|sees|meets|finds|loses|misses)$/.test(
    verb.lower,
  );

/** "This morning I am going to talk about …" is no story. */
const isOpeningTalk = (verb: Token | undefined): boolean =>
  verb === undefined ||
  !/^(?:wake|go|eat|see|meet|buy|take|come|get|drink|leave|miss|wakes|goes|eats)$/.test(verb.lower);

/** "When I was small, I like to climb trees": in those days, so in the past also for likes. */
const likedThen = (time: Token, verb: Token | undefined): string | null =>
  time.lower === 'when' && verb && /^(?:like|love|want|hate|prefer|think)$/.test(verb.lower)
    ? pastOf(verb.lower)
    : null;

/** "am knowing" → "know", before "since" and "for" → "have known". */
function stateOf(doc: Doc, be: Token, state: Token): string | null {
  const base = baseOf(state, 'ing');
  if (!base) return null;
  const lasting = doc.tokens
    .slice(state.index + 1, state.index + 5)
    .some(({ lower }) => /^(?:since|for)$/.test(lower));
  if (lasting) return `${be.lower === 'is' ? 'has' : 'have'} ${participleOf(base)}`;
  if (/^(?:was|were)$/.test(be.lower)) return pastOf(base);
  return be.lower === 'is' ? thirdPerson(base) : base;
}

/** Without a comma: "when I woke up the sun is …", but not "when I heard he is …". */
const isTold = ({ verb, first }: Subject, past: Token): boolean =>
  first.index - past.index > 1 &&
  /^(?:am|is|are|has)$/.test(verb?.lower ?? '') &&
  !/^(?:said|told|knew|thought|heard|learned|learnt|realised|found|saw|felt|noticed|was|were|had)$/.test(
    past.lower,
  );

export const TENSE_RULES: readonly GrammarRule[] = [
  {
    id: 'present-in-past',
    kind: 'tense',
    explanation: 'The time is over (yesterday, last …, ago), so the verb is in the past.',
    find: presentInPast,
    catches: ['Yesterday I go to the mall with my cousin.', 'When I was young, my family live in a village.'],
    passes: [
      'Last year we visited Penang and ate a lot.',
      'I still remember last year when we lost the final.',
    ],
  },
  {
    id: 'past-for-future',
    kind: 'tense',
    explanation: 'The time is still to come, so use “will” or “going to”.',
    find: (doc) =>
      scan(
        doc,
        (token) => token.lower === 'tomorrow' || token.lower === 'next',
        maybe('week|month|year|weekend'),
        'i|we|he|she|they',
        (token) => hasForm(token, 'past') && !hasForm(token, 'base'),
      ).map(({ last }) => hit(last, last, `will ${baseOf(last, 'past') ?? last.lower}`)),
    catches: ['Tomorrow I went to the library.', 'Next week we visited our grandmother.'],
    passes: ['Tomorrow I will go to the library.', 'The next day we went home.'],
  },
  {
    id: 'story-verb-in-present',
    kind: 'tense',
    explanation: 'Stay in the past while you tell what happened.',
    find: (doc) =>
      scan(
        doc,
        'i|we|he|she|they',
        (token) =>
          hasForm(token, 'past') &&
          !/^(?:had|let|made|saw|heard|helped|used|could|felt|liked|wanted)$/.test(token.lower) &&
          !hasForm(token, 'base'),
      ).flatMap(({ last }) => joinedPresent(doc, last)),
    catches: ['We went to the market and buy some fish.', 'I woke up early and eat my breakfast.'],
    passes: ['We decided to go and buy some fish.', 'She helped me cook and I like her food.'],
  },
  {
    id: 'present-after-past-clause',
    kind: 'tense',
    explanation: 'Both parts happened in the past, so both verbs are in the past.',
    find: (doc) =>
      scan(
        doc,
        'when|after|before|while',
        'i|we|he|she|they',
        (token) => hasForm(token, 'past') && !hasForm(token, 'base'),
      ).flatMap(({ last }) => {
        const following = subjectsOf(doc).find(({ first }) => first.index > last.index);
        const verb = following?.verb;
        if (
          !following ||
          !verb ||
          following.first.index - last.index > 7 ||
          following.first.sentence !== last.sentence
        )
          return [];
        const setOff = following.first.before === 'comma' || isTold(following, last);
        if (!setOff || !(isPureBase(verb) || hasForm(verb, 's'))) return [];
        const past = presentToPast(verb, doc);
        return past ? [hit(verb, verb, past)] : [];
      }),
    catches: [
      'After I finished my homework, I watch television.',
      'When we reached the beach, we see many crabs.',
    ],
    passes: [
      'When I finished my homework, I watched television.',
      'When I was lost, I felt that people are kind.',
    ],
  },
  {
    id: 'state-in-progressive',
    kind: 'tense',
    explanation: 'Know, want, like and other states do not take -ing.',
    find: (doc) =>
      scan(
        doc,
        "am|is|are|was|were|'m|'re",
        maybe('not|also|really'),
        'knowing|wanting|liking|believing|understanding|belonging|needing|owning|hating|preferring',
      ).map(({ first, last }) => hit(first, last, stateOf(doc, first, last))),
    catches: ['I am knowing him for five years.', 'They are wanting a new house.'],
    passes: ['I have known him for five years.', 'Knowing him, they are needed here.'],
  },
  {
    id: 'will-after-if',
    kind: 'tense',
    explanation: 'After “if” use the present, not “will”.',
    find: (doc) =>
      scan(doc, 'if', 'i|we|you|he|she|they|it', "will|'ll")
        .filter(({ first }) => first.before === 'stop')
        .map(({ slots, last }) => hit(slots[1] ?? last, last, slots[1]?.text ?? null)),
    catches: ['If I will have time, I will help you.', 'If it will rain, we will stay at home.'],
    passes: ['If I have time, I will help you.', 'I wonder if he will come.'],
  },
  {
    id: 'present-progressive-habit',
    kind: 'tense',
    explanation: 'For something that you do again and again, use the simple present.',
    find: (doc) =>
      scan(
        doc,
        'am|is|are',
        (token) => hasForm(token, 'ing') && !/^(?:going|getting|becoming)$/.test(token.lower),
      ).flatMap(({ first, last }) => {
        const near = doc.tokens
          .slice(last.index + 1, last.index + 8)
          .filter((token) => token.sentence === last.sentence);
        const every = near.find((token) => /^(?:every|everyday)$/.test(token.lower));
        if (!every || near.some((token) => /^(?:now|currently)$/.test(token.lower))) return [];
        const base = baseOf(last, 'ing');
        if (!base || ingOf(base) !== last.lower) return [];
        return said(doc, first, last).includes(' ') && isAlone(doc, last, every)
          ? [hit(first, last, first.lower === 'is' ? null : base)]
          : [];
      }),
    catches: [
      'I am going to bed late but I am jogging every morning.',
      'They are playing football every Sunday.',
    ],
    passes: ['I am studying for my exam now.', 'I play football every Sunday.'],
  },
];

/** "and stay there", "and play with them": a verb that may be a noun, but a place or an object follows. */
const isDoneThere = (doc: Doc, token: Token): boolean =>
  /^(?:stay|play|walk|cook|help|talk|watch|visit|look|sleep|rest|dance|study)$/.test(token.lower) &&
  /^(?:there|here|at|with|to|the|my|for|a|on|together|dinner|lunch)$/.test(
    doc.tokens[token.index + 1]?.lower ?? '',
  );

/** "we went … and buy": the second verb of the same subject, with nothing between that asks for a bare verb. */
function joinedPresent(doc: Doc, past: Token): Hit[] {
  for (let index = past.index + 1; index < past.index + 9; index++) {
    const token = doc.tokens[index];
    if (!token || token.before === 'stop') return [];
    if (token.lower === 'and') {
      const adverb = doc.tokens[index + 1];
      const verb = adverb && MID_ADVERBS.has(adverb.lower) ? doc.tokens[index + 2] : adverb;
      if (verb?.before !== 'none' || MENTAL.test(verb.lower)) return [];
      if (!isPureBase(verb) && !isDoneThere(doc, verb)) return [];
      return isPurePast(verb) ? [] : [hit(verb, verb, pastOf(verb.lower))];
    }
    const open =
      token.lower === 'to' ||
      hasForm(token, 'base') ||
      /^(?:that|who|which|did|do|can|could|will|would)$/.test(token.lower);
    if (open && !isManyNumber(token) && token.tag !== 'NOUN' && !isPlace(token, doc)) return [];
  }
  return [];
}

/** "went to the market": this "to" leads to a place, not to a verb. */
const isPlace = (token: Token, doc: Doc): boolean =>
  token.lower === 'to' && !hasForm(doc.tokens[token.index + 1], 'base');
