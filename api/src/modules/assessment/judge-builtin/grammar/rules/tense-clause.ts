import { baseOf, type Doc, hasForm, isPurePast, type Token } from '../../language/document.js';
import { isPluralForm } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { type Subject, subjectsOf } from '../../language/subjects.js';
import { pastOf, thirdPerson } from '../../language/verbs.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { next } from './clause-words.js';

const PRONOUNS = 'i|we|he|she|they|it|you';
/** Done in a moment: a habit is hardly told with these unless the sentence says how often. */
const MOMENT =
  /^(?:visit|reach|arrive|buy|see|meet|win|lose|fall|catch|leave|return|decide|start|finish|bring|begin|become|find|tell|ask|break|throw|drop|cry|scream|shout|laugh|realise|wake|notice|forget|give|feel)$/;
const HABIT =
  /^(?:now|today|nowadays|still|always|usually|often|every|everyday|sometimes|never|until|tomorrow|will|if|whenever|normally|weekends|can|when|since)$/;
const PASSING =
  /^(?:sick|ill|tired|hungry|thirsty|late|scared|afraid|happy|sad|angry|busy|sleepy|bored|excited|nervous|worried|hurt|injured|lost|having|feeling|crying|sleeping|cooking|waiting)$/;
const REPORTED = /^(?:said|told|knew|thought|learned|learnt|heard|realised|found|saw|felt|noticed)$/;

/** As the verb of a subject: "we won", "she was". */
const isPastVerb = (verb: Token | undefined): boolean =>
  verb?.lower === 'had' || (hasForm(verb, 'past') && !hasForm(verb, 'base'));
/** Wherever it stands: a past that is no participle, or a regular one that the tagger takes for a verb. */
const isToldPast = (token: Token): boolean =>
  isPurePast(token) ||
  /^(?:was|were|had)$/.test(token.lower) ||
  (token.tag === 'VERB' && token.lower.endsWith('ed') && hasForm(token, 'past'));

const toPast = (verb: Token | undefined): string | null => {
  if (!verb || hasForm(verb, 'past')) return null;
  const base = baseOf(verb, 'base') ?? baseOf(verb, 's');
  return base && MOMENT.test(base) ? pastOf(base) : null;
};
const sentenceHas = (doc: Doc, { sentence }: Token, test: RegExp): boolean =>
  doc.tokens.some((token) => token.sentence === sentence && test.test(token.lower));
const linkBefore = (doc: Doc, { first }: Subject): string => doc.tokens[first.index - 1]?.lower ?? '';
const isJoined = (doc: Doc, subject: Subject): boolean =>
  /^(?:and|then|but|so)$/.test(linkBefore(doc, subject));

/** "we arrive there and we waited", "we were tired but we feel happy because we won": one present among pasts. */
function presentAmongPasts(doc: Doc): Hit[] {
  const subjects = subjectsOf(doc);
  return subjects.flatMap((subject, i) => {
    const { first, verb } = subject;
    const past = toPast(verb);
    const [before, after] = [subjects[i - 1], subjects[i + 1]];
    if (!verb || !past || !/^(?:i|we|he|she|they)$/.test(first.lower) || sentenceHas(doc, first, HABIT))
      return [];
    const isPast = (other: Subject | undefined): other is Subject =>
      other?.first.sentence === first.sentence && isPastVerb(other.verb);
    const goesOn = isPast(after) && isJoined(doc, after);
    const follows = isPast(before) && isJoined(doc, subject) && !REPORTED.test(before.verb?.lower ?? '');
    return goesOn || (follows && (isPast(after) || verb.lower !== 'feel')) ? [hit(verb, verb, past)] : [];
  });
}

