import { BAND_MAX } from 'schema/rules/scoring';
import type { WeightedFinding } from './find-errors.js';
import { type GrammarRange, rangeScore } from './range.js';

interface GrammarBand {
  /** Before rounding, 0–6. */
  readonly value: number;
  /** Weighted hits per 100 words: our own rules count 1, harper's ½. */
  readonly hitsPerHundred: number;
}

/**
 * Anchors from real learner text [hits per 100 words, band]: 1.4 or more is 1–2, 0.6 is 3, 0.3 is 4–5, 0.2 or fewer
 * 5–6. They were set with fewer rules than now find errors, and an error found is found in every answer alike, so
 * the hits are divided by how many more errors are found now than then (E1 was 60 % when they were set).
 */
const ANCHORS: readonly (readonly [number, number])[] = [
  [0, 5.6],
  [0.2, 5],
  [0.3, 4.5],
  [0.6, 3],
  [1.4, 1.7],
  [3, 1],
  [8, 0.6],
];
/**
 * The anchors' rules hit rarely; ours find four of five errors in learner sentences. Measured on the golden answers:
 * six real errors in a hundred words give a hit rate of about six, which the anchors' rules saw as 1.2. Version 3 finds
 * 63 errors in those answers where version 2 found 62, so a hit weighs that much less.
 */
const RULES_FIND_MORE = 5.1;
/** How high an accurate answer can go by its range: short safe sentences (.4) stop below 4, a wide range (.85) at 6. */
const CEILING = { from: 3.1, at: 0.35, perRange: 5.6 } as const;
/** Errors weigh on the narrow and the wide alike: by so much a range beside the middle moves the band. */
const RANGE_MOVES = 0.8;
/** An answer that has verbs can be marked: 0 is for nothing that can. */
const LOWEST_WITH_VERBS = 0.6;
/** Words below which one error more or less would move the band too far: the estimate leans to 3. */
const FULL_EVIDENCE_WORDS = 60;
const MIDDLE = 3;

/** @param words of the answer, fillers left out */
export function grammarBand(
  findings: readonly WeightedFinding[],
  range: GrammarRange,
  words: number,
): GrammarBand {
  const weight = findings.reduce((sum, finding) => sum + finding.weight / 2, 0);
  const hitsPerHundred = (100 * weight) / Math.max(1, words);
  const accuracy = interpolate(hitsPerHundred / RULES_FIND_MORE);
  const wide = rangeScore(range, words);
  // Accuracy alone is not grammar: whoever dares more may reach more.
  const ceiling = Math.max(MIDDLE, CEILING.from + (wide - CEILING.at) * CEILING.perRange);
  const judged = Math.min(accuracy >= 4 ? accuracy : accuracy + RANGE_MOVES * 2 * (wide - 0.5), ceiling);
  const evidence = Math.min(1, words / FULL_EVIDENCE_WORDS);
  const lowest = range.verbForms.length > 0 ? LOWEST_WITH_VERBS : 0;
  return { value: limit(Math.max(lowest, MIDDLE + evidence * (judged - MIDDLE))), hitsPerHundred };
}

function interpolate(rate: number): number {
  for (let i = 1; i < ANCHORS.length; i++) {
    const [lowRate, lowBand] = ANCHORS[i - 1] ?? [0, BAND_MAX];
    const [highRate, highBand] = ANCHORS[i] ?? [0, 0];
    if (rate <= highRate) return lowBand + ((rate - lowRate) / (highRate - lowRate)) * (highBand - lowBand);
  }
  return ANCHORS.at(-1)?.[1] ?? 0;
}

const limit = (band: number): number => Math.max(0, Math.min(BAND_MAX, band));
