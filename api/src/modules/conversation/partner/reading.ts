import { FUNCTION_WORDS } from '../../assessment/judge-builtin/vocabulary/function-words.js';
import { isFiller, type Word, wordsOf } from '../../assessment/text/words.js';
import type { TurnAct } from './act-rules.js';
import { actOf } from './acts.js';
import { type Knowledge, knowledgeOf, type PointKnowledge } from './knowledge.js';
import { thingsIn } from './things.js';

/** What the built-in partner takes from a turn of the student. */
export interface TurnReading {
  readonly act: TurnAct;
  /** Indexes of the points that it speaks of, best first. */
  readonly points: readonly number[];
  /** Things that were spoken of, as the partner would name them ("the canteen", "your grandmother"), people first. */
  readonly things: readonly string[];
  /** Speaks against what it names. */
  readonly isAgainst: boolean;
  readonly isShort: boolean;
  /** Has a word of the topic or of a point. */
  readonly isOnTopic: boolean;
  /** Nothing in it can be made sense of. */
  readonly isUnclear: boolean;
}

const SHORT_WORDS = 5;
/** A text of English has about half of its words from grammar; noise has hardly any. */
const GRAMMAR_SHARE_MIN = 0.15;

export function readTurn(
  text: string,
  points: readonly string[],
  knowledge: Knowledge = knowledgeOf('', points),
): TurnReading {
  const words = wordsOf(text);
  const spoken = words.filter((word) => !isFiller(word));
  const act = actOf(text, words);
  const isSpeech = !['silent', 'otherLanguage', 'rude', 'private', 'steers'].includes(act);
  const found = isSpeech ? pointsIn(spoken, knowledge) : [];
  const things = isSpeech ? thingsIn(text, knowledge) : [];
  const isOnTopic =
    !knowledge.isThoughtThrough ||
    found.length > 0 ||
    spoken.some(({ lower }) => isTelling(lower) && knowledge.words.has(lower));
  const grammar = spoken.filter(({ lower }) => FUNCTION_WORDS.has(lower)).length;
  return {
    act,
    points: found,
    things,
    isAgainst: act === 'disagrees' || (!knowledge.hasTroubles && AGAINST.test(text) && !IN_FAVOUR.test(text)),
    isShort: spoken.length < SHORT_WORDS,
    isOnTopic,
    isUnclear:
      act === 'tells' &&
      !isOnTopic &&
      things.length === 0 &&
      grammar < Math.max(1, spoken.length * GRAMMAR_SHARE_MIN),
  };
}

const AGAINST =
  /\b(?:not (?:a )?(?:good|useful|practical|suitable|important|easy|safe|necessary|healthy)|(?:don'?t|dont|do not|didn'?t) (?:like|want|need|agree)|no good|bad|boring|useless|waste of|dangerous|too (?:expensive|difficult|hard|far)|worst|cannot (?:do|afford)|problem is)\b/i;

/** Whoever praises something may say on the way what it is good against. */
const IN_FAVOUR =
  /\b(?:best|good (?:way|idea|point|choice)|is (?:very )?(?:good|important|useful)|i (?:like|love|choose|agree)|so i)\b/i;

/** Two points for each word of a point; two and one a word for what students say instead; the later wins a draw. */
function pointsIn(spoken: readonly Word[], { points, words }: Knowledge): number[] {
  const text = ` ${spoken.map(({ lower }) => lower).join(' ')} `;
  const said = new Map(spoken.map(({ lower }, at) => [stemOf(lower), at]));
  return points
    .map((point, index) => ({ index, ...scoreOf(point, text, said, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at)
    .map(({ index }) => index);
}

function scoreOf(
  { point, also }: PointKnowledge,
  text: string,
  said: ReadonlyMap<string, number>,
  topicWords: ReadonlySet<string>,
): { score: number; at: number } {
  const telling = tellingWords(point);
  const own = telling.filter((word) => !topicWords.has(word));
  const found = (own.length > 0 ? own : telling).flatMap((word) => said.get(stemOf(word)) ?? []);
  const instead = also.flatMap((phrase) => {
    const at = Math.max(text.lastIndexOf(` ${phrase} `), text.lastIndexOf(` ${phrase}s `));
    return at < 0 ? [] : [{ at: text.slice(0, at).split(' ').length, words: phrase.split(' ').length }];
  });
  const length = instead.reduce((sum, { words }) => sum + 2 + words, 0);
  return { score: found.length * 2 + length, at: Math.max(-1, ...found, ...instead.map(({ at }) => at)) };
}

const stemOf = (word: string): string => word.replace(/(?:'s|ing|ed|es|s|e|ly)$/, '');

/** Words about the talk itself and words that fit everywhere say nothing about what was meant. */
const EMPTY_WORDS = new Set(
  `agree disagree point points idea ideas opinion believe maybe perhaps people person someone everyone everybody
  important importance good better best great nice really true right wrong sure help helps helped topic question
  answer discuss choose choice example reason reasons feel feels part kind kinds main mean means need needs would could
  should different other others first second next today thank thanks hello please partner student students teacher
  marks full give given giving around together plenty with less fewer`.split(/\s+/),
);

/** Content words of at least four letters, in lower case; adverbs and doubles are left out. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text)
    .map(({ lower }) => lower)
    .filter((word) => isTelling(word) && !word.endsWith('ly'));
  return [...new Set(words)];
}

const isTelling = (lower: string): boolean =>
  /^[\p{L}-]{4,20}$/u.test(lower) && !FUNCTION_WORDS.has(lower) && !EMPTY_WORDS.has(lower);
