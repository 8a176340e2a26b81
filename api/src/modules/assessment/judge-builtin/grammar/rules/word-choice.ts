import { baseOf, type Doc, hasForm, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { ingOf, participleOf, pastOf, thirdPerson } from '../../language/verbs.js';
import { isAdjective, isNominal, OBJECT_PRONOUNS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { closes, next } from './clause-words.js';

/** The other verb in the same form: borrowed → lent. */
function inFormOf(token: Token, base: string): string {
  if (hasForm(token, 'past') && !hasForm(token, 'base')) return pastOf(base);
  if (hasForm(token, 's')) return thirdPerson(base);
  if (hasForm(token, 'ing')) return ingOf(base);
  return hasForm(token, 'base') ? base : participleOf(base);
}
const baseOfAny = (token: Token): string =>
  baseOf(token, 'base') ?? baseOf(token, 's') ?? baseOf(token, 'past') ?? baseOf(token, 'ing') ?? '';
const isForm = (bases: RegExp) => (token: Token) => bases.test(baseOfAny(token));

/** What English says with another verb: said | verb, article or none, things. */
const COLLOCATIONS: readonly (readonly [wrong: RegExp, things: string, right: string])[] = [
  [/^(?:do|commit)$/, 'mistake|mistakes|decision|decisions|noise|promise|effort', 'make'],
  [/^make$/, 'homework|housework|exercise|exercises|sport|sports', 'do'],
  [/^eat$/, 'medicine|medicines|pill|pills', 'take'],
  [/^(?:say|speak)$/, 'lie|lies|truth|joke|jokes|story|stories', 'tell'],
  [/^open$/, 'fan|light|lights|television|tv|radio|computer|aircon|switch', 'turn on'],
  [/^close$/, 'fan|light|lights|television|tv|radio|computer|aircon|switch', 'turn off'],
  [/^(?:snap|catch)$/, 'photo|photos|picture|pictures|selfie', 'take'],
  [/^make$/, 'party|picnic|barbecue|meeting', 'have'],
  [/^win$/, 'opponent|opponents|enemy', 'beat'],
];

function collocations(doc: Doc): Hit[] {
  return COLLOCATIONS.flatMap(([wrong, things, right]) =>
    scan(
      doc,
      isForm(wrong),
      maybe('a|an|the|my|his|her|our|their|some|many|any|that|this'),
      maybe(isAdjective),
      things,
    )
      .filter(
        ({ last }) =>
          !(next(doc, last) && isNominal(next(doc, last) ?? last)) || /^(?:light|lights)$/.test(last.lower),
      )
      .map(({ first }) => {
        const [verb = '', particle] = right.split(' ');
        return hit(first, first, [inFormOf(first, verb), particle].filter(Boolean).join(' '));
      }),
  );
}

/** "I don't have nothing": one no is enough. */
const doubleNegative = (doc: Doc): Hit[] =>
  scan(
    doc,
    "not|n't|never|dont|cannot",
    maybe((token) => hasForm(token, 'base', 'participle')),
    maybe('to|with|about'),
    'nothing|nobody|nowhere|none|no',
  ).flatMap(({ first, slots, last }) => {
    const counted =
      last.lower !== 'no' ||
      (next(doc, last) && isNominal(next(doc, last) ?? last) && slots[1] !== undefined);
    const verb = slots[1];
    if (!counted || !verb || /^(?:say|said|mean|know)$/.test(verb.lower) || first.before === 'stop')
      return [];
    return [hit(last, last, ANY.get(last.lower) ?? null)];
  });
const ANY: ReadonlyMap<string, string> = new Map(
  Object.entries({ nothing: 'anything', nobody: 'anybody', nowhere: 'anywhere', none: 'any', no: 'any' }),
);

/** Verbs of doing after which learners put an adjective for an adverb. */
const DOING =
  /^(?:drive|walk|speak|work|run|study|talk|listen|write|play|sing|dance|move|behave|act|explain|cook|read|swim|draw|pronounce|perform)$/;
const ADVERB_OF: ReadonlyMap<string, string> = new Map(
  `careful carefully|beautiful beautifully|fluent fluently|proper properly|polite politely|perfect perfectly|wise wisely
  correct correctly|careless carelessly|good well|regular regularly|brave bravely|confident confidently|quiet quietly|serious seriously|happy happily|nice nicely|responsible responsibly|excellent excellently`
    .split(/[|\n]/)
    .map((pair) => {
      const [adjective = '', adverb = ''] = pair.trim().split(' ');
      return [adjective, adverb];
    }),
);

const NOUN_OF_QUALITY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    success: 'successful',
    beauty: 'beautiful',
    danger: 'dangerous',
    confidence: 'confident',
    intelligence: 'intelligent',
    patience: 'patient',
    importance: 'important',
    difficulty: 'difficult',
    happiness: 'happy',
    responsibility: 'responsible',
    independence: 'independent',
    honesty: 'honest',
    noise: 'noisy',
    crowd: 'crowded',
  }),
);

