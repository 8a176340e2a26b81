import { describe, expect, test } from '@jest/globals';
import type { Measurements } from '../assessment.types.js';
import { explainMeasurements } from './typical-speech.js';

const measured: Measurements = {
  durationSeconds: 60,
  speechSeconds: 41,
  syllables: 140,
  articulationRate: 3.21,
  speechRate: 2.1,
  pausesPerMinute: 22.4,
  longestPauseSeconds: 3.14,
  signalToNoiseDb: 34,
  wordsPerMinute: 104,
  fillersPerMinute: 9,
};
const meaningOf = (name: string, changes: Partial<Measurements> = {}): string | undefined =>
  explainMeasurements({ ...measured, ...changes }).find((one) => one.name === name)?.meaning;

describe('explainMeasurements', () => {
  test('sets a value beside what is typical for band 5 and for its own', () => {
    expect(meaningOf('pausesPerMinute')).toBe(
      'Pauses: 22 a minute. 14 is typical for band 5; yours for band 4.',
    );
    expect(meaningOf('articulationRate')).toBe(
      'Pace between the pauses: 3.2 syllables a second. That is typical for band 5.',
    );
    expect(meaningOf('longestPauseSeconds')).toBe(
      'Longest pause: 3.1 seconds. 1.5 is typical for band 5; yours for band 2.',
    );
  });

  test('more pauses never lie nearer to a higher band, more pace never nearer to a lower one', () => {
    const bands = (name: 'pausesPerMinute' | 'longestPauseSeconds' | 'speechRate' | 'articulationRate') =>
      Array.from({ length: 80 }, (_, i) => i / (name === 'pausesPerMinute' ? 1 : 10)).map(
        (value) =>
          explainMeasurements({ ...measured, [name]: value }).find((one) => one.name === name)?.closestBand ??
          0,
      );
    for (const name of ['pausesPerMinute', 'longestPauseSeconds'] as const)
      expect(bands(name)).toEqual(bands(name).toSorted((a, b) => b - a));
    for (const name of ['speechRate', 'articulationRate'] as const)
      expect(bands(name)).toEqual(bands(name).toSorted((a, b) => a - b));
  });

  test('fillers and noise have no bands, and say so', () => {
    const open = explainMeasurements(measured).filter(({ source }) => source === 'guidance');
    expect(open.map(({ name, closestBand, typical }) => [name, closestBand, typical])).toEqual([
      ['fillersPerMinute', null, []],
      ['signalToNoiseDb', null, []],
    ]);
    expect(meaningOf('signalToNoiseDb', { signalToNoiseDb: 7 })).toMatch(/noisy.*less sure/);
    expect(meaningOf('fillersPerMinute', { fillersPerMinute: 2 })).toMatch(/hardly disturb/);
  });

  test.each<[string, Partial<Measurements>]>([
    ['silence', { speechSeconds: 0, syllables: 0, speechRate: 0, articulationRate: 0, pausesPerMinute: 0 }],
    ['a humming fan', { speechSeconds: 58, syllables: 9, speechRate: 0.2, pausesPerMinute: 1 }],
    ['a crowd', { signalToNoiseDb: 3 }],
  ])('%s has no figures: nobody speaks', (_sound, over) => {
    expect(explainMeasurements({ ...measured, ...over })).toEqual([]);
  });

  test('a typed answer has none; without words there are no fillers', () => {
    expect(explainMeasurements(null)).toEqual([]);
    expect(meaningOf('fillersPerMinute', { fillersPerMinute: null })).toBeUndefined();
  });
});
