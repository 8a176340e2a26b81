import type { TimedText } from '../../adapters/ai/ai.js';

/** Words of a transcript and when they were said. */
export interface SpokenWords {
  /** First character in the transcript, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Seconds from the beginning of the recording. */
  readonly from: number;
  readonly to: number;
}

/**
 * Where in the transcript each timed piece stands. Transcribers tell words without their punctuation, and now and then
 * one that is not in the text: such a piece is left out, and the next is looked for behind the last that was found.
 */
export function spokenWords(transcript: string, pieces: readonly TimedText[]): SpokenWords[] {
  const lower = transcript.toLowerCase();
  // letters that grow when lowered would shift all places behind them
  if (lower.length !== transcript.length) return [];
  const found: SpokenWords[] = [];
  let at = 0;
  for (const { text, from, to } of pieces) {
    const words = text.trim().toLowerCase();
    const start = words === '' ? -1 : lower.indexOf(words, at);
    if (start < 0 || start - at > LOOK_AHEAD || !(to > from)) continue;
    at = start + words.length;
    found.push({ start, end: at, from: tidy(from), to: tidy(to) });
  }
  return found;
}

/** A word that is not in the text must not be found in a later sentence, and drag all that follow with it. */
const LOOK_AHEAD = 40;

/** Hundredths: a tap needs no more. */
const tidy = (seconds: number): number => Math.round(seconds * 100) / 100;
