import { type Doc, hasForm, isPureBase, type Token } from '../../language/document.js';
import { PERSON_NOUNS, ROLE_NOUNS } from '../../language/noun-lists.js';
import { isPluralForm, singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { isAdjective, isNominal, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit, said } from '../rule.js';
import { next } from './clause-words.js';

const isPerson = (token: Token): boolean =>
  PERSON_NOUNS.has(singularOf(token.lower)) || token.lower === 'people' || token.lower === 'one';

/** "This is the girl always sits beside me": who is left out. */
const missingWho = (doc: Doc): Hit[] =>
  scan(
    doc,
    'this|that|he|she|there|these|they',
    "is|was|are|were|'s|'re",
    maybe('the|a|an|my|many|some|no|two'),
    maybe(isAdjective),
    isPerson,
    maybe('always|often|usually|never|also|sometimes'),
    (token) => isActing(token),
  )
    .filter(({ slots, last, first }) => {
      const person = slots[4];
      const joined = person !== undefined && last.tag === 'NOUN' && slots[5] === undefined;
      const agrees = first.lower !== 'there' || slots[5] !== undefined || last.tag === 'VERB';
      return !joined && agrees && last.lower !== 'like';
    })
    .flatMap(({ slots, last }) =>
      slots[4] ? [hit(slots[4], last, `${slots[4].text} who ${said(doc, slots[5] ?? last, last)}`)] : [],
    );

/** A verb that carries its clause: "sits", "taught"; no participle that could describe ("the man called Ali"). */
const isActing = (token: Token): boolean =>
  (hasForm(token, 's') && token.tag === 'VERB') ||
  (hasForm(token, 'past') && !hasForm(token, 'participle', 'base')) ||
  /^(?:has|can|will|likes|loves|wants|helps|teaches)$/.test(token.lower) ||
  (isPureBase(token) && token.tag === 'VERB');

/** "I will at home", "they must in class": be is left out before a place. */
const modalWithoutBe = (doc: Doc): Hit[] =>
  scan(
    doc,
    'i|we|he|she|they|it|you',
    (token) => MODALS.has(token.lower) && !/^(?:can|could|'ll|ca|wo)$/.test(token.lower),
    maybe("not|n't|also|always|still"),
    'at|in|on|near|here|there|with|ready|late|early',
    (token) => token.lower !== 'least' && token.lower !== 'first',
  )
    .filter(
      ({ slots, last }) =>
        !(slots[3]?.lower === 'with' && !/^(?:my|me|you|us|him|her|them|the)$/.test(last.lower)) &&
        !/^(?:early|late|there|here)$/.test(slots[3]?.lower ?? ''),
    )
    .flatMap(({ slots }) =>
      slots[1] && slots[3]
        ? [hit(slots[1], slots[3], `${said(doc, slots[1], slots[2] ?? slots[1])} be ${slots[3].text}`)]
        : [],
    );

const AS_SUBJECT: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'I', me: 'I', us: 'we', them: 'they' }),
);
/** Whoever the sentence speaks of; "you" where nobody is named. */
const subjectBefore = (doc: Doc, { index, sentence }: Token): string =>
  doc.tokens
    .slice(0, index)
    .findLast((token) => token.sentence === sentence && /^(?:i|we|they|you|me|us|them)$/.test(token.lower))
    ?.lower ?? 'you';

