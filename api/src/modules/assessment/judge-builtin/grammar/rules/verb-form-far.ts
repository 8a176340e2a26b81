import { baseOf, hasForm, isPureBase, isPurePast, isPureThird, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { ingOf, participleOf } from '../../language/verbs.js';
import { isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';
import { after, baseForm, before, isBare } from './verb-words.js';

const ENDS_PASSIVE = /^(?:by|because|for|in|to|at|from|with|as|on|and|when|every|near|so|if)$/;
const INTRANSITIVE =
  /^(?:go|come|happen|arrive|become|agree|belong|depend|exist|appear|live|lie|sit|let|put|set)$/;

/** "cried", "felt": a past of a verb that is hardly a noun. */
const isToldPast = (token: Token): boolean =>
  isPurePast(token) ||
  (token.verbs.some(({ form, pure }) => form === 'past' && pure) && !hasForm(token, 'base'));

/** Verb forms that are decided by words further away. */
export const VERB_FORM_FAR_RULES: readonly GrammarRule[] = [
  {
    id: 'passive-of-noun',
    kind: 'verb form',
    explanation: 'What is done to somebody or something is “be” with the past participle: “was punished”.',
    find: (doc) =>
      scan(
        doc,
        (token) =>
          (isNominal(token) && token.lower !== 'name') ||
          /^(?:it|they|he|she|we|i|that|which|who|not|be|been)$/.test(token.lower),
        'was|were|is|are|be|been|being',
        maybe('also|often|always|usually|not'),
        (token) => isPureBase(token) && !INTRANSITIVE.test(token.lower) && !hasForm(token, 'participle'),
      )
        .filter(({ first, slots, last }) => {
          const next = after(doc, last);
          const what = /^(?:all|what|thing|do|does|did)$/.test(before(doc, first)) || first.lower === 'what';
          const pronoun = /^(?:i|we|he|she|they)$/.test(first.lower) && slots[1]?.lower !== 'be';
          return !what && !pronoun && (!next || ENDS_PASSIVE.test(next.lower)) && last.tag !== 'ADJ';
        })
        .map(({ last }) => hit(last, last, participleOf(last.lower))),
    catches: ['Some students were punish because they came late.', 'The road was destroy by the flood.'],
    passes: ['Some students were punished.', 'What I can do is forgive and all he did was complain.'],
  },
  {
    id: 'used-to-ing',
    kind: 'verb form',
    explanation: 'For an old habit say “used to” and the basic form: “I used to play”.',
    find: (doc) =>
      scan(
        doc,
        (token) => /^(?:i|we|he|she|they|it|always)$/.test(token.lower) || isNominal(token),
        'used',
        'to',
        (token) => hasForm(token, 'ing') && !isBare(token) && token.tag !== 'NOUN',
      ).map(({ last }) => hit(last, last, baseOf(last, 'ing'))),
    catches: ['I used to playing with my neighbours.', 'My father used to working in a factory.'],
    passes: ['I used to play with them.', 'I am used to playing and he got used to working here.'],
  },
  {
    id: 'make-someone-feels',
    kind: 'verb form',
    explanation: 'After “make” or “let” and a person the verb stays in its basic form.',
    find: (doc) => [
      ...scan(
        doc,
        'make|makes|made|making|let|lets',
        maybe('my|our|his|her|their|the'),
        (token) => /^(?:me|us|him|her|them|you|people|it)$/.test(token.lower) || isNominal(token),
        (token) =>
          (isPureThird(token) || isToldPast(token)) && !/^(?:am|is|are|was|were|has|had)$/.test(token.lower),
      )
        .filter(({ slots, first }) => {
          const object = slots[2];
          const pronoun = object !== undefined && /^(?:me|us|him|her|them|people|you)$/.test(object.lower);
          return (
            pronoun ||
            (slots[1] !== undefined &&
              before(doc, first) !== 'that' &&
              /becomes|feels|looks|gets/.test(slots[3]?.lower ?? ''))
          );
        })
        .map(({ last }) => hit(last, last, baseForm(last))),
      ...scan(doc, 'let|lets', 'me|us|him|her|them|people', 'to', isBare).map(({ slots, last }) =>
        hit(slots[2] ?? last, last, last.text),
      ),
      ...scan(
        doc,
        'make|makes|made',
        'me|us|him|them',
        'boring|exciting|tiring|confusing|disappointing|interesting',
      )
        .filter(({ last }) => !(after(doc, last) && isNominal(after(doc, last) ?? last)))
        .map(({ last }) => hit(last, last, last.lower.replace(/ing$/, 'ed'))),
    ],
    catches: ['The movie made me cried.', 'It can make our body becomes healthy.'],
    passes: ['The movie made me cry.', 'The cake that she made me was sweet.'],
  },
  {
    id: 'been-base',
    kind: 'verb form',
    explanation: 'After “have been” comes the -ing form: “have been studying”.',
    find: (doc) =>
      scan(
        doc,
        "have|has|had|'ve",
        maybe('also|always|just'),
        'been',
        'study|work|play|wait|live|learn|stay|teach|go|practise|try|think|write|sing|cook|help|use',
      )
        .filter(({ last }) => !isNominal(after(doc, last) ?? last) || isPureBase(last))
        .map(({ last }) => hit(last, last, ingOf(last.lower))),
    catches: ['I have been study here for four years.', 'She has been wait for an hour.'],
    passes: ['I have been studying here.', 'He has been to work and at play.'],
  },
  {
    id: 'give-up-to',
    kind: 'verb form',
    explanation: 'After this phrase comes the -ing form: “feel like eating”.',
    find: (doc) => [
      ...scan(
        doc,
        'feel|feels|felt',
        'like',
        maybe('to'),
        (token) => isPureBase(token) || token.lower === 'sleep',
      )
        .filter(({ slots, last }) => slots[2] !== undefined || isPureBase(last))
        .map(({ slots, last }) => hit(slots[2] ?? last, last, ingOf(last.lower))),
      ...scan(doc, 'give|gave|giving', 'up', 'to', isPureBase).map(({ slots, last }) =>
        hit(slots[2] ?? last, last, ingOf(last.lower)),
      ),
      ...scan(doc, 'help|stand', 'to', isPureBase)
        .filter(({ first }) => before(doc, first) === "n't")
        .map(({ slots, last }) => hit(slots[1] ?? last, last, ingOf(last.lower))),
      ...scan(doc, 'no', 'use', 'to', isBare).map(({ slots, last }) =>
        hit(slots[2] ?? last, last, ingOf(last.lower)),
      ),
    ],
    catches: ['I feel like to eat ice cream.', 'She never gave up to learn English.'],
    passes: ['I feel like eating ice cream.', 'She gave up her seat to help me.'],
  },
];
