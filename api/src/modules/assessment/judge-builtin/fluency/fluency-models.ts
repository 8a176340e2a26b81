import type { FluencyFeature } from './fluency-features.js';

interface FluencyTerm {
  readonly feature: FluencyFeature;
  readonly mean: number;
  readonly deviation: number;
  /** Sign-constrained when fitted: a pause never raises the estimate, a higher rate never lowers it. */
  readonly weight: number;
}

export interface FluencyModel {
  readonly intercept: number;
  readonly terms: readonly FluencyTerm[];
}

const term = (feature: FluencyFeature, mean: number, deviation: number, weight: number): FluencyTerm => ({
  feature,
  mean,
  deviation,
  weight,
});

/*
 * Linear models of human fluency scores (0–10, median of five experts) for 2,500 read sentences of the training
 * split of speechocean762 (Zhang et al., Interspeech 2021, OpenSLR 101, CC BY 4.0). On unseen speakers of its test
 * split they correlate .599 (sound alone) and .643 (with the words) with the experts.
 */

export const SOUND_MODEL: FluencyModel = {
  intercept: 7.7702,
  terms: [
    term('logArticulationRate', 1.22896, 0.1964, 0.13646),
    term('pauseRatio', 0.09003, 0.12618, -0.40434),
    term('longPauseRatio', 0.07146, 0.11853, -0.17405),
    term('veryLongPauseRate', 0.0476, 0.11816, -0.18083),
    term('logIntervalDeviation', -1.78646, 0.54587, -0.22148),
    term('pitchSlope', 0.19213, 0.05382, 0.26772),
  ],
};

export const SOUND_AND_WORDS_MODEL: FluencyModel = {
  intercept: 7.7702,
  terms: [
    term('logSpokenRate', 0.9952, 0.39601, 0.32553),
    term('logSpokenRateInPhonation', 1.10113, 0.29884, 0.32234),
    term('longPauseRatio', 0.07146, 0.11853, -0.12893),
    term('pausesPerWord', 0.15648, 0.22942, -0.11857),
    term('longPausesPerWord', 0.10148, 0.18041, -0.25518),
    term('logIntervalDeviation', -1.78646, 0.54587, -0.10829),
    term('pitchSlope', 0.19213, 0.05382, 0.17502),
  ],
};
