import { FUNCTION_WORDS } from '../../assessment/judge-builtin/vocabulary/function-words.js';
import { MALAY_WORDS } from '../../assessment/text/malay-words.js';
import { wordsOf } from '../../assessment/text/words.js';

/** Of its letters, so many may be of another script: a name, a word of Tamil. */
const OTHER_SCRIPT_MAX = 0.3;
const MALAY_MAX = 0.5;
/** So many words without one of English grammar are another language. */
const WITHOUT_GRAMMAR_MAX = 4;

/**
 * Whether a sentence can pass for English. Coarse on purpose: the table of word frequencies, by which answers are
 * judged, is not loaded in the process that serves.
 */
export function isEnglish(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (others.length > letters.length * OTHER_SCRIPT_MAX) return false;
  const words = wordsOf(sentence).map(({ lower }) => lower);
  if (words.filter((word) => MALAY_WORDS.has(word)).length > words.length * MALAY_MAX) return false;
  return words.length <= WITHOUT_GRAMMAR_MAX || words.some((word) => FUNCTION_WORDS.has(word));
}
