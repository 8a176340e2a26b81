import { PREDICATE_ADJECTIVES } from '../language/adjective-lists.js';
import type { Doc, Token } from '../language/document.js';
import { verbReadings } from '../language/verbs.js';
import { lemmaOf, type VocabularyProfile } from '../vocabulary/vocabulary-profile.js';

/** Words of one answer as they were said: feedback quotes them, so that it is about this answer and no other. */
export interface OwnWords {
  /** What the answer speaks of: nouns, most used first. */
  readonly things: readonly string[];
  /** Two sentences of which the second goes on about somebody of the first; null where none were found. */
  readonly apart: readonly [string, string] | null;
  /** A word of the profile in the form in which it was said first. */
  asSaid(word: string): string;
  /** Its first place, with up to two words before and after. */
  inPlace(word: string): string;
}

/** Nouns that a phrase cannot be tried on. */
const VAGUE = new Set(
  `day time year week month hour minute morning afternoon evening night today tomorrow yesterday weekend way kind sort part
  person people man woman reason example point fact`.split(/\s+/),
);

export function ownWords(doc: Doc, { contentTypes }: VocabularyProfile): OwnWords {
  const placesOf = Map.groupBy(doc.tokens, lemmaOf);
  const first = (word: string): Token | undefined => placesOf.get(word)?.[0];
  const isThing = (word: string) =>
    !VAGUE.has(word) &&
    verbReadings(word).length === 0 &&
    !PREDICATE_ADJECTIVES.has(word) &&
    placesOf.get(word)?.some(({ tag }) => tag === 'NOUN');
  const asSaid = (word: string) => first(word)?.lower ?? word;
  return {
    things: contentTypes.flatMap(({ word }) => (isThing(word) ? [asSaid(word)] : [])),
    apart: sentencesApart(doc),
    asSaid,
    inPlace(word) {
      const token = first(word);
      if (!token) return word;
      const { before, after } = around(doc.text, token);
      return before + token.text + after;
    },
  };
}

/** Up to two words before and after, within the sentence: a lone “have” says little. */
const BEFORE = /(?:[\p{L}\p{N}'’-]+ ){0,2}$/u;
const AFTER = /^(?: [\p{L}\p{N}'’-]+){0,2}/u;

export const around = (answer: string, { start, end }: Pick<Token, 'start' | 'end'>) => ({
  before: BEFORE.exec(answer.slice(Math.max(0, start - 60), start))?.[0] ?? '',
  after: AFTER.exec(answer.slice(end, end + 60))?.[0] ?? '',
});

const SHORT_SENTENCE = { from: 3, to: 12 } as const;

function sentencesApart({ text, tokens, questions }: Doc): OwnWords['apart'] {
  const sentences = [...Map.groupBy(tokens, ({ sentence }) => sentence)];
  const isShort = ({ length }: readonly Token[]) =>
    length >= SHORT_SENTENCE.from && length <= SHORT_SENTENCE.to;
  const words = (said: readonly Token[]) => text.slice(said[0]?.start, said.at(-1)?.end);
  for (const [i, [number, said]] of sentences.entries()) {
    const next = sentences[i + 1]?.[1];
    if (!next || questions.has(number) || !isShort(said) || !isShort(next)) continue;
    const names = said.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
    if (names && /^(?:he|she|they)$/.test(next[0]?.lower ?? '')) return [words(said), words(next)];
  }
  return null;
}
