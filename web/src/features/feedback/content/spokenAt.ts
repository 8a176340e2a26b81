import type { Finding, SpokenWords } from './assessment';

/** Seconds of the recording. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is heard before and after, so that no word is cut. */
const MARGIN_SECONDS = 0.25;

/** When words were said, as long as it is known of at least one of them. */
export function spokenAt(
  { start, end }: Pick<Finding, 'start' | 'end'>,
  times: readonly SpokenWords[],
): Stretch | null {
  const said = times.filter((words) => words.start < end && words.end > start);
  const first = said[0];
  const last = said.at(-1);
  if (!first || !last) return null;
  return { from: Math.max(0, first.from - MARGIN_SECONDS), to: last.to + MARGIN_SECONDS };
}

/** A correction of so many words is compared in an instant; a longer one has no times. */
const COMPARED_MAX_WORDS = 1500;

/**
 * The times of a transcript for its corrected version: of the words that both have, in order.
 * @param times of `heard`
 */
export function timesOfCorrected(
  heard: string,
  times: readonly SpokenWords[],
  corrected: string,
): readonly SpokenWords[] {
  if (heard === corrected || times.length === 0) return times;
  const before = wordsIn(heard);
  const after = wordsIn(corrected);
  if (before.length > COMPARED_MAX_WORDS || after.length > COMPARED_MAX_WORDS) return [];
  return commonWords(before, after).flatMap(([old, now]) => {
    const said = times.find((words) => words.start < old.end && words.end > old.start);
    return said ? [{ ...said, start: now.start, end: now.end }] : [];
  });
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    lower: word.toLowerCase(),
  }));

/** The longest run of words that both lists have in the same order. */
function commonWords(a: readonly Word[], b: readonly Word[]): [Word, Word][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i]?.lower === b[j]?.lower ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [Word, Word][] = [];
  for (let i = 0, j = 0; ; ) {
    const [one, other] = [a[i], b[j]];
    if (!one || !other) return pairs;
    if (one.lower === other.lower) {
      pairs.push([one, other]);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
}
