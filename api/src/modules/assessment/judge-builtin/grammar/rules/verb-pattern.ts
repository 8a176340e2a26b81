import { baseOf, hasForm, isPureBase } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { ingOf, pastOf } from '../../language/verbs.js';
import { isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';
import { before, isBare, takesObject } from './verb-words.js';

const PEOPLE = 'me|us|him|her|them|you|people|students|everyone';

/** Verbs and adjectives with the form that follows them. */
export const VERB_PATTERN_RULES: readonly GrammarRule[] = [
  {
    id: 'lets-going',
    kind: 'verb form',
    explanation: 'After “let’s” the verb stays in its basic form.',
    find: (doc) =>
      scan(
        doc,
        'let',
        "'s",
        maybe('to'),
        (token) => isBare(token) || (hasForm(token, 'ing') && !isNominal(token)),
      )
        .filter(({ slots, last }) => slots[2] !== undefined || hasForm(last, 'ing'))
        .map(({ slots, last }) => hit(slots[2] ?? last, last, baseOf(last, 'ing') ?? last.lower)),
    catches: ["Let's going to the mall.", "Let's to discuss this."],
    passes: ["Let's go to the mall.", 'He lets going out wait.'],
  },
  {
    id: 'asked-me-wash',
    kind: 'verb form',
    explanation: 'After ask, tell, want and help others comes “to”: “asked me to go”.',
    find: (doc) =>
      scan(
        doc,
        'ask|asks|asked|want|wants|wanted|advise|advised|allow|allows|allowed|encourage|encouraged|force|forced|teach|taught|remind|reminded|invite|invited',
        PEOPLE,
        (token) => hasForm(token, 'base'),
        (token) => /^(?:the|my|his|our|their|a|it|them|him|with|at|in|to|for)$/.test(token.lower),
      )
        .filter(
          ({ slots }) =>
            !/^(?:her|you|people|students)$/.test(slots[1]?.lower ?? '') && slots[2]?.tag !== 'ADJ',
        )
        .filter(({ first, slots }) => !(/^(?:teach|taught)$/.test(first.lower) && slots[2]?.tag === 'NOUN'))
        .flatMap(({ slots }) => (slots[2] ? [hit(slots[2], slots[2], `to ${slots[2].text}`)] : [])),
    catches: ['My father asked me wash the car.', 'He invited us visit the farm.'],
    passes: ['My father asked me to wash the car.', 'He asked me questions and taught us dance steps.'],
  },
  {
    id: 'difficult-find',
    kind: 'verb form',
    explanation: 'After “it is easy”, “it is important” and the like comes “to”: “it is hard to find”.',
    find: (doc) =>
      scan(
        doc,
        'it',
        "is|was|'s|will",
        maybe('be|very|so|not|quite|also'),
        'difficult|easy|hard|important|good|better|dangerous|necessary|possible|impossible|nice|fun|interesting',
        maybe('for'),
        maybe(PEOPLE),
        (token) =>
          isPureBase(token) ||
          (isBare(token) &&
            takesObject(doc, token) &&
            /^(?:cook|play|clean|watch|use|help|study|work)$/.test(token.lower)),
      )
        .filter(({ slots }) => (slots[4] === undefined) === (slots[5] === undefined))
        .map(({ last }) => hit(last, last, `to ${last.text}`)),
    catches: ["It's difficult find a job.", 'It is important for us learn English.'],
    passes: ['It is difficult to find a job.', 'It is important that we learn English.'],
  },
  {
    id: 'used-to-base',
    kind: 'verb form',
    explanation: 'After “be used to” comes the -ing form: “I am used to waking up early”.',
    find: (doc) =>
      scan(
        doc,
        "am|is|are|was|were|'m|'re|get|got|be|been",
        maybe('not|also|already'),
        'used',
        'to',
        isPureBase,
      )
        .filter(({ first }) => /^(?:i|we|he|she|they|you|not|n't|to|have|has|who)$/.test(before(doc, first)))
        .map(({ last }) => hit(last, last, ingOf(last.lower))),
    catches: ["I'm used to wake up early.", 'She is used to eat spicy food.'],
    passes: ['I am used to waking up early.', 'This tool is used to make cakes.'],
  },
  {
    id: 'be-consist',
    kind: 'verb form',
    explanation: 'Consist, depend and belong take no “be”: “the book consists of …”.',
    find: (doc) =>
      scan(
        doc,
        'is|are|was|were|am',
        maybe('also|just'),
        'consist|consists|depend|depends|belong|belongs|contain|contains|mean|means|agree|agrees|seem|seems',
      )
        .filter(
          ({ first, last }) =>
            !/^(?:what|do|does|did|all)$/.test(before(doc, first)) && last.lower !== 'mean',
        )
        .map(({ first, last }) => {
          const base = baseOf(last, 'base') ?? baseOf(last, 's') ?? last.lower;
          const past = /^(?:was|were)$/.test(first.lower);
          return hit(first, last, past ? pastOf(base) : /^is$/.test(first.lower) ? `${base}s` : base);
        }),
    catches: ['The book is consist of ten chapters.', 'It was belong to my father.'],
    passes: ['The book consists of ten chapters.', 'What I mean is agreed, and he is mean.'],
  },
  {
    id: 'always-help',
    kind: 'verb form',
    explanation: 'Two verbs stand side by side: leave out the form of “be”, or use -ing.',
    find: (doc) =>
      scan(
        doc,
        'i|he|she|they|we',
        "am|is|are|was|were|'m|'s|'re",
        maybe('always|also|still|really|never'),
        'help|support|use|care|love|like|want|need|hope|play|cook|teach|study|work|live|stay',
        (token) =>
          /^(?:me|us|him|them|my|the|each|here|there|to|very|a|their|his|about|hard)$/.test(token.lower),
      )
        .filter(({ slots }) => slots[2] !== undefined || !/^(?:like|live)$/.test(slots[3]?.lower ?? ''))
        .filter(
          ({ slots, last }) =>
            !(slots[3]?.lower === 'like' && /^(?:me|us|him|my|the|a|his|their|them)$/.test(last.lower)),
        )
        .flatMap(({ slots }) => (slots[1] && slots[3] ? [hit(slots[1], slots[3], slots[3].text)] : [])),
    catches: ['She is always help me.', 'I am study here since 2019.'],
    passes: ['She always helps me and is like my mother.', 'He is of help to me, and we are live on air.'],
  },
  {
    id: 'been-worked',
    kind: 'verb form',
    explanation: 'For what you have done until now, say “have been working” or “have worked”.',
    find: (doc) =>
      scan(
        doc,
        'i|we|he|she|they',
        "have|has|had|'ve|'s",
        'been',
        'worked|lived|studied|stayed|waited|played|learned|learnt|married',
        'here|there|for|since|in|at|with|badminton|football',
      )
        .filter(({ slots }) => slots[3]?.lower !== 'married')
        .flatMap(({ slots }) => {
          const verb = slots[3];
          const base = baseOf(verb, 'past');
          return verb && base ? [hit(verb, verb, ingOf(base))] : [];
        }),
    catches: ['She has been worked here for years.', 'I have been lived in Ipoh since 2010.'],
    passes: ['She has been working here for years.', 'They have been married for years.'],
  },
  {
    id: 'saw-him-to',
    kind: 'verb form',
    explanation: 'After see and hear with a person the verb has no “to”: “saw him leave”.',
    find: (doc) =>
      scan(doc, 'see|saw|hear|heard|watch|watched', 'me|us|him|her|them|people', 'to', isPureBase).map(
        ({ slots, last }) => hit(slots[2] ?? last, last, last.text),
      ),
    catches: ['I saw him to steal the money.', 'We heard them to sing.'],
    passes: ['I saw him steal the money.', 'I saw him to the door.'],
  },
  {
    id: 'succeed-to',
    kind: 'verb form',
    explanation: 'You succeed “in doing” something.',
    find: (doc) =>
      scan(
        doc,
        'succeed|succeeds|succeeded',
        'to',
        (token) => isBare(token) && (isPureBase(token) || takesObject(doc, token)),
      ).map(({ slots, last }) => hit(slots[1] ?? last, last, `in ${ingOf(last.lower)}`)),
    catches: ['He succeeded to pass the exam.', 'We succeed to win the match.'],
    passes: ['He succeeded in passing the exam.', 'She will succeed to the throne.'],
  },
];
