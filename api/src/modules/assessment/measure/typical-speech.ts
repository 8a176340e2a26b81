import type { Measurements } from '../assessment.types.js';
import { isSpeech } from './is-speech.js';

export const SPEECH_MEASURES = [
  'speechRate',
  'articulationRate',
  'pausesPerMinute',
  'longestPauseSeconds',
  'fillersPerMinute',
  'signalToNoiseDb',
] as const;
type SpeechMeasureName = (typeof SPEECH_MEASURES)[number];

/**
 * `measured`: medians of the fluency model's training data. `adjusted`: the same, moved from read sentences to free
 * speech, which is inferred. `guidance`: no data behind it.
 */
export type TypicalSource = 'measured' | 'adjusted' | 'guidance';

interface TypicalValue {
  readonly band: number;
  readonly value: number;
}

/** One measured value and what it means: shown, never a mark. */
export interface SpeechMeasure {
  readonly name: SpeechMeasureName;
  readonly value: number;
  /** Whose value lies nearest; null where bands do not tell. */
  readonly closestBand: number | null;
  /** From low to high bands; empty where bands do not tell. */
  readonly typical: readonly TypicalValue[];
  readonly source: TypicalSource;
  /** One sentence for the student. */
  readonly meaning: string;
}

interface Scale {
  readonly label: string;
  readonly unit: string;
  readonly digits: 0 | 1;
  readonly source: TypicalSource;
  /** Of bands 2 to 6; band 1 has ten sentences in the data, too few. */
  readonly typical: readonly [number, number, number, number, number];
}

const LOWEST_BAND = 2;
/** "Runs the talk with ease": what a student can aim at. */
const AIMED_AT_BAND = 5;

/**
 * From the training split of speechocean762 (2,500 read sentences, five experts; CC BY 4.0; their 0–10 × 0.6 is the
 * band), measured with this extractor. Pace is the median. Pauses of a sentence that is read are moved to free speech
 * as in the fluency estimate: 0.06 more pauses a word and 17 % less pace, because a monologue is planned while it is
 * spoken. The longest pause is the median of a minute of such sentences, and a second for planning.
 */
const SCALES: Record<'speechRate' | 'articulationRate' | 'pausesPerMinute' | 'longestPauseSeconds', Scale> = {
  speechRate: {
    label: 'Speaking rate, pauses included',
    unit: 'syllables a second',
    digits: 1,
    source: 'adjusted',
    typical: [1.4, 1.7, 2.1, 2.6, 2.8],
  },
  articulationRate: {
    label: 'Pace between the pauses',
    unit: 'syllables a second',
    digits: 1,
    source: 'measured',
    typical: [2.5, 2.8, 3, 3.2, 3.5],
  },
  pausesPerMinute: {
    label: 'Pauses',
    unit: 'a minute',
    digits: 0,
    source: 'adjusted',
    typical: [30, 29, 23, 14, 13],
  },
  longestPauseSeconds: {
    label: 'Longest pause',
    unit: 'seconds',
    digits: 1,
    source: 'adjusted',
    typical: [2.4, 2.3, 2.1, 1.5, 1.4],
  },
};

/** Um and uh: the training data is read aloud and has none. */
const FEW_FILLERS_PER_MINUTE = 6;
/** The fluency estimate loses nothing at 10 dB (bench, F4); under it syllables are lost. */
const SIGNAL_DB = { clear: 20, fair: 10 } as const;

/**
 * @returns what was measured, each value with what is typical; empty for a typed answer and for one in which nobody
 *   speaks: noise has no pace, and silence no pauses that are typical for a band
 */
export function explainMeasurements(measured: Measurements | null): SpeechMeasure[] {
  if (!measured || !isSpeech({ ...measured, soundSeconds: measured.speechSeconds })) return [];
  return [
    onScale('speechRate', measured.speechRate),
    onScale('articulationRate', measured.articulationRate),
    onScale('pausesPerMinute', measured.pausesPerMinute),
    onScale('longestPauseSeconds', measured.longestPauseSeconds),
    ...(measured.fillersPerMinute === null ? [] : [fillers(measured.fillersPerMinute)]),
    signal(measured.signalToNoiseDb),
  ];
}

function onScale(name: keyof typeof SCALES, value: number): SpeechMeasure {
  const { label, unit, digits, source, typical: values } = SCALES[name];
  const typical = values.map((typicalValue, i) => ({ band: LOWEST_BAND + i, value: typicalValue }));
  const closestBand = closest(typical, value);
  const aim = typical.find(({ band }) => band === AIMED_AT_BAND)?.value ?? 0;
  const beside =
    closestBand === AIMED_AT_BAND
      ? `That is typical for band ${AIMED_AT_BAND}.`
      : `${aim.toFixed(digits)} is typical for band ${AIMED_AT_BAND}; yours for band ${closestBand}.`;
  return {
    name,
    value,
    closestBand,
    typical,
    source,
    meaning: `${label}: ${value.toFixed(digits)} ${unit}. ${beside}`,
  };
}

/** Of two at the same distance the lower band: what is shown promises nothing. */
const closest = (typical: readonly TypicalValue[], value: number): number =>
  typical.reduce((best, one) => (Math.abs(one.value - value) < Math.abs(best.value - value) ? one : best), {
    band: LOWEST_BAND,
    value: typical[0]?.value ?? 0,
  }).band;

function fillers(value: number): SpeechMeasure {
  const beside =
    value <= FEW_FILLERS_PER_MINUTE
      ? `Up to ${FEW_FILLERS_PER_MINUTE} a minute hardly disturb.`
      : `More than ${FEW_FILLERS_PER_MINUTE} a minute are noticed; a short silence sounds surer.`;
  return {
    name: 'fillersPerMinute',
    value,
    closestBand: null,
    typical: [],
    source: 'guidance',
    meaning: `“Um” and “uh”: ${value.toFixed(0)} a minute. ${beside}`,
  };
}

function signal(value: number): SpeechMeasure {
  const beside =
    value >= SIGNAL_DB.clear
      ? 'Your voice is clear.'
      : value >= SIGNAL_DB.fair
        ? 'Some noise can be heard; it does not change what was measured.'
        : 'It is noisy, so pauses and pace are less sure. Hold the microphone closer.';
  return {
    name: 'signalToNoiseDb',
    value,
    closestBand: null,
    typical: [],
    source: 'guidance',
    meaning: `Voice above the noise: ${value.toFixed(0)} decibels. ${beside}`,
  };
}
