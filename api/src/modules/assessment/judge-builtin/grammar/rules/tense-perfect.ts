import { PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import { baseOf, type Doc, hasForm, isPureBase, isPurePast, type Token } from '../../language/document.js';
import { isPluralForm } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { subjectsOf } from '../../language/subjects.js';
import { participleOf, pastOf } from '../../language/verbs.js';
import { isManyNumber, isYear, MONTHS, WEEKDAYS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { next } from './clause-words.js';
import { finishedTimes, isAlone, isStory } from './times.js';

/** "is sick since …", "are friends since …", "is in the team since …" */
const isState = (token: Token): boolean =>
  PREDICATE_ADJECTIVES.has(token.lower) ||
  /^(?:friends|in|here|there|at|my|a|classmates|neighbours)$/.test(token.lower);

/** "He lost weight since last month": the base of a past that "since" leads up to now. */
const isPastSince = (verb: Token): string | null =>
  hasForm(verb, 'past') &&
  !hasForm(verb, 'base') &&
  !/^(?:was|were|had|did|said|knew|thought)$/.test(verb.lower)
    ? baseOf(verb, 'past')
    : null;

const isSpanUnit = (token: Token | undefined): boolean =>
  /^(?:years?|months?|weeks?|days?|hours?|minutes?)$/.test(token?.lower ?? '');

const FINISHING =
  'finish|start|leave|reach|eat|do|go|come|see|buy|complete|tell|send|take|make|watch|visit|ask|give|meet|learn|arrive|try|book|pay|clean|cook|wash|call|submit|decide|prepare';

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

/** “Have” with the participle: until now, never at a time that is over. */
export const TENSE_PERFECT_RULES: readonly GrammarRule[] = [
  {
    id: 'already-present',
    kind: 'tense',
    explanation: 'With “already” and “just”, say that it is done: “I have already finished”.',
    find: (doc) =>
      scan(
        doc,
        (token) => /^(?:i|we|they|you|he|she|it)$/.test(token.lower) || token.tag === 'NOUN',
        'already|just',
        FINISHING,
      )
        .filter(
          ({ first, slots, last }) =>
            !hasForm(last, 'past') &&
            (slots[1]?.lower === 'already' || /^(?:finish|arrive|reach|complete)$/.test(last.lower)) &&
            !/^(?:to|not|n't)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
        )
        .map(({ first, slots, last }) => {
          const many = /^(?:i|we|they|you)$/.test(first.lower) || isPluralForm(first.lower);
          const have = isStory(doc, first) ? 'had' : many ? 'have' : 'has';
          return hit(
            slots[1] ?? last,
            last,
            `${have} ${slots[1]?.text ?? 'already'} ${participleOf(last.lower)}`,
          );
        }),
    catches: ['I just finish my homework.', 'They already go home when I came.'],
    passes: ['I already know the answer.', 'We have already finished our work.'],
  },
  {
    id: 'perfect-with-past-time',
    kind: 'tense',
    explanation: 'When you name a finished time, use the simple past, not “have …”.',
    find: (doc) =>
      finishedTimes(doc).flatMap((time) => {
        const from = Math.max(0, time.first.index - 8);
        const aux = doc.tokens
          .slice(from, time.first.index)
          .findLast(
            (token) => /^(?:have|has|'ve)$/.test(token.lower) && token.sentence === time.first.sentence,
          );
        const participle = aux && doc.tokens[aux.index + 1];
        const visited = participle?.lower === 'been' && doc.tokens[participle.index + 1]?.lower === 'to';
        if (
          !aux ||
          !participle ||
          !hasForm(participle, 'participle') ||
          (participle.lower === 'been' && !visited)
        )
          return [];
        if (
          /^(?:when|this|during|just|back)$/.test(time.first.lower) ||
          !isAlone(doc, participle, time.first)
        )
          return [];
        const past = visited ? 'went' : pastOf(baseOf(participle, 'participle') ?? participle.lower);
        return [hit(aux, participle, past)];
      }),
    catches: ['I have seen him yesterday at school.', 'We have visited Japan two years ago.'],
    passes: ['I have never seen snow.', 'I have lived here since last year.'],
  },
  {
    id: 'present-with-since',
    kind: 'tense',
    explanation: 'From a past time until now, use “have been …-ing” or “have” with the past participle.',
    find: (doc) =>
      scan(
        doc,
        'since',
        maybe('i|we|he|she'),
        (token) =>
          isYear(token) ||
          (isManyNumber(token) && !isSpanUnit(doc.tokens[token.index + 1])) ||
          WEEKDAYS.has(token.lower) ||
          MONTHS.has(token.lower) ||
          /^(?:was|were|last|yesterday|childhood|young|primary|then|morning)$/.test(token.lower),
      ).flatMap(({ first }) => {
        const subject = subjectsOf(doc).findLast(
          ({ verb }) => verb && verb.index < first.index && first.index - verb.index <= 8,
        );
        const verb = subject?.verb;
        if (!subject || !verb || verb.sentence !== first.sentence || !isAlone(doc, verb, first)) return [];
        const after = doc.tokens[verb.index + 1];
        const have = subject.person === 3 && !subject.plural ? 'has' : 'have';
        if (/^(?:am|is|are)$/.test(verb.lower) && after) {
          if (hasForm(after, 'ing')) return [hit(verb, after, `${have} been ${after.lower}`)];
          return isState(after) ? [hit(verb, verb, `${have} been`)] : [];
        }
        const base = baseOf(verb, 'base') ?? baseOf(verb, 's');
        const lately = isPastSince(verb);
        if (lately) return [hit(verb, verb, `${have} ${participleOf(lately)}`)];
        if (!base || base === 'have' || base === 'be' || hasForm(verb, 'past')) return [];
        return [hit(verb, verb, `${have} ${participleOf(base)}`)];
      }),
    catches: ['I am living in Ipoh since 2015.', 'She play badminton since she was ten.'],
    passes: ['I have lived in Ipoh since 2015.', 'I like it since it is cheap.'],
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
  {
    id: 'am-born',
    kind: 'tense',
    explanation: 'Birth is in the past, and so is yesterday: “I was born”, “yesterday was”.',
    find: (doc) => [
      ...scan(doc, 'am|is|are', 'born').map(({ first }) =>
        hit(first, first, first.lower === 'are' ? 'were' : 'was'),
      ),
      ...scan(doc, 'yesterday', 'is|are')
        .filter(({ first }) => first.before !== 'none')
        .map(({ last }) => hit(last, last, last.lower === 'is' ? 'was' : 'were')),
    ],
    catches: ['I am born in Kuala Lumpur.', 'Yesterday is my birthday.'],
    passes: ['I was born in Kuala Lumpur.', 'What I learned yesterday is useful.'],
  },
];
