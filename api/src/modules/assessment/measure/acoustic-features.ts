import { FRAMES_PER_SECOND, measureIntensity } from './intensity.js';
import { findNuclei } from './nuclei.js';
import { measurePitch } from './pitch.js';
import { pausesOf, segment } from './segments.js';
import { mean, standardDeviation } from './statistics.js';

/** A pause that a listener notices, s (Goldman-Eisler's 0.25 s). */
const LONG_PAUSE_SECONDS = 0.25;
const VERY_LONG_PAUSE_SECONDS = 0.5;

/** What the samples alone tell. Times in seconds from the first to the last sound of speech, rates per second. */
export interface AcousticFeatures {
  readonly recordedSeconds: number;
  /** From first to last speech. */
  readonly spanSeconds: number;
  /** The span without its pauses of 0.15 s or more. */
  readonly phonationSeconds: number;
  readonly syllables: number;
  /** Syllables per second of the span, and of phonation. */
  readonly speechRate: number;
  readonly articulationRate: number;
  readonly pauseCount: number;
  readonly longPauseCount: number;
  readonly veryLongPauseCount: number;
  /** Seconds of pauses as a share of the span: those of 0.15 s or more, and of 0.25 s or more. */
  readonly pauseRatio: number;
  readonly longPauseRatio: number;
  readonly longestPauseSeconds: number;
  readonly syllablesPerRun: number;
  /** Spread of the time between syllable nuclei. */
  readonly intervalDeviation: number;
  /** Mean movement of pitch between neighbouring voiced frames, semitones per 10 ms. */
  readonly pitchSlope: number;
  readonly peakDb: number;
  readonly signalToNoiseDb: number;
}

/** Octave jumps of the pitch tracker are no movement of the voice, semitones. */
const PITCH_JUMP = 3;

/**
 * @param samples mono, −1…1
 * @param sampleRate Hz; the fluency model was fitted at 16 kHz
 */
export function acousticFeatures(samples: Float32Array, sampleRate: number): AcousticFeatures {
  const intensity = measureIntensity(samples, sampleRate);
  const segments = segment(intensity.full);
  const pitch = measurePitch(intensity.clean, sampleRate, segments);
  const nuclei = findNuclei(intensity, pitch, segments);

  const pauses = pausesOf(segments);
  const long = segments.silences.filter((s) => s >= LONG_PAUSE_SECONDS);
  const span = (segments.last - segments.first + 1) / FRAMES_PER_SECOND;
  const paused = sum(pauses);
  const heard = segments.speech.includes(1);
  const phonation = heard ? Math.max(0.05, span - paused) : 0;
  const intervals = nuclei.slice(1).map((frame, i) => (frame - (nuclei[i] ?? 0)) / FRAMES_PER_SECOND);
  return {
    recordedSeconds: samples.length / sampleRate,
    spanSeconds: span,
    phonationSeconds: phonation,
    syllables: nuclei.length,
    speechRate: nuclei.length / span,
    articulationRate: phonation > 0 ? nuclei.length / phonation : 0,
    pauseCount: pauses.length,
    longPauseCount: long.length,
    veryLongPauseCount: long.filter((s) => s >= VERY_LONG_PAUSE_SECONDS).length,
    pauseRatio: paused / span,
    longPauseRatio: sum(long) / span,
    longestPauseSeconds: Math.max(0, ...segments.silences),
    syllablesPerRun: nuclei.length / segments.runs.length,
    intervalDeviation: standardDeviation(intervals),
    pitchSlope: mean(pitchSteps(pitch)),
    peakDb: segments.peakDb,
    signalToNoiseDb: segments.signalToNoiseDb,
  };
}

function pitchSteps(pitch: Float64Array): number[] {
  const steps: number[] = [];
  for (let i = 1; i < pitch.length; i++) {
    const [before, here] = [pitch[i - 1] ?? 0, pitch[i] ?? 0];
    if (before === 0 || here === 0) continue;
    const step = Math.abs(12 * Math.log2(here / before));
    if (step < PITCH_JUMP) steps.push(step);
  }
  return steps;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
