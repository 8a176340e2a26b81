/** A piece of a text: `text.slice(start, end) === quote`. */
export interface LocatedQuote {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;
const APOSTROPHES = /['’‘]/g;

/** The quote as a pattern: any case, any white space between words, either apostrophe, whole words only. */
function patternOf(quote: string): RegExp | null {
  const words = quote.trim().split(/\s+/u);
  if (!/[\p{L}\p{N}]/u.test(quote)) return null;
  const pattern = words
    .map((word) => word.replace(SYNTAX, '\\$&').replace(APOSTROPHES, "['’‘]"))
    .join('\\s+');
  const wordBefore = /^[\p{L}\p{N}]/u.test(pattern) ? '(?<![\\p{L}\\p{N}])' : '';
  const wordAfter = /[\p{L}\p{N}]$/u.test(pattern) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${wordBefore}${pattern}${wordAfter}`, 'giu');
}

/**
 * Every place of a text that says what a model claims to quote, in order; none when it was invented.
 * The returned quotes are slices of the text, so a model's own spelling or case never reaches the student.
 */
export function locateQuote(text: string, quote: string): readonly LocatedQuote[] {
  const pattern = patternOf(quote);
  if (pattern === null) return [];
  return [...text.matchAll(pattern)].map((match) => ({
    quote: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