/** The wrong word of two that learners mix up. */
export const WORD_CHOICE_RULES: readonly GrammarRule[] = [
  {
    id: 'borrowed-me',
    kind: 'other',
    explanation: 'Who gives a thing for a while lends it; who takes it borrows it.',
    find: (doc) =>
      scan(
        doc,
        'borrow|borrows|borrowed',
        (token) => OBJECT_PRONOUNS.has(token.lower) && !/^(?:it|them|her)$/.test(token.lower),
      ).map(({ first }) =>
        hit(first, first, first.lower === 'borrowed' ? 'lent' : first.lower === 'borrows' ? 'lends' : 'lend'),
      ),
    catches: ['My friend borrowed me his calculator.', 'Can you borrow me your pen?'],
    passes: ['My friend lent me his calculator.', 'I borrowed it from you.'],
  },
  {
    id: 'open-the-fan',
    kind: 'other',
    explanation: 'English says this with another verb: make a mistake, take medicine, turn on the fan.',
    find: collocations,
    catches: ['I did a mistake in the exam.', 'Can you open the fan?'],
    passes: ['I made a mistake and turned on the fan.', 'They open the computer shop, and do my homework.'],
  },
  {
    id: 'not-nothing',
    kind: 'other',
    explanation: 'One “no” is enough: “I don’t have anything” or “I have nothing”.',
    find: (doc) => [
      ...doubleNegative(doc),
      ...scan(doc, 'no', 'any').map(({ first, last }) => hit(first, last, 'no')),
    ],
    catches: ["I don't have nothing to do at home.", 'She did not see nobody there.'],
    passes: ["I don't have anything to do.", 'It does not mean nothing happened, and never say no.'],
  },
  {
    id: 'drive-careful',
    kind: 'other',
    explanation: 'How something is done is told by an adverb: “drives carefully”, “sings well”.',
    find: (doc) =>
      scan(
        doc,
        isForm(DOING),
        maybe((token) => isNominal(token) || OBJECT_PRONOUNS.has(token.lower)),
        maybe('very|so|really|quite'),
        ({ lower }) => ADVERB_OF.has(lower),
      )
        .filter(({ slots, last, first }) => {
          const work = first.lower.endsWith('s') && first.tag === 'NOUN';
          const after = next(doc, last);
          return (
            !work &&
            first.tag !== 'ADJ' &&
            (closes(doc, last) || after?.lower === 'every') &&
            !(
              slots[1] !== undefined &&
              last.lower !== 'good' &&
              last.lower !== 'fluent' &&
              last.lower !== 'careful'
            )
          );
        })
        .map(({ last }) => hit(last, last, ADVERB_OF.get(last.lower) ?? null)),
    catches: ['She drives very careful.', 'He speaks English fluent.'],
    passes: [
      'She drives very carefully.',
      'He plays good music and they dance happily, and the play is good.',
    ],
  },
  {
    id: 'success-man',
    kind: 'other',
    explanation: 'Before a noun stands an adjective: “a successful man”, “a dangerous place”.',
    find: (doc) =>
      scan(
        doc,
        'a|an|very|most|more|so',
        maybe('very|more|most'),
        ({ lower }) => NOUN_OF_QUALITY.has(lower),
        'person|people|man|woman|student|students|boy|girl|place|places|life|thing|things|family|child|city|decision|leader|country|road|question',
      )
        .filter(
          ({ slots, last }) =>
            !(slots[2]?.lower === 'beauty' && last.lower === 'queen') &&
            !(slots[2]?.lower === 'noise' && last.lower !== 'place'),
        )
        .flatMap(({ slots }) =>
          slots[2] ? [hit(slots[2], slots[2], NOUN_OF_QUALITY.get(slots[2].lower) ?? null)] : [],
        ),
    catches: ['He is a success man.', 'It is a very danger place.'],
    passes: ['He is a successful man.', 'It is a success story and a beauty shop.'],
  },
  {
    id: 'feel-happily',
    kind: 'other',
    explanation: 'After feel and look stands an adjective: “feel happy”.',
    find: (doc) =>
      scan(
        doc,
        'feel|feels|felt|look|looks|looked|become|became',
        maybe('very|so|really|quite|more'),
        'happily|sadly|angrily|nervously|excitedly|beautifully|hungrily|comfortably|proudly|healthily|safely',
      )
        .filter(({ last }) => closes(doc, last))
        .map(({ last }) => hit(last, last, adjectiveOf(last.lower))),
    catches: ['I feel very happily today.', 'You look beautifully in that dress.'],
    passes: ['I feel very happy today.', 'He looked sadly around.'],
  },
  {
    id: 'how-to-say',
    kind: 'other',
    explanation: 'Ask “How do you say …?”; “how to” begins no question of its own.',
    find: (doc) => [
      ...scan(doc, 'how|what', 'to', 'say|spell|call|do|go|pronounce|know')
        .filter(({ first }) => first.before === 'stop' && doc.questions.has(first.sentence))
        .map(({ first, slots, last }) =>
          hit(first, last, `${first.text} do you ${slots[2]?.text ?? last.text}`),
        ),
      ...scan(doc, 'be|is|was|like|very|the|so|and|but|because', 'how', 'to', 'say')
        .filter(
          ({ first, last }) =>
            !/^(?:it|this|that|no|sorry|hello|goodbye|things|your|the|a|thank|my|i)$/.test(
              next(doc, last)?.lower ?? 'it',
            ) && first.lower !== 'is',
        )
        .flatMap(({ slots, last }) => (slots[1] ? [hit(slots[1], last, 'how do I say')] : [])),
    ],
    catches: ['How to say this word in English?', 'it is like um how to say very special to me'],
    passes: ['How do you say this?', 'I know how to say it, and the problem is how to say no.'],
  },
];

const adjectiveOf = (adverb: string): string =>
  adverb.endsWith('ily') ? `${adverb.slice(0, -3)}y` : adverb.slice(0, -2);
