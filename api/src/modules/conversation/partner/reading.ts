import { conceptsIn } from 'schema/rules/conversation-concepts';
import { FUNCTION_WORDS } from '../../assessment/judge-builtin/vocabulary/function-words.js';
import { wordsOf } from '../../assessment/text/words.js';

/** What the built-in partner takes from a turn of the student. */
export interface TurnReading {
  /** Things that were spoken of, as the partner would name them ("the canteen", "your grandmother"), last one first. */
  readonly things: readonly string[];
  /** Indexes of the points in it, best first. */
  readonly points: readonly number[];
  /** The words after "because" or "so that", turned round ("my" → "your"). */
  readonly reason: string | null;
  readonly stance: 'asks' | 'unsure' | 'disagrees' | 'agrees' | 'decides' | 'tells';
  readonly isShort: boolean;
}

const SHORT_WORDS = 5;
const REASON_WORDS_MAX = 9;

export function readTurn(text: string, points: readonly string[]): TurnReading {
  return {
    things: thingsIn(text),
    points: conceptsIn(text, points),
    reason: reasonIn(text),
    stance: stanceOf(text),
    isShort: wordsOf(text).length < SHORT_WORDS,
  };
}

/** Words about the talk itself and words that fit everywhere say nothing about what was meant. */
const EMPTY_WORDS = new Set(
  `agree disagree point points idea ideas opinion believe maybe perhaps people person someone everyone everybody
  important importance good better best great nice really true right wrong sure help helps helped topic question
  answer discuss choose choice example reason reasons feel feels part kind main mean means need needs would could
  should different other others first second next today thank thanks hello please partner student teacher marks
  full give given giving`.split(/\s+/),
);

/** Content words of at least four letters, in lower case; adverbs and doubles are left out. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text)
    .map(({ lower }) => lower)
    .filter(
      (word) =>
        /^[\p{L}'-]{4,20}$/u.test(word) &&
        !word.includes("'") &&
        !FUNCTION_WORDS.has(word) &&
        !EMPTY_WORDS.has(word) &&
        !word.endsWith('ly'),
    );
  return [...new Set(words)];
}

/** May stand between "the" and its noun. */
const ADJECTIVES =
  'new|old|young|big|small|public|local|free|social|online|first|last|best|good|healthy|poor|rich|modern|own|same|whole|next|little|long|real|daily';
const NOUN_PHRASE = new RegExp(
  `\\b(the|a|an|my|our|their|his|her|this|these|those|some|many) ((?:(?:${ADJECTIVES}) )?[\\p{L}-]{4,20})\\b`,
  'giu',
);

/** Nouns by what stands before them: without a tagger, that is what can be told. */
function thingsIn(text: string): string[] {
  const things = [...text.replace(/\s+/g, ' ').matchAll(NOUN_PHRASE)].flatMap(
    ([, before = '', noun = '']) => {
      const [telling] = tellingWords(noun.split(' ').at(-1) ?? '');
      const lower = before.toLowerCase();
      return telling ? [`${TURNED.get(lower) ?? lower} ${noun.toLowerCase()}`] : [];
    },
  );
  return [...new Set(things)].reverse();
}

const TURNED: ReadonlyMap<string, string> = new Map([
  ['i', 'you'],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ["i'm", 'you are'],
  ['am', 'are'],
  ["i've", 'you have'],
]);

function reasonIn(text: string): string | null {
  const said = /\b(?:because|so that|since)\s+(?!of\b)([^.!?;,]+)/i.exec(text)?.[1];
  const words = said ? wordsOf(said) : [];
  if (words.length < 3 || words.length > REASON_WORDS_MAX) return null;
  return words.map(({ text: word, lower }) => TURNED.get(lower) ?? word).join(' ');
}

/** The first that fits; a question counts for more than what stands before it. */
const STANCES: readonly (readonly [TurnReading['stance'], RegExp])[] = [
  ['asks', /\?\s*$|\b(?:what do you think|what about you|how about you|do you agree|don't you think)\b/i],
  ['unsure', /\b(?:i don'?t know|i do not know|not sure|no idea|i forgot|cannot think|can't think)\b/i],
  ['disagrees', /\b(?:i (?:do not|don'?t) (?:agree|think so)|i disagree|not true|on the other hand)\b/i],
  [
    'decides',
    /\b(?:i (?:would |will )?(?:choose|pick|go for)|we should choose|my choice|let'?s decide|(?:is|are) the (?:best|most important|main))\b/i,
  ],
  ['agrees', /\b(?:i agree|you are right|you'?re right|that'?s true|same here|me too)\b/i],
];

const stanceOf = (text: string): TurnReading['stance'] =>
  STANCES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'tells';
