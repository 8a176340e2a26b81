import { baseOf, type Doc, hasForm, type Token } from '../../language/document.js';
import { DETERMINERS, OBJECT_PRONOUNS } from '../../language/word-classes.js';

/** The forms that tell one from several. */
export const TO_PLURAL: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
]);
export const TO_SINGULAR: ReadonlyMap<string, string> = new Map(
  [...TO_PLURAL].map(([one, many]) => [many, one]),
);

export const baseForm = (token: Token): string =>
  baseOf(token, 's') ??
  baseOf(token, 'past') ??
  baseOf(token, 'participle') ??
  baseOf(token, 'ing') ??
  token.lower;

export const isBare = (token: Token): boolean => hasForm(token, 'base');
export const isInflected = (token: Token): boolean =>
  hasForm(token, 's', 'past', 'participle') && !isBare(token) && token.lower !== 'been';
export const after = (doc: Doc, token: Token): Token | undefined => {
  const next = doc.tokens[token.index + 1];
  return next?.before === 'none' ? next : undefined;
};
export const before = (doc: Doc, token: Token): string =>
  token.before === 'none' ? (doc.tokens[token.index - 1]?.lower ?? '') : '';

/** An object or a place follows, so the word is a verb. */
export const takesObject = (doc: Doc, token: Token): boolean => {
  const next = after(doc, token);
  return (
    next !== undefined &&
    (DETERMINERS.has(next.lower) ||
      OBJECT_PRONOUNS.has(next.lower) ||
      ['ADP', 'NOUN', 'PROPN'].includes(next.tag))
  );
};
