import { BAND_MAX } from 'schema/rules/scoring';
import type { FluencyEstimate } from '../../assessment.types.js';
import {
  type FluencyFeature,
  type FluencySource,
  fluencyFeatures,
  type SpokenWords,
} from './fluency-features.js';
import { type FluencyModel, SOUND_AND_WORDS_MODEL, SOUND_MODEL } from './fluency-models.js';

/** Standard error of the model, in bands. */
const LIKELY = 0.7;
/** Of the experts' 0–10 to bands. */
const BANDS_PER_POINT = 0.6;
/** Beyond this a feature adds nothing more. */
const Z_MAX = 3;

/**
 * How much more a minute of free speech pauses than a read sentence of three seconds, at the same fluency. A
 * sentence is read in one breath; a monologue is planned while it is spoken: a quarter of its time is silence also
 * for fluent speakers, against 9 % in the fitted sentences, with a pause about every five words, half of them long.
 * Without this shift every long answer would be marked down for thinking. The shifts move the mean to which an
 * answer is compared and leave the weights (so the advice) as they were fitted; rates over phonation need none.
 */
const MONOLOGUE_SHIFT: Partial<Record<FluencyFeature, number>> = {
  pauseRatio: 0.15,
  longPauseRatio: 0.13,
  veryLongPauseRate: 0.07,
  logIntervalDeviation: 0.55,
  // log((1 − .24) / (1 − .09)): the same speech, spread over its longer pauses.
  logSpokenRate: -0.18,
  pausesPerWord: 0.05,
  longPausesPerWord: 0.06,
};

/**
 * A read sentence, for the benchmark.
 * @returns the experts' scale, 0–10
 * @public
 */
export const predictSentence = (sound: FluencySource, spoken: SpokenWords | null): number =>
  predict(spoken ? SOUND_AND_WORDS_MODEL : SOUND_MODEL, fluencyFeatures(sound, spoken), {});

/**
 * Measured fluency of a monologue: feedback beside the marks, never one of them.
 * @param spoken the words, where a transcriber heard them; null when typed from memory or missing
 */
export function estimateFluency(sound: FluencySource, spoken: SpokenWords | null): FluencyEstimate {
  const model = spoken ? SOUND_AND_WORDS_MODEL : SOUND_MODEL;
  const points = predict(model, fluencyFeatures(sound, spoken), MONOLOGUE_SHIFT);
  const band = limit(points * BANDS_PER_POINT);
  return { band: round(band), low: round(limit(band - LIKELY)), high: round(limit(band + LIKELY)) };
}

function predict(
  model: FluencyModel,
  features: Record<FluencyFeature, number>,
  shift: Partial<Record<FluencyFeature, number>>,
): number {
  return model.terms.reduce((sum, { feature, mean, deviation, weight }) => {
    const z = (features[feature] - mean - (shift[feature] ?? 0)) / deviation;
    return sum + weight * Math.max(-Z_MAX, Math.min(Z_MAX, z));
  }, model.intercept);
}

const limit = (band: number): number => Math.max(0, Math.min(BAND_MAX, band));
const round = (band: number): number => Math.round(band * 10) / 10;
