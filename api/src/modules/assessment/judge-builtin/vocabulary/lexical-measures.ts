/**
 * Measures of lexical diversity. All take the words in order and do not grow with the length of the text, unlike
 * the plain type-token ratio.
 */

/**
 * HD-D (McCarthy & Jarvis 2007): the mean chance, over all types, to meet a type in a random sample of 42 words.
 * @returns 0–1; 0 for fewer than 42 words
 */
export function hdd(words: readonly string[], sample = 42): number {
  const n = words.length;
  if (n < sample) return 0;
  let sum = 0;
  for (const count of counts(words).values()) {
    // Hypergeometric chance to draw none of this type.
    let none = 1;
    for (let i = 0; i < sample; i++) none *= Math.max(0, n - count - i) / (n - i);
    sum += (1 - none) / sample;
  }
  return sum;
}

/**
 * MTLD (McCarthy & Jarvis 2010): the mean length of runs of words that keep a type-token ratio over .72, read
 * forwards and backwards.
 * @returns words; 0 for an empty text
 */
export function mtld(words: readonly string[], threshold = 0.72): number {
  if (words.length === 0) return 0;
  return (oneWay(words, threshold) + oneWay([...words].reverse(), threshold)) / 2;
}

function oneWay(words: readonly string[], threshold: number): number {
  let factors = 0;
  let types = new Set<string>();
  let length = 0;
  for (const word of words) {
    types.add(word);
    length++;
    if (types.size / length > threshold) continue;
    factors++;
    types = new Set();
    length = 0;
  }
  if (length > 0) factors += (1 - types.size / length) / (1 - threshold);
  return factors > 0 ? words.length / factors : words.length;
}

export function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}
