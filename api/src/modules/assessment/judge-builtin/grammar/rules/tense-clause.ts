import { baseOf, type Doc, hasForm, isPureBase, isPurePast, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { type Subject, subjectsOf } from '../../language/subjects.js';
import { participleOf, pastOf } from '../../language/verbs.js';
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

/** "I live here for ten years": begun in the past and still true. */
const sinceLong = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap(({ head, verb, person, plural }) => {
    const base = baseOf(verb, 'base') ?? baseOf(verb, 's');
    const lasting =
      base !== null && /^(?:live|know|stay|work|own|have|be)$/.test(base) && !hasForm(verb, 'past');
    if (!verb || !lasting) return [];
    const span = doc.tokens.slice(verb.index + 1, verb.index + 7);
    const at = span.findIndex(({ lower }) => lower === 'for');
    const told = span.slice(0, Math.max(0, at));
    const long = /^(?:years|months|weeks)$/.test(span[at + 2]?.lower ?? '') && span[at + 1]?.tag === 'NUM';
    const plain = told.every(({ before, tag }) => before === 'none' && tag !== 'VERB' && tag !== 'AUX');
    const clauseEnds = !/^(?:every|each|a|in|at)$/.test(next(doc, span[at + 2] ?? verb)?.lower ?? '');
    if (at < 0 || !long || !plain || !clauseEnds || (base === 'have' && told.length < 2)) return [];
    const have = person === 3 && !plural && head.lower !== 'i' ? 'has' : 'have';
    return [hit(verb, verb, `${have} ${participleOf(base)}`)];
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
    id: 'live-for-years',
    kind: 'tense',
    explanation: 'It began in the past and is still true: “I have lived here for ten years”.',
    find: sinceLong,
    catches: ['I live here for ten years.', 'She is my neighbour for five years already.'],
    passes: ['I have lived here for ten years.', 'I work there for two months every year.'],
  },
  {
    id: 'ever-go',
    kind: 'tense',
    explanation: '“Ever” is for questions; to tell what you did say “I have been” or “I once went”.',
    find: (doc) =>
      scan(
        doc,
        'i|we|he|she|they',
        'ever',
        (token) => hasForm(token, 'base', 'past') && !/^(?:have|had|do|did)$/.test(token.lower),
      )
        .filter(
          ({ first }) =>
            !doc.questions.has(first.sentence) &&
            (first.before !== 'none' ||
              /^(?:and|because|but|so)$/.test(doc.tokens[first.index - 1]?.lower ?? '')),
        )
        .flatMap(({ slots, last }) =>
          slots[1]
            ? [hit(slots[1], last, `once ${hasForm(last, 'past') ? last.lower : pastOf(last.lower)}`)]
            : [],
        ),
    catches: ['I ever go to Thailand with my family.', 'and we ever saw a snake there'],
    passes: ['If I ever go there, I will tell you.', 'It is the best place I ever saw.'],
  },
  {
    id: 'have-you-go',
    kind: 'tense',
    explanation: 'After “have you ever” comes the past participle: “Have you ever been?”',
    find: (doc) =>
      scan(
        doc,
        'have|has',
        'you|he|she|they|we|your',
        maybe((token) => token.tag === 'NOUN'),
        'ever|already|never',
        (token) => isPureBase(token) || isPurePast(token),
      ).map(({ last }) => hit(last, last, participleOf(baseOf(last, 'past') ?? last.lower))),
    catches: ['have you ever go to Sabah', 'Has she already ate her lunch?'],
    passes: ['Have you ever been to Sabah?', 'Has she ever eaten durian?'],
  },
];
