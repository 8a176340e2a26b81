import { PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import { type Doc, hasForm, type Token } from '../../language/document.js';
import { FINITE_BE, MODALS } from '../../language/word-classes.js';

/** very, so, too … before an adjective. */
export const DEGREE = /^(?:very|so|too|really|quite)$/;

/** The token so many places further, with no mark between. */
export const next = (doc: Doc, token: Token, by = 1): Token | undefined => {
  const after = doc.tokens[token.index + by];
  return after?.before === 'none' ? after : undefined;
};

/** An adjective that tells a state: "is happy", never a verb. */
export const isStative = (token: Token | undefined): boolean =>
  token !== undefined && PREDICATE_ADJECTIVES.has(token.lower);

/** After the adjective the clause ends or goes on with a link, so the adjective is no part of a noun phrase. */
export const closes = (doc: Doc, token: Token): boolean => {
  const after = next(doc, token);
  return (
    !after ||
    /^(?:and|because|but|so|when|to|with|about|of|in|at|for|if|now|today|there|here|that|enough|also|until|then|like)$/.test(
      after.lower,
    )
  );
};

/** Inside "the place that …": a gap where an object would stand is right there. */
export const isRelative = (doc: Doc, token: Token): boolean =>
  doc.tokens
    .slice(Math.max(0, token.index - 8), token.index)
    .some(
      ({ lower, sentence }) => sentence === token.sentence && /^(?:that|which|who|what|where)$/.test(lower),
    );

/** A verb that carries the clause follows within eight words and before another clause, so an earlier word need not. */
export function finiteLater(doc: Doc, token: Token): boolean {
  const later = doc.tokens
    .slice(token.index + 1, token.index + 9)
    .filter(({ sentence }) => sentence === token.sentence);
  const end = later.findIndex((one, i) => i > 0 && opensClause(one, later[i + 1]));
  return (end < 0 ? later : later.slice(0, end)).some(
    (one) =>
      FINITE_BE.has(one.lower) ||
      MODALS.has(one.lower) ||
      hasForm(one, 's') ||
      (hasForm(one, 'past') && !hasForm(one, 'participle')),
  );
}

/** "because …", "so we …", "and she …" */
const opensClause = ({ lower }: Token, after: Token | undefined): boolean =>
  /^(?:because|although|but)$/.test(lower) ||
  (/^(?:and|so)$/.test(lower) && /^(?:i|we|he|she|they|it|you|my|our|the)$/.test(after?.lower ?? ''));
