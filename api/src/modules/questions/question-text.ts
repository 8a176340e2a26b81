import { singularOf } from '../assessment/judge-builtin/language/nouns.js';

/**
 * The text as equal ones are told: case, punctuation, doubled spaces and the accents of Latin letters do not count.
 * The vowel signs of other scripts do: they make another word.
 */
export const textKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Words that change nothing about what is asked. Question words, "not", "before" and the like do. */
const NEUTRAL: ReadonlySet<string> = new Set(
  `a an the this that these those i you he she it we they me him her us them my your his its our their yourself
  themselves is are was were be been am do does did have has had can could will would should may might of in on at to
  for with by from about and or talk describe tell please some any very really`.split(/\s+/),
);

/** Looked up for each word of each question that is compared; the same few thousand words again and again. */
const singulars = new Map<string, string>();
const SINGULARS_MAX = 20_000;

function singular(word: string): string {
  const known = singulars.get(word);
  if (known !== undefined) return known;
  if (singulars.size >= SINGULARS_MAX) singulars.clear();
  const found = singularOf(word);
  singulars.set(word, found);
  return found;
}

/** What of a text is compared. */
export interface TextShape {
  readonly key: string;
  readonly words: ReadonlySet<string>;
}

/** @param key a `textKey` */
export function textShape(key: string): TextShape {
  const words = key.split(' ');
  const telling = words.filter((word) => !NEUTRAL.has(word));
  return { key, words: new Set((telling.length > 0 ? telling : words).map(singular)) };
}

/** How much of the telling words two texts share, 0–1 (Jaccard). */
export function similarity({ words: one }: TextShape, { words: other }: TextShape): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** From here on two texts ask the same: of ten words one is another. */
const SAME_FROM = 0.9;

/** Whether two texts ask the same. */
export const asksTheSame = (one: TextShape, other: TextShape): boolean =>
  one.key === other.key || similarity(one, other) >= SAME_FROM;