/** "I stayed at home because I am sick": a passing state that explains what happened. */
const becausePresent = (doc: Doc): Hit[] => {
  const subjects = subjectsOf(doc);
  return subjects.flatMap((subject, i) => {
    const { first, verb } = subject;
    const main = subjects[i - 1];
    const told = verb && next(doc, verb);
    if (linkBefore(doc, subject) !== 'because' || !verb || !told || !/^(?:am|is|are)$/.test(verb.lower))
      return [];
    const described = /^(?:very|so|too|really|still)$/.test(told.lower) ? next(doc, told) : told;
    const passing = PASSING.test(described?.lower ?? '') && /^(?:i|we|he|she|they)$/.test(first.lower);
    const over = main?.first.sentence === first.sentence && isPastVerb(main.verb);
    return passing && over && !sentenceHas(doc, first, HABIT)
      ? [hit(verb, verb, verb.lower === 'are' ? 'were' : 'was')]
      : [];
  });
};

/** "my friend suddenly shout and everybody looked" */
const suddenlyPresent = (doc: Doc): Hit[] =>
  scan(
    doc,
    'suddenly|immediately',
    (token) => hasForm(token, 'base', 's') && !hasForm(token, 'past') && token.tag === 'VERB',
  ).flatMap(({ last }) => {
    const told = doc.tokens.some(
      (token) => token.sentence === last.sentence && token !== last && isToldPast(token),
    );
    const base = baseOf(last, 'base') ?? baseOf(last, 's');
    return told && base && base !== 'be' ? [hit(last, last, pastOf(base))] : [];
  });

/** "She said that she will come but she did not." */
const saidWill = (doc: Doc): Hit[] =>
  scan(
    doc,
    'said|promised|told|thought',
    maybe('me|us|him|them'),
    maybe('that'),
    PRONOUNS,
    'will|can',
  ).flatMap(({ last }) => {
    const over = doc.tokens.some(
      (token) =>
        token.sentence === last.sentence &&
        token.index > last.index &&
        token.index < last.index + 12 &&
        (token.lower === 'did' || token.lower === 'was' || token.lower === 'were' || isPurePast(token)),
    );
    return over ? [hit(last, last, last.lower === 'will' ? 'would' : 'could')] : [];
  });

/** "If I were rich, I will …": what is only imagined takes would. */
const imagined = (doc: Doc): Hit[] =>
  scan(
    doc,
    'if',
    PRONOUNS,
    (token) =>
      token.lower === 'were' || token.lower === 'had' || token.lower === 'became' || token.lower === 'won',
    (token) => !hasForm(token, 'participle') || token.tag === 'ADJ',
  ).flatMap(({ last }) => {
    const main = subjectsOf(doc).find(({ first }) => first.index > last.index);
    const verb = main?.verb;
    const near = main && main.first.index - last.index < 8 && main.first.sentence === last.sentence;
    return near && verb && /^(?:will|can|'ll)$/.test(verb.lower)
      ? [hit(verb, verb, verb.lower === 'can' ? 'could' : 'would')]
      : [];
  });

/** "If I am a bird, I would fly." */
const imaginedPresent = (doc: Doc): Hit[] =>
  scan(doc, 'if', PRONOUNS, "am|is|are|'m", 'a|an|the|rich|you').flatMap(({ slots, last }) => {
    const main = subjectsOf(doc).find(({ first }) => first.index > last.index);
    const verb = slots[2];
    const would = main?.verb && /^(?:would|'d)$/.test(main.verb.lower) && main.first.index - last.index < 8;
    return would && verb && main.first.sentence === last.sentence ? [hit(verb, verb, 'were')] : [];
  });

const WISHED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    have: 'had',
    has: 'had',
    am: 'were',
    is: 'were',
    are: 'were',
    can: 'could',
    will: 'would',
    do: 'did',
    know: 'knew',
    live: 'lived',
  }),
);

/** "The bus was so full that I have to stand." */
const soThatPresent = (doc: Doc): Hit[] =>
  scan(
    doc,
    'was|were',
    'so|very|too',
    (token) => token.tag === 'ADJ' || hasForm(token, 'participle'),
    'that|until',
    'i|we|he|she|they|it',
    'have|has|can|am|is|are|want|need|feel|cry',
  ).flatMap(({ last }) => {
    const not = next(doc, last);
    const base = baseOf(last, 'base') ?? baseOf(last, 's');
    const past =
      last.lower === 'can'
        ? 'could'
        : /^(?:am|is)$/.test(last.lower)
          ? 'was'
          : last.lower === 'are'
            ? 'were'
            : base && pastOf(base);
    if (!past) return [];
    return not?.lower === 'not' && not.start === last.end
      ? [hit(last, not, `${past} not`)]
      : [hit(last, last, past)];
  });