/** Small words that hold a sentence together and were left out. */
export const MISSING_LINK_RULES: readonly GrammarRule[] = [
  {
    id: 'girl-always-sits',
    kind: 'missing word',
    explanation: 'Join the two parts with “who”: “This is the girl who sits beside me”.',
    find: missingWho,
    catches: ['this is the girl always sits beside me', 'He is the teacher teaches us English.'],
    passes: [
      'This is the girl who always sits beside me.',
      'He is the man called Ali. The truth is the teacher helps us.',
    ],
  },
  {
    id: 'will-at-home',
    kind: 'missing word',
    explanation: 'After will, must and should a place needs “be”: “I will be at home”.',
    find: modalWithoutBe,
    catches: ['On Sunday I will at home with my family.', 'We must in class before eight.'],
    passes: ['I will be at home.', 'I know that I must. In class we read as fast as we can in a day.'],
  },
  {
    id: 'if-want-to',
    kind: 'missing word',
    explanation: 'After because, if and when a clause needs its subject: “if you want to …”.',
    find: (doc) =>
      scan(
        doc,
        'because|if|when|whenever|although',
        (token) => hasForm(token, 'base') && !hasForm(token, 'past') && token.tag === 'VERB',
        (token) => token.before === 'none',
      )
        .filter(
          ({ slots, last }) =>
            !/^(?:be|let|say)$/.test(slots[1]?.lower ?? '') &&
            !(slots[1]?.lower === 'need' && last.lower === 'be'),
        )
        .flatMap(({ first, slots }) =>
          slots[1]
            ? [
                hit(
                  first,
                  slots[1],
                  `${first.text} ${AS_SUBJECT.get(subjectBefore(doc, first)) ?? subjectBefore(doc, first)} ${slots[1].text}`,
                ),
              ]
            : [],
        ),
    catches: ['She asked me if want to join the band.', 'I feel happy when go to the beach.'],
    passes: ['She asked me if I wanted to join.', 'When going home we sing, if need be, because of you.'],
  },
  {
    id: 'want-to-a',
    kind: 'missing word',
    explanation: 'After “want to” stands a verb: “want to be a doctor”.',
    find: (doc) =>
      scan(
        doc,
        'want|wants|wanted|hope|hopes|like|dream|ambition|is',
        'to',
        'a|an',
        maybe(isAdjective),
        (token) => ROLE_NOUNS.has(token.lower) || isPerson(token),
      )
        .filter(
          ({ first }) =>
            first.lower !== 'is' ||
            /^(?:ambition|dream|goal|hope)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
        )
        .flatMap(({ slots }) =>
          slots[1] && slots[2] ? [hit(slots[1], slots[2], `to be ${slots[2].text}`)] : [],
        ),
    catches: ['In the future I want to a doctor.', 'My ambition is to a famous chef.'],
    passes: ['I want to be a doctor.', 'I like talking to a doctor, and what I want to a degree is rest.'],
  },
  {
    id: 'he-been-to',
    kind: 'missing word',
    explanation: 'Before “been” and “gone” stands have or has: “he has been to Japan”.',
    find: (doc) =>
      scan(
        doc,
        'i|we|they|you|he|she|it',
        maybe('never|already|also|just'),
        'been|gone|done',
        (token) => token.before === 'none',
      )
        .filter(
          ({ first }) =>
            first.before !== 'none' ||
            !/^(?:have|has|had|having|'ve|n't|not)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
        )
        .flatMap(({ first, slots }) => {
          const have = /^(?:he|she|it)$/.test(first.lower) ? 'has' : 'have';
          return slots[2]
            ? [hit(first, slots[2], `${first.text} ${have} ${said(doc, slots[1] ?? slots[2], slots[2])}`)]
            : [];
        }),
    catches: ['He been to Japan twice.', 'I never been there before.'],
    passes: ['He has been to Japan twice.', 'Have you been there? Had I gone home, I would know.'],
  },
  {
    id: 'you-have-any',
    kind: 'missing word',
    explanation: 'A question with “any” begins with do: “Do you have any questions?”',
    find: (doc) =>
      scan(doc, 'you', 'have|know|like|want|need|play', 'any', isNominal)
        .filter(({ first }) => first.before === 'stop')
        .map(({ first, slots, last }) => hit(first, slots[1] ?? last, `do you ${slots[1]?.text ?? ''}`)),
    catches: ['you have any question', 'You know any shops near here?'],
    passes: ['Do you have any questions?', 'If you have any questions, ask.'],
  },
  {
    id: 'i-going-to',
    kind: 'missing word',
    explanation: 'Before “going to” stands am, is or are: “I am going to”.',
    find: (doc) =>
      scan(
        doc,
        (token) =>
          /^(?:people|parents|students|friends)$/.test(token.lower) ||
          (isPerson(token) && isPluralForm(token.lower)),
        'going',
        'to',
        isPureBase,
      )
        .filter(
          ({ first }) =>
            !/^(?:of|with|for|about|see|saw|by|all)$/.test(doc.tokens[first.index - 2]?.lower ?? '') &&
            /^(?:my|our|the|and|because|so)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
        )
        .filter(({ last }) => next(doc, last) !== undefined)
        .flatMap(({ first, slots }) => (slots[1] ? [hit(first, slots[1], `${first.text} are going`)] : [])),
    catches: ['My friends going to join the camp.', 'My parents going to buy a house.'],
    passes: ['My friends are going to join.', 'I met the students who are going to see it.'],
  },
];
