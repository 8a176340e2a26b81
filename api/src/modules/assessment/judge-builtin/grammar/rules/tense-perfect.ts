import { PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import { baseOf, hasForm, type Token } from '../../language/document.js';
import { isPluralForm } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { subjectsOf } from '../../language/subjects.js';
import { participleOf, pastOf } from '../../language/verbs.js';
import { isYear } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';
import { finishedTimes, isAlone, isStory } from './times.js';

/** "is sick since …", "are friends since …", "is in the team since …" */
const isState = (token: Token): boolean =>
  PREDICATE_ADJECTIVES.has(token.lower) ||
  /^(?:friends|in|here|there|at|my|a|classmates|neighbours)$/.test(token.lower);

const FINISHING =
  'finish|start|leave|reach|eat|do|go|come|see|buy|complete|tell|send|take|make|watch|visit|ask|give|meet|learn|arrive|try|book|pay|clean|cook|wash|call|submit|decide|prepare';

/** “Have” with the participle: until now, never at a time that is over. */
export const TENSE_PERFECT_RULES: readonly GrammarRule[] = [
  {
    id: 'already-present',
    kind: 'tense',
    explanation: 'With “already”, say that it is done: “I have already finished”.',
    find: (doc) =>
      scan(
        doc,
        (token) => /^(?:i|we|they|you|he|she|it)$/.test(token.lower) || token.tag === 'NOUN',
        'already',
        FINISHING,
      )
        .filter(
          ({ first, last }) =>
            !hasForm(last, 'past') && !/^(?:to|not|n't)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
        )
        .map(({ first, slots, last }) => {
          const many = /^(?:i|we|they|you)$/.test(first.lower) || isPluralForm(first.lower);
          const have = isStory(doc, first) ? 'had' : many ? 'have' : 'has';
          return hit(slots[1] ?? last, last, `${have} already ${participleOf(last.lower)}`);
        }),
    catches: ['I already finish my homework.', 'They already go home when I came.'],
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
        if (!base || base === 'have' || base === 'be' || hasForm(verb, 'past')) return [];
        return [hit(verb, verb, `${have} ${participleOf(base)}`)];
      }),
    catches: ['I am living in Ipoh since 2015.', 'She play badminton since she was ten.'],
    passes: ['I have lived in Ipoh since 2015.', 'I like it since it is cheap.'],
  },
];
