/** A word as it stands in the text: letters with inner apostrophes or hyphens, or a number. */
export interface Word {
  readonly text: string;
  /** Lower case, with straight apostrophes. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words with their offsets: `text.slice(start, end) === word.text`. Linear in the length of the text. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Sounds of searching for words. Words with a use of their own (like, well, so) are left out. */
const FILLERS = new Set([
  'um',
  'umm',
  'ummm',
  'uh',
  'uhh',
  'uhm',
  'erm',
  'er',
  'err',
  'eh',
  'ah',
  'hmm',
  'mm',
  'mmm',
]);

export const isFiller = (word: Word): boolean => FILLERS.has(word.lower);
