const MARKS = '.!?…"”’)*_';
/**
 * Where a sentence ends: a full stop before a space, so that 3.5 is one number; a question or exclamation mark anywhere;
 * a line break. The character after it must be there already, for more marks may follow.
 */
const END = new RegExp(`[.…]+["”’)*_]*(?=\\s)|[.…]*[!?][${MARKS}]*(?=[^${MARKS}])|\\n`, 'gu');
/** A full stop after one of these ends nothing; nor does the one of "1." in a list. */
const GOES_ON = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|vs|e\.g|i\.e)$/iu;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Cuts sentences out of a text that comes piece by piece, each as soon as it is certain that it has ended. */
export class SentenceReader {
  #rest = '';

  /** @returns the sentences that this piece completes, with their marks */
  read(piece: string): string[] {
    const text = this.#rest + piece;
    const complete: string[] = [];
    let from = 0;
    for (const { 0: mark, index } of text.matchAll(END)) {
      const sentence = text.slice(from, index + mark.length).trim();
      const isListNumber = mark === '.' && /^\d+\.$/.test(sentence);
      if (mark.startsWith('.') && (isListNumber || GOES_ON.test(text.slice(from, index)))) continue;
      from = index + mark.length;
      if (hasWords(sentence)) complete.push(sentence);
    }
    this.#rest = text.slice(from);
    return complete;
  }

  /** Nothing comes any more. @returns what is left, with or without its marks */
  end(): string[] {
    return this.read('\n');
  }
}

/** Sentences with their marks; what has none at its end is one, too. */
export function sentencesOf(text: string): string[] {
  const reader = new SentenceReader();
  return [...reader.read(text), ...reader.end()];
}

export const isQuestion = (sentence: string): boolean => /\?["”’)]*$/.test(sentence);

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
