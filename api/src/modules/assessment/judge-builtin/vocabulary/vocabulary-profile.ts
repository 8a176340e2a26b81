import { zipf } from '../../text/word-frequency.js';
import type { Doc } from '../language/document.js';
import { singularOf } from '../language/nouns.js';
import { FUNCTION_WORDS } from './function-words.js';
import { counts, hdd, mtld } from './lexical-measures.js';

/** What was measured about the words of one answer. */
export interface VocabularyProfile {
  readonly words: number;
  /** Different words that carry meaning, most used first. */
  readonly contentTypes: readonly { readonly word: string; readonly count: number }[];
  /** Content types over the square root of all words: the best single feature (r .46 with teachers' marks). */
  readonly typesPerRoot: number;
  readonly verbForms: number;
  readonly hdd: number;
  readonly mtld: number;
  /** Mean Zipf value of the content types: 5 and more is everyday, 4 is wide. Null without a known word. */
  readonly meanZipf: number | null;
  /** Content words that are less common (Zipf under 4.2), rarest first. */
  readonly lessCommon: readonly string[];
}

const LESS_COMMON_ZIPF = 4.2;

/** Words in the form a dictionary has them, so that "friend" and "friends" count once. */
export const lemmaOf = (token: Doc['tokens'][number]): string =>
  token.verbs[0]?.base && token.tag !== 'NOUN' && token.tag !== 'ADJ'
    ? token.verbs[0].base
    : singularOf(token.lower);

export function profileVocabulary(doc: Doc): VocabularyProfile {
  const words = doc.tokens.filter(
    ({ lower }) => /\p{L}/u.test(lower) && !lower.startsWith("'") && lower !== "n't",
  );
  const content = words.filter(
    ({ lower, tag }) => !FUNCTION_WORDS.has(lower) && lower.length > 2 && tag !== 'PROPN',
  );
  const types = [...counts(content.map(lemmaOf))].map(([word, count]) => ({ word, count }));
  const known = types.flatMap(({ word }) => {
    const value = zipf(word);
    return value === null ? [] : [{ word, value }];
  });
  const lemmas = words.map(lemmaOf);
  return {
    words: words.length,
    contentTypes: types.toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word)),
    typesPerRoot: words.length === 0 ? 0 : types.length / Math.sqrt(words.length),
    verbForms: new Set(words.filter(({ tag }) => tag === 'VERB').map(({ lower }) => lower)).size,
    hdd: hdd(lemmas),
    mtld: mtld(lemmas),
    meanZipf: known.length === 0 ? null : known.reduce((sum, { value }) => sum + value, 0) / known.length,
    lessCommon: known
      .filter(({ word, value }) => value < LESS_COMMON_ZIPF && word.length > 4)
      .toSorted((a, b) => a.value - b.value || a.word.localeCompare(b.word))
      .map(({ word }) => word),
  };
}
