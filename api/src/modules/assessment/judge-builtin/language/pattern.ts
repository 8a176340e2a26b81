import type { Doc, Token } from './document.js';

/** Words separated by `|`, a list of words, or a question about the token. */
export type Test = string | ReadonlySet<string> | ((token: Token) => boolean);

interface Slot {
  readonly test: Test;
  readonly optional: true;
}

/** A place of a pattern that may stay empty. */
export const maybe = (test: Test): Slot => ({ test, optional: true });

export interface Match {
  /** One entry per place of the pattern; undefined where an optional place stayed empty. */
  readonly slots: readonly (Token | undefined)[];
  readonly first: Token;
  readonly last: Token;
}

const compiled = new Map<string, ReadonlySet<string>>();

function passes(test: Test, token: Token): boolean {
  if (typeof test === 'function') return test(token);
  if (typeof test !== 'string') return test.has(token.lower);
  let words = compiled.get(test);
  if (!words) {
    words = new Set(test.split('|'));
    compiled.set(test, words);
  }
  return words.has(token.lower);
}

/** All places where the pattern stands in a row, with no comma or full stop inside. */
export function scan(doc: Doc, ...pattern: readonly (Test | Slot)[]): Match[] {
  const matches: Match[] = [];
  for (const token of doc.tokens) {
    const slots = matchAt(doc, pattern, token.index, true);
    const found = slots?.filter((slot) => slot !== undefined);
    const [first, last] = [found?.[0], found?.at(-1)];
    if (slots && first && last) matches.push({ slots, first, last });
  }
  return matches;
}

/** Whether the pattern begins at this token. */
export const follows = (doc: Doc, index: number, ...pattern: readonly (Test | Slot)[]): boolean =>
  matchAt(doc, pattern, index, false) !== null;

function matchAt(
  doc: Doc,
  pattern: readonly (Test | Slot)[],
  index: number,
  first: boolean,
): (Token | undefined)[] | null {
  const [slot, ...rest] = pattern;
  if (slot === undefined) return [];
  const optional = typeof slot === 'object' && 'optional' in slot;
  const test = optional ? slot.test : slot;
  const token = doc.tokens[index];
  if (token && (first || token.before === 'none') && passes(test, token)) {
    const tail = matchAt(doc, rest, index + 1, false);
    if (tail) return [token, ...tail];
  }
  if (!optional) return null;
  const tail = matchAt(doc, rest, index, first);
  return tail && [undefined, ...tail];
}
