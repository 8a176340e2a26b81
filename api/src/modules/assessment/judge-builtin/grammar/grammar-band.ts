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
 * The anchors' rules hit rarely; ours find about 90 % of such errors in learner sentences. Measured on the golden
 * answers: six real errors in a hundred words give a hit rate of about six, which the anchors' rules saw as 1.4.
 */
const RULES_FIND_MORE = 4;
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
  // Accuracy alone is not grammar: short safe sentences stop at 4, a wide range lifts by up to a band.
  const spread = 2 * (rangeScore(range) - 0.5);
  const judged = limit(
    accuracy >= 4
      ? Math.min(accuracy, 4 + Math.max(0, spread + 0.5) * 2) + 0.4 * spread
      : accuracy + 0.8 * spread,
  );
  const evidence = Math.min(1, words / FULL_EVIDENCE_WORDS);
  return { value: limit(MIDDLE + evidence * (judged - MIDDLE)), hitsPerHundred };
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
