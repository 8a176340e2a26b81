import type { Criterion, PartType } from './choices.ts';

/** A band is 0–6 in steps of 0.5 (machine marks are whole); a mark is a sum of bands. */
export const BAND_MAX = 6;

export const CRITERIA_OF_PART: Record<PartType, readonly Criterion[]> = {
  part2: ['grammar', 'vocabulary'],
  part3: ['grammar', 'vocabulary', 'communicative'],
};

/** 12 for Part 2, 18 for Part 3. */
export const maximumMark = (part: PartType): number => CRITERIA_OF_PART[part].length * BAND_MAX;

export type BandTone = 'excellent' | 'good' | 'fair' | 'needsImprovement';

export const BAND_TONE_WORDS: Record<BandTone, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  needsImprovement: 'Needs improvement',
};

/** Colour bands of §9: 5 or more excellent, 4 good, 3 fair, below 3 needs improvement. */
export function bandTone(band: number): BandTone {
  if (band >= 5) return 'excellent';
  if (band >= 4) return 'good';
  if (band >= 3) return 'fair';
  return 'needsImprovement';
}

/** A value above 6 is a percentage (§3): it becomes a band, to the nearest half, once, at the boundary. */
export function toBand(value: number): number {
  const band = value > BAND_MAX ? (value / 100) * BAND_MAX : value;
  return Math.min(BAND_MAX, Math.max(0, Math.round(band * 2) / 2));
}

/** About which CEFR level a mean band stands for (our inference): shown with "about". */
export function proficiencyLevel(meanBand: number): string {
  if (meanBand >= 5.5) return 'C1';
  if (meanBand >= 4.5) return 'B2';
  if (meanBand >= 2.5) return 'B1';
  if (meanBand >= 0.5) return 'A2';
  return 'A1';
}

export interface ScoredSession {
  /** Sum of bands. */
  readonly mark: number;
  /** 12 or 18. */
  readonly maximum: number;
}

/**
 * Percent change from the mean of the first k to the mean of the last k assessed sessions, as fractions of
 * their maximum, k = min(5, floor(n/2)), rounded. 0 when there are fewer than two or the first mean is 0.
 * @param sessions assessed sessions, oldest first
 */
export function improvementPercent(sessions: readonly ScoredSession[]): number {
  const k = Math.min(5, Math.floor(sessions.length / 2));
  if (k === 0) return 0;
  const mean = (part: readonly ScoredSession[]) =>
    part.reduce((sum, s) => sum + s.mark / s.maximum, 0) / part.length;
  const first = mean(sessions.slice(0, k));
  const last = mean(sessions.slice(-k));
  return first === 0 ? 0 : Math.round(((last - first) / first) * 100);
}
