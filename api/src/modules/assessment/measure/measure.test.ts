import { describe, expect, test } from '@jest/globals';
import { estimateFluency } from '../judge-builtin/fluency/fluency-estimate.js';
import { noise, RATE_HZ, tone, voice } from '../testing/signals.js';
import { acousticFeatures } from './acoustic-features.js';
import { measure } from './measure.js';
import { percentile, standardDeviation } from './statistics.js';

describe('measure', () => {
  test('counts syllables and pauses of a voice that is known', () => {
    const { measurements } = measure({ samples: voice({ seconds: 20 }), sampleRate: RATE_HZ }, null);
    // 8 syllables in 2 s, then 0.5 s of silence: 8 such cycles in 20 s.
    expect(measurements.durationSeconds).toBe(20);
    expect(Math.abs(measurements.syllables - 64)).toBeLessThanOrEqual(3);
    expect(measurements.articulationRate).toBeGreaterThan(3.8);
    expect(measurements.articulationRate).toBeLessThan(5);
    expect(measurements.pausesPerMinute).toBeGreaterThan(19);
    expect(measurements.pausesPerMinute).toBeLessThan(25);
    expect(measurements.longestPauseSeconds).toBeGreaterThan(0.45);
    expect(measurements.longestPauseSeconds).toBeLessThan(0.8);
    expect(measurements.signalToNoiseDb).toBeGreaterThan(30);
    expect(measurements.wordsPerMinute).toBeNull();
  });

  test('counts words and fillers of the transcript by the time from first to last speech', () => {
    const transcript = { text: 'um I like durian uh very much', source: 'server', confidence: null } as const;
    const { measurements } = measure({ samples: voice({ seconds: 30 }), sampleRate: RATE_HZ }, transcript);
    expect(measurements.wordsPerMinute).toBeCloseTo(14.2, 0);
    expect(measurements.fillersPerMinute).toBeCloseTo(4.1, 0);
  });

  test('another rate gives the same measurements', () => {
    const samples = voice({ seconds: 12 });
    const doubled = new Float32Array(samples.length * 2).map((_, i) => samples[i >> 1] ?? 0);
    const at16 = measure({ samples, sampleRate: RATE_HZ }, null).measurements;
    const at32 = measure({ samples: doubled, sampleRate: 2 * RATE_HZ }, null).measurements;
    expect(at32.durationSeconds).toBe(at16.durationSeconds);
    expect(Math.abs(at32.syllables - at16.syllables)).toBeLessThanOrEqual(2);
  });

  test.each([
    ['silence', new Float32Array(RATE_HZ * 3)],
    ['noise', noise(3, 0.1)],
    ['hum', tone(3, 100, 0.3)],
    ['one sample', Float32Array.of(0.5)],
    ['nothing', new Float32Array(0)],
  ])('gives finite numbers for %s', (_, samples) => {
    const { measurements } = measure({ samples, sampleRate: RATE_HZ }, null);
    for (const value of Object.values(measurements)) {
      if (value !== null) expect(Number.isFinite(value)).toBe(true);
    }
    expect(measurements.syllables).toBeLessThan(12);
  });
});

describe('estimateFluency', () => {
  const bandOf = (pauseSeconds: number, syllablesPerRun = 8, syllablesPerSecond = 4) =>
    estimateFluency(
      acousticFeatures(voice({ seconds: 24, pauseSeconds, syllablesPerRun, syllablesPerSecond }), RATE_HZ),
      null,
    ).band;

  test('longer pauses lower it, and so does slow speech', () => {
    expect(bandOf(0.4)).toBeGreaterThan(bandOf(1.2));
    expect(bandOf(1.2)).toBeGreaterThan(bandOf(2.5));
    expect(bandOf(0.4, 8, 4)).toBeGreaterThan(bandOf(0.4, 8, 2));
  });

  test('with the words it reads the rate of real syllables', () => {
    const sound = acousticFeatures(voice({ seconds: 20 }), RATE_HZ);
    const fast = estimateFluency(sound, { words: 50, syllables: 67 });
    const slow = estimateFluency(sound, { words: 20, syllables: 27 });
    expect(fast.band).toBeGreaterThan(slow.band);
    expect(fast.high - fast.low).toBeLessThanOrEqual(1.4);
    expect(fast.low).toBeLessThanOrEqual(fast.band);
  });
});

describe('statistics', () => {
  test('percentile interpolates, deviation is of a sample', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(percentile([], 0.5)).toBe(0);
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
    expect(standardDeviation([1])).toBe(0);
  });
});
