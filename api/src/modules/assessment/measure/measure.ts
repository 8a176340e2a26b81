import { SAMPLE_RATE_HZ } from 'schema/rules/limits';
import type { Measurements, Transcript } from '../assessment.types.js';
import { resample } from '../resample.js';
import { isFiller, wordsOf } from '../text/words.js';
import { type AcousticFeatures, acousticFeatures } from './acoustic-features.js';

export interface Measured {
  readonly measurements: Measurements;
  /** All that the samples tell: what the fluency model reads. */
  readonly acoustic: AcousticFeatures;
}

interface Recording {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/**
 * Step 1, measure: from the samples themselves, never from values that a client claims.
 * @param recording mono samples, −1…1
 * @param transcript for words and fillers per minute; null where nobody wrote the words down
 */
export function measure(recording: Recording, transcript: Transcript | null): Measured {
  const samples = resample(recording.samples, recording.sampleRate, SAMPLE_RATE_HZ);
  const acoustic = acousticFeatures(samples, SAMPLE_RATE_HZ);
  const minutes = acoustic.spanSeconds / 60;
  const words = transcript ? wordsOf(transcript.text) : null;
  const perMinute = (count: number) => tidy(count / minutes);
  return {
    acoustic,
    measurements: {
      durationSeconds: tidy(acoustic.recordedSeconds),
      speechSeconds: tidy(acoustic.phonationSeconds),
      syllables: acoustic.syllables,
      articulationRate: tidy(acoustic.articulationRate),
      speechRate: tidy(acoustic.speechRate),
      pausesPerMinute: perMinute(acoustic.longPauseCount),
      longestPauseSeconds: tidy(acoustic.longestPauseSeconds),
      signalToNoiseDb: tidy(acoustic.signalToNoiseDb),
      wordsPerMinute: words && perMinute(words.length),
      fillersPerMinute: words && perMinute(words.filter(isFiller).length),
    },
  };
}

/** Two decimals: what is stored and shown has no false precision. */
const tidy = (value: number): number => Math.round(value * 100) / 100;
