/** Finds the points of a mind map in somebody's words (§4). */

export const CONCEPT_SCORES = { phrase: 5, word: 2, part: 1, threshold: 2 } as const;
/** Shorter words tell nothing: "new", "for", "and". */
const WORD_MIN_CHARACTERS = 4;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const isTelling = (word: string): boolean => [...word].length >= WORD_MIN_CHARACTERS;

/**
 * How much of a concept a text holds: the whole phrase 5, each whole word of more than 3 letters 2, each such word
 * that is a part of another (or the other way round) 1.
 */
export function conceptScore(text: string, concept: string): number {
  const said = wordsIn(text);
  const phrase = wordsIn(concept);
  if (phrase.length === 0) return 0;
  const whole = ` ${said.join(' ')} `.includes(` ${phrase.join(' ')} `) ? CONCEPT_SCORES.phrase : 0;
  const known = new Set(said);
  const long = [...known].filter(isTelling);
  return [...new Set(phrase)].filter(isTelling).reduce((score, word) => {
    if (known.has(word)) return score + CONCEPT_SCORES.word;
    const isPart = long.some((other) => other.includes(word) || word.includes(other));
    return isPart ? score + CONCEPT_SCORES.part : score;
  }, whole);
}

/** Indexes of all concepts that a text holds, best first; of equal ones the first on the map. */
export const conceptsIn = (text: string, concepts: readonly string[]): number[] =>
  concepts
    .map((concept, index) => ({ index, score: conceptScore(text, concept) }))
    .filter(({ score }) => score >= CONCEPT_SCORES.threshold)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index);

/** The one concept that a turn of the partner covers: its best-scoring one that is not covered yet; null: none. */
export const newlyCovered = (
  text: string,
  concepts: readonly string[],
  covered: readonly number[],
): number | null => conceptsIn(text, concepts).find((index) => !covered.includes(index)) ?? null;
