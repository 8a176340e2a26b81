import { isFiller, wordsOf } from '../text/words.js';

/** Of the words that carry the student's ideas, so many must come back. */
const SHARE_KEPT = 0.4;
/** A few words more are fine, whatever the length; beyond that it says what the student did not. */
const LONGER = { times: 1.6, words: 15 } as const;
const SHORTER = 0.4;
/** Shorter words are mostly grammar, which is what may change. */
const IDEA_MIN_LETTERS = 4;
/** `cooked`, `cooking` and `cooks` begin alike. */
const STEM_LETTERS = 4;

/** Whether a text says in other words what an answer says: its ideas come back, and it is neither digest nor essay. */
export function isVersionOf(answer: string, text: string): boolean {
  const said = wordsOf(answer).filter((word) => !isFiller(word));
  const written = wordsOf(text);
  if (written.length > said.length * LONGER.times + LONGER.words) return false;
  if (written.length < said.length * SHORTER) return false;
  const ideas = new Set(
    said
      .map(({ lower }) => lower)
      .filter((word) => word.length >= IDEA_MIN_LETTERS)
      .map(stem),
  );
  const found = new Set(written.map(({ lower }) => stem(lower)));
  const kept = [...ideas].filter((idea) => found.has(idea)).length;
  return kept >= ideas.size * SHARE_KEPT;
}

const stem = (word: string): string => word.slice(0, STEM_LETTERS);
