import { BAND_MAX } from 'schema/rules/scoring';
import type { VocabularyProfile } from './vocabulary-profile.js';

interface Scale {
  readonly weight: number;
  readonly value: (profile: VocabularyProfile) => number;
  /** What bands 1 and 5 look like in a minute of speech; between and beyond them the scale is straight. */
  readonly weak: number;
  readonly strong: number;
}

/**
 * Weights follow how well each feature goes with teachers' marks: content types per root first. The ends of the
 * scales come from weak and strong answers of one minute (60–140 words).
 */
const SCALES: readonly Scale[] = [
  { weight: 0.35, value: ({ typesPerRoot }) => typesPerRoot, weak: 1.5, strong: 4.3 },
  {
    weight: 0.15,
    value: ({ verbForms, words }) => verbForms / Math.sqrt(Math.max(1, words)),
    weak: 0.55,
    strong: 1.8,
  },
  { weight: 0.1, value: (profile) => profile.hdd || 0.6, weak: 0.6, strong: 0.83 },
  { weight: 0.2, value: ({ mtld }) => Math.min(mtld, 120), weak: 22, strong: 80 },
  { weight: 0.2, value: ({ meanZipf }) => meanZipf ?? 5.6, weak: 5.5, strong: 4.4 },
];

/** Below this an answer shows too little of what someone knows; the estimate leans to 3. */
const FULL_EVIDENCE_WORDS = 60;
const MIDDLE = 3;

/** @returns 0–6, before rounding */
export function vocabularyBand(profile: VocabularyProfile): number {
  const judged = SCALES.reduce((sum, { weight, value, weak, strong }) => {
    const share = (value(profile) - weak) / (strong - weak);
    return sum + weight * (1 + 4 * Math.max(-0.25, Math.min(1.3, share)));
  }, 0);
  const evidence = Math.min(1, profile.words / FULL_EVIDENCE_WORDS);
  // Little variety is seen at once, so only the upper side needs the evidence of length.
  const leaned = judged > MIDDLE ? MIDDLE + evidence * (judged - MIDDLE) : judged;
  return Math.max(0, Math.min(BAND_MAX, leaned));
}