/** The tense of one clause beside that of the next. */
export const TENSE_CLAUSE_RULES: readonly GrammarRule[] = [
  {
    id: 'present-among-pasts',
    kind: 'tense',
    explanation: 'The other parts of the sentence are in the past, so this verb is too.',
    find: (doc) => [...presentAmongPasts(doc), ...becausePresent(doc), ...suddenlyPresent(doc)],
    catches: [
      'we arrive there at nine and we waited for one hour',
      'my friend suddenly shout and everybody looked at us',
    ],
    passes: [
      'We arrive at nine and we wait. I moved here and I visit her every week.',
      'I know that he suddenly left.',
    ],
  },
  {
    id: 'said-will',
    kind: 'tense',
    explanation: 'What somebody said in the past moves back too: “she said that she would come”.',
    find: saidWill,
    catches: ['She said that she will come but she did not come.', 'he told me he can help but he was busy'],
    passes: ['She said that she would come but she did not.', 'He said he will retire next year.'],
  },
  {
    id: 'if-were-will',
    kind: 'tense',
    explanation: 'For what is only imagined say “if I were …, I would …”.',
    find: (doc) => [...imagined(doc), ...imaginedPresent(doc)],
    catches: ['if I were rich I will build a big house', 'If I am a bird, I would fly to Japan.'],
    passes: ['If I were rich, I would travel.', 'If he is a good leader, we will follow him.'],
  },
  {
    id: 'so-full-that',
    kind: 'tense',
    explanation: 'What followed from it happened in the past too: “so tired that I had to rest”.',
    find: soThatPresent,
    catches: ['the bus was so full that I have to stand', 'It was so dark until we cannot see the road.'],
    passes: ['The bus was so full that I had to stand.', 'He is so kind that I have to thank him.'],
  },
  {
    id: 'wish-i-have',
    kind: 'tense',
    explanation: 'A wish goes one step back: “I wish I had a brother”, “I wish I could fly”.',
    find: (doc) =>
      scan(
        doc,
        'wish|wishes',
        maybe('that'),
        'i|we|he|she|they|it|my',
        maybe((token) => token.tag === 'NOUN'),
        'have|has|am|is|are|can|will|do|know|live',
      ).map(({ last }) => hit(last, last, WISHED.get(last.lower) ?? null)),
    catches: ['I wish I have a brother to play with.', 'She wishes she can sing like that.'],
    passes: ['I wish I had a brother.', 'I wish you a happy birthday.'],
  },
  {
    id: 'until-will',
    kind: 'tense',
    explanation: 'After until, before, after and when the future is told in the present: “when it stops”.',
    find: (doc) =>
      scan(
        doc,
        'until|before|after|unless|when|once',
        maybe('the|my|our|his|her|their'),
        (token) => PRONOUNS.split('|').includes(token.lower) || token.tag === 'NOUN',
        'will',
        maybe('be'),
        (token) => hasForm(token, 'base'),
      )
        .filter(({ first }) => {
          const earlier = doc.tokens
            .slice(Math.max(0, first.index - 10), first.index)
            .filter(({ sentence }) => sentence === first.sentence);
          const asked = /^(?:know|ask|asked|wonder|tell|sure|say|decide|day|time|remember|idea)$/.test(
            earlier.at(-1)?.lower ?? '',
          );
          return !asked && earlier.some(({ lower }) => /^(?:will|'ll|can|shall)$/.test(lower));
        })
        .flatMap(({ slots, last }) => {
          const [, , subject, will] = slots;
          const many = /^(?:i|we|you|they)$/.test(subject?.lower ?? '') || isPluralForm(subject?.lower ?? '');
          return will && slots[4] === undefined
            ? [hit(will, last, many ? last.text : thirdPerson(last.lower))]
            : [];
        }),
    catches: ['We will go out when the rain will stop.', 'I will wait until you will come.'],
    passes: ['We will go out when the rain stops.', 'I will ask when he will come.'],
  },
];
