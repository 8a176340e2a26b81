import { baseOf, hasForm, isPureBase, isPurePast, type Token } from '../../language/document.js';
import { PERSON_NOUNS } from '../../language/noun-lists.js';
import { singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { ingOf, participleOf, pastOf, thirdPerson } from '../../language/verbs.js';
import { DETERMINERS, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';
import { after, baseForm, before, isBare, isInflected } from './verb-words.js';

const SUBJECT = 'i|you|he|she|it|we|they|who';
const MIDDLE =
  'not|always|also|never|really|still|already|just|only|often|usually|strongly|totally|even|ever';
const BASE_NEXT = 'After this word the verb stays in its basic form.';

/** What is true for a while takes no -ing. */
const STATES =
  /^(?:agree|disagree|depend|know|like|want|think|have|consist|mean|belong|need|love|hate|believe|understand|hope|prefer|seem|remember|forget|admire|enjoy|own|appreciate|respect)$/;

/** "am agree" → "agree", "is depends" → "depends", "is go" → "is going". */
function withoutTwoVerbs(be: Token, middle: Token | undefined, verb: Token): string {
  const base = baseOf(verb, 'base') ?? baseOf(verb, 's') ?? baseOf(verb, 'past') ?? verb.lower;
  const between = middle ? `${middle.text} ` : '';
  if (!STATES.test(base) && middle?.lower !== 'not' && !hasForm(verb, 's'))
    return isPurePast(verb) ? `${between}${verb.text}` : `${be.text} ${between}${ingOf(base)}`;
  if (middle?.lower === 'not') return `${DO_FOR.get(be.lower) ?? 'do'} not ${base}`;
  const past = /^(?:was|were)$/.test(be.lower) || isPurePast(verb);
  return between + (past ? pastOf(base) : /^(?:is|'s)$/.test(be.lower) ? thirdPerson(base) : base);
}
const DO_FOR: ReadonlyMap<string, string> = new Map([
  ['is', 'does'],
  ['was', 'did'],
  ['were', 'did'],
]);

/** "will can" → "will be able to", "can be able to" → "can". */
function correctedPair(first: Token, last: Token): string | null {
  if (last.lower === 'to') return first.text;
  return last.lower === 'can' ? `${first.text} be able to` : null;
}

/** Forms after be, have, do and the modals. */
export const HELPING_VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'be-with-base',
    kind: 'verb form',
    explanation: 'Two verbs stand side by side: leave out the form of “be”, or use -ing.',
    find: (doc) => [
      ...scan(
        doc,
        (token) => SUBJECT.split('|').includes(token.lower) || PERSON_NOUNS.has(singularOf(token.lower)),
        "am|is|are|was|were|'m|'re",
        maybe(MIDDLE),
        (token) =>
          (isPureBase(token) &&
            !/^(?:like|mean|live|let|open|own|set|become|come|content|present)$/.test(token.lower)) ||
          /^(?:depends|consists|means|belongs|likes|wants|knows|thinks|goes|went|saw|ate|took|gave|came|knew|wrote|began|spoke)$/.test(
            token.lower,
          ),
      )
        .filter(
          ({ first, slots }) =>
            !(first.lower === 'it' && slots[1]?.lower === 'was') &&
            slots[3]?.lower !== 'waste' &&
            !/^(?:all|what|thing)$/.test(before(doc, first)),
        )
        .map(({ slots, last }) =>
          hit(slots[1] ?? last, last, withoutTwoVerbs(slots[1] ?? last, slots[2], last)),
        ),
      ...scan(
        doc,
        'am|was|is|are|were',
        maybe('not|also'),
        'live|lives|like|likes',
        'in|at|with|near|to|it|this',
      )
        .filter(
          ({ first, slots }) =>
            SUBJECT.split('|').includes(before(doc, first)) &&
            (/^live/.test(slots[2]?.lower ?? '') || slots[3]?.lower === 'to'),
        )
        .flatMap(({ first, slots }) => (slots[2] ? [hit(first, slots[2], slots[2].text)] : [])),
      ...scan(doc, "am|is|are|was|were|'m", 'look', 'forward').flatMap(({ first, slots }) =>
        slots[1] ? [hit(first, slots[1], slots[1].text)] : [],
      ),
      ...scan(
        doc,
        (token) => SUBJECT.split('|').includes(token.lower) || PERSON_NOUNS.has(singularOf(token.lower)),
        "am|is|are|was|were|'m|'re",
        'play|work|study|cook|walk|talk|sleep|dance|drink|look|wait|travel|run',
        (token) =>
          DETERMINERS.has(token.lower) ||
          ['ADP', 'NOUN', 'PART'].includes(token.tag) ||
          token.lower === 'here',
      )
        .filter(({ first }) => first.lower !== 'who')
        .flatMap(({ slots }) =>
          slots[1] && slots[2]
            ? [hit(slots[1], slots[2], withoutTwoVerbs(slots[1], undefined, slots[2]))]
            : [],
        ),
    ],
    catches: ['I am agree with your opinion.', 'It is depends on the weather.'],
    passes: ['I agree with you and I am like my father.', 'All I can do is go home.'],
  },
  {
    id: 'modal-to',
    kind: 'verb form',
    explanation: 'After must, can, will and should comes the verb without “to”.',
    find: (doc) =>
      scan(
        doc,
        'must|can|could|should|will|may|might|would|cannot',
        maybe("not|n't|also|always"),
        'to',
        isBare,
      )
        .filter(({ first }) => !/^(?:the|a|my|his|free|strong|good|own|this)$/.test(before(doc, first)))
        .map(({ first, last }) => hit(first, last, `${first.text} ${last.text}`)),
    catches: ['We must to protect the environment.', 'I can to swim very fast.'],
    passes: ['We have to protect it.', 'He has the will to win.'],
  },
  {
    id: 'modal-inflected',
    kind: 'verb form',
    explanation: BASE_NEXT,
    find: (doc) =>
      scan(
        doc,
        (token) => MODALS.has(token.lower),
        maybe("not|n't|also|always|never|really|easily"),
        (token) =>
          (isInflected(token) || (hasForm(token, 'ing') && !isBare(token))) &&
          token.lower !== 'been' &&
          token.tag !== 'NOUN',
      )
        .filter(
          ({ first, last }) =>
            !DETERMINERS.has(before(doc, first)) &&
            !(first.before === 'stop' && hasForm(last, 'ing')) &&
            (isPurePast(last) || last.tag !== 'ADJ') &&
            first.lower !== "'ll" &&
            !/^(?:a|the)$/.test(before(doc, last)),
        )
        .map(({ last }) => hit(last, last, baseForm(last))),
    catches: ['She can sings very well.', 'We will went there again.'],
    passes: ['She can sing very well.', 'My will always wins and I could have gone.'],
  },
  {
    id: 'double-modal',
    kind: 'verb form',
    explanation: 'Only one of can, must, will and should can stand before a verb.',
    find: (doc) =>
      [
        ...scan(doc, 'will|must|should|may|would|can', 'can|must|will|should|could').filter(
          ({ first, last }) => first.lower !== last.lower && !DETERMINERS.has(before(doc, first)),
        ),
        ...scan(doc, 'can|could', maybe('be'), 'able', 'to'),
      ].map(({ first, last }) => hit(first, last, correctedPair(first, last))),
    catches: ['I will can speak English well.', 'We should must study hard.'],
    passes: ['I will be able to speak English well.', 'We must study hard, and can you too?'],
  },
  {
    id: 'do-inflected',
    kind: 'verb form',
    explanation: 'After do, does and did (also don’t, didn’t) the verb stays in its basic form.',
    find: (doc) =>
      [
        ...scan(
          doc,
          'do|does|did|dont|doesnt|didnt',
          maybe("not|n't"),
          maybe('really|even|always'),
          (token) => isInflected(token) && token.lower !== 'is',
        ).filter(({ slots, first }) => slots[1] !== undefined || /nt$/.test(first.lower)),
        ...scan(doc, 'did|does|do', 'you|he|she|they|we|it', isInflected).filter(
          ({ first }) => first.before !== 'none' || /^(?:what|where|when|why|how)$/.test(before(doc, first)),
        ),
        ...scan(
          doc,
          'do|does|did',
          "not|n't",
          (token) => hasForm(token, 'ing') && !isBare(token) && token.tag !== 'NOUN',
        ),
        ...scan(
          doc,
          'do|does|did',
          'your|my|his|her|our|the',
          (token) => token.tag === 'NOUN',
          isInflected,
        ).filter(({ first, last }) => first.before === 'stop' && doc.questions.has(last.sentence)),
      ].map(({ last }) => hit(last, last, baseForm(last))),
    catches: ["I didn't went to school.", 'She does not likes fish.'],
    passes: ["I didn't go to school.", 'What he did saved us.'],
  },
  {
    id: 'perfect-form',
    kind: 'verb form',
    explanation: 'After have, has and had comes the past participle: “have gone”.',
    find: (doc) =>
      [
        ...scan(doc, "have|has|had|'ve", maybe("not|n't|never|already|just|ever|also|always"), isPurePast),
        ...scan(doc, 'has|have', maybe('always|also|never'), 'be'),
        ...scan(
          doc,
          'have|has|had',
          maybe('not|never|already|just|ever|also'),
          (token) =>
            isPureBase(token) &&
            !hasForm(token, 'participle') &&
            !/^(?:be|have|do|let|hold|say|cry|pass|own|treat|waste|begin|wait|give|feed|pay|present|tear|laugh|use|visit|like)$/.test(
              token.lower,
            ),
        ).filter(
          ({ first, slots }) =>
            slots[1] !== undefined || /^(?:i|we|you|they|he|she|it|who)$/.test(before(doc, first)),
        ),
      ].map(({ last }) => hit(last, last, participleOf(baseOf(last, 'past') ?? last.lower))),
    catches: ['I have went to Penang twice.', 'She has already finish her work.'],
    passes: ['I have gone to Penang twice.', 'I have a say and they had better go.'],
  },
  {
    id: 'passive-base',
    kind: 'verb form',
    explanation: 'After “be” in this sense comes the past participle: “is located”, “was built”.',
    find: (doc) => [
      ...scan(
        doc,
        'is|are|was|were|been|being',
        maybe('also|usually|often|always'),
        'locate|situate|build|surround|invent|create|celebrate|hold|serve|call|publish|decorate|produce|steal|destroy',
      )
        .filter(({ first, last }) => before(doc, first) !== 'do' && after(doc, last)?.tag !== 'NOUN')
        .map(({ last }) => hit(last, last, participleOf(last.lower))),
      ...scan(
        doc,
        (token) => MODALS.has(token.lower) || token.lower === 'to',
        maybe("not|n't"),
        'be',
        (token) => isPureBase(token) && token.tag !== 'ADJ' && !hasForm(token, 'participle'),
      ).map(({ last }) => hit(last, last, participleOf(last.lower))),
    ],
    catches: ['The school was build in 1990.', 'The park is locate near my house.'],
    passes: ['The school was built in 1990.', 'It can be seen from here and it is a call for help.'],
  },
  {
    id: 'there-have',
    kind: 'verb form',
    explanation: 'To say that something exists, use “there is” or “there are”.',
    find: (doc) =>
      scan(doc, 'there', 'have|has|had', (token) =>
        /^(?:many|a|an|a|some|lots|several|two|three|no|also|the)$/.test(token.lower),
      )
        .filter(({ first }) => !/^(?:people|shops|students|over)$/.test(before(doc, first)))
        .map(({ first, slots, last }) =>
          hit(
            first,
            slots[1] ?? first,
            slots[1]?.lower === 'had'
              ? 'there was'
              : last.lower === 'a' || last.lower === 'an'
                ? 'there is'
                : 'there are',
          ),
        ),
    catches: ['There have many shops in my town.', 'In my school there has a big field.'],
    passes: ['There are many shops in my town.', 'There has been a big change.'],
  },
  {
    id: 'use-to',
    kind: 'verb form',
    explanation: 'For an old habit say “used to” and the basic form.',
    find: (doc) => [
      ...scan(doc, 'i|we|he|she|they', 'use', 'to', isBare).flatMap(({ slots }) =>
        slots[1] ? [hit(slots[1], slots[1], 'used')] : [],
      ),
      ...scan(doc, 'i|we|he|she|they', 'used', 'to', (token) => hasForm(token, 'past') && !isBare(token)).map(
        ({ last }) => hit(last, last, baseForm(last)),
      ),
      ...scan(doc, 'i|we|he|she', 'am|is|are|get|got', 'used', 'to', isPureBase).map(({ last }) =>
        hit(last, last, ingOf(last.lower)),
      ),
    ],
    catches: ['When I was small I use to swim here.', 'She used to played the piano.'],
    passes: ['When I was small I used to swim here.', 'Did you use to swim?'],
  },
];
