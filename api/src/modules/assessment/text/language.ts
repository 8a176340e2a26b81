import { MALAY_WORDS } from './malay-words.js';
import { perMillion } from './word-frequency.js';
import type { Word } from './words.js';

/** A word that English speech uses at least this often (per million) counts as English. */
const KNOWN_PER_MILLION = 0.1;

/** Particles, names and Malay words among English are register (rubric, rule 7): up to half of an answer. */
const ENGLISH_SHARE_MIN = 0.5;

/**
 * The grammar words that make a sentence English. They fill about half of any English text; a list of loanwords or
 * another language's text that happens to look English has few of them.
 */
const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but because if when so that this these those there it is are was were be am been i you he she we
  they my your his her our their me him them us to of in on at for with from by about as do does did have has had can
  could will would should must not no very many some all what who which how go like`.split(/\s+/),
);
const GRAMMAR_SHARE_MIN = 0.12;

const isEnglishWord = (lower: string): boolean =>
  !MALAY_WORDS.has(lower) &&
  (GRAMMAR_WORDS.has(lower) ||
    /^\d+$/.test(lower) ||
    perMillion(lower) >= KNOWN_PER_MILLION ||
    lower.split(/['-]/).every((part) => perMillion(part) >= KNOWN_PER_MILLION));

/** Whether an answer is mostly English. Judged on distinct words, so that one word repeated decides nothing. */
export function isMostlyEnglish(words: readonly Word[]): boolean {
  const distinct = [...new Set(words.map((word) => word.lower))];
  if (distinct.length === 0) return true;
  const english = distinct.filter(isEnglishWord).length / distinct.length;
  const grammar = words.filter((word) => GRAMMAR_WORDS.has(word.lower)).length / words.length;
  return english >= ENGLISH_SHARE_MIN && (grammar >= GRAMMAR_SHARE_MIN || distinct.length < 10);
}
