/** A piece of a text: `text.slice(start, end) === quote`. */
export interface LocatedQuote {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

const WHITE_SPACE = /\s/u;
const APOSTROPHE = /['’‘]/;
const ENDS_IN_A_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_A_WORD = /^[\p{L}\p{N}]/u;

/** What two spellings of the same words share: one case, single spaces, one apostrophe. */
interface Plain {
  readonly text: string;
  /** Where each code unit of it comes from. */
  readonly origin: readonly number[];
}

function plainOf(original: string): Plain {
  let text = '';
  const origin: number[] = [];
  let at = 0;
  let afterSpace = false;
  for (const char of original) {
    const isSpace = WHITE_SPACE.test(char);
    if (!isSpace || !afterSpace) {
      const lower = char.toLowerCase();
      const sameLength = lower.length === char.length ? lower : char;
      text += isSpace ? ' ' : APOSTROPHE.test(char) ? "'" : sameLength;
      for (let unit = 0; unit < char.length; unit += 1) origin.push(at + unit);
    }
    at += char.length;
    afterSpace = isSpace;
  }
  return { text, origin };
}

/** Of each beginning of the word: how long an end of it is that is also a beginning of it. */
function borders(word: string): readonly number[] {
  const table = [0];
  for (let at = 1, length = 0; at < word.length; at += 1) {
    while (length > 0 && word[at] !== word[length]) length = table[length - 1] ?? 0;
    if (word[at] === word[length]) length += 1;
    table.push(length);
  }
  return table;
}

/**
 * Where the word begins in the text, overlapping places too. By Knuth, Morris and Pratt: what a model sends is not
 * ours, and no choice of words may make this take longer than reading both once.
 */
function occurrences(text: string, word: string): readonly number[] {
  const table = borders(word);
  const found: number[] = [];
  for (let at = 0, matched = 0; at < text.length; at += 1) {
    while (matched > 0 && text[at] !== word[matched]) matched = table[matched - 1] ?? 0;
    if (text[at] === word[matched]) matched += 1;
    if (matched === word.length) {
      found.push(at + 1 - matched);
      matched = table[matched - 1] ?? 0;
    }
  }
  return found;
}

/**
 * Every place of a text that says what a model claims to quote, in order; none when it was invented. Any case, any
 * white space between words and either apostrophe will do, but words are whole. The returned quotes are slices of
 * the text, so a model's own spelling or case never reaches the student.
 */
export function locateQuote(text: string, quote: string): readonly LocatedQuote[] {
  const wanted = plainOf(quote.trim()).text;
  if (!/[\p{L}\p{N}]/u.test(wanted) || !wanted.isWellFormed()) return [];
  const plain = plainOf(text);
  const places: LocatedQuote[] = [];
  let free = 0;
  for (const place of occurrences(plain.text, wanted)) {
    const start = plain.origin[place] ?? 0;
    const end = (plain.origin[place + wanted.length - 1] ?? 0) + 1;
    const cutsBefore =
      BEGINS_WITH_A_WORD.test(wanted) && ENDS_IN_A_WORD.test(text.slice(Math.max(0, start - 2), start));
    const cutsAfter = ENDS_IN_A_WORD.test(wanted) && BEGINS_WITH_A_WORD.test(text.slice(end, end + 2));
    if (start < free || cutsBefore || cutsAfter) continue;
    places.push({ quote: text.slice(start, end), start, end });
    free = end;
  }
  return places;
}
