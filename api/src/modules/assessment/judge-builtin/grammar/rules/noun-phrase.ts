import { PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import type { Doc, Token } from '../../language/document.js';
import { COUNTABLE_NOUNS } from '../../language/noun-lists.js';
import { singularOf } from '../../language/nouns.js';
import { isAdjective, isNominal } from '../../language/word-classes.js';

/** Nouns by their tag, adverbs by their use: "took a taxi home". */
const ADVERBIAL = /^(?:home|today|yesterday|tomorrow|everyday|tonight)$/;

/** Not the first half of a compound ("book club", "car park"), a name, or a list without articles. */
export function standsAlone(doc: Doc, noun: Token): boolean {
  const next = doc.tokens[noun.index + 1];
  if (next?.before !== 'none' || ADVERBIAL.test(next.lower)) return true;
  return (
    !isNominal(next) &&
    next.lower !== "'s" &&
    !/^\d/.test(next.lower) &&
    !COUNTABLE_NOUNS.has(singularOf(next.lower))
  );
}

export const isPlainAdjective = (token: Token): boolean =>
  (isAdjective(token) || PREDICATE_ADJECTIVES.has(token.lower)) &&
  !/^(?:same|own|other|such|more|most|many|much|enough|next|last|first|only|few|several|various|numerous)$/.test(
    token.lower,
  );
