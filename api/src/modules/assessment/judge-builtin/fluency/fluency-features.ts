import type { AcousticFeatures } from '../../measure/acoustic-features.js';

/** The words that were spoken, counted. */
export interface SpokenWords {
  readonly words: number;
  readonly syllables: number;
}

export type FluencyFeature =
  | 'logArticulationRate'
  | 'pauseRatio'
  | 'longPauseRatio'
  | 'veryLongPauseRate'
  | 'logIntervalDeviation'
  | 'pitchSlope'
  | 'logSpokenRate'
  | 'logSpokenRateInPhonation'
  | 'pausesPerWord'
  | 'longPausesPerWord';

/** The part of the acoustic features that the models read. */
export type FluencySource = Pick<
  AcousticFeatures,
  | 'spanSeconds'
  | 'phonationSeconds'
  | 'articulationRate'
  | 'pauseRatio'
  | 'longPauseRatio'
  | 'pauseCount'
  | 'longPauseCount'
  | 'veryLongPauseCount'
  | 'intervalDeviation'
  | 'pitchSlope'
>;

/** The models' inputs, exactly as they were fitted (the small constants keep the logarithms finite). */
export function fluencyFeatures(
  sound: FluencySource,
  spoken: SpokenWords | null,
): Record<FluencyFeature, number> {
  const words = Math.max(1, spoken?.words ?? 1);
  const syllables = Math.max(1, spoken?.syllables ?? 1);
  return {
    logArticulationRate: Math.log(sound.articulationRate + 0.3),
    pauseRatio: sound.pauseRatio,
    longPauseRatio: sound.longPauseRatio,
    veryLongPauseRate: sound.veryLongPauseCount / sound.spanSeconds,
    logIntervalDeviation: Math.log(sound.intervalDeviation + 0.03),
    pitchSlope: sound.pitchSlope,
    logSpokenRate: Math.log(syllables / sound.spanSeconds),
    logSpokenRateInPhonation: Math.log(syllables / sound.phonationSeconds),
    pausesPerWord: sound.pauseCount / words,
    longPausesPerWord: sound.longPauseCount / words,
  };
}
