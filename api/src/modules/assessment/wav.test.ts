import { describe, expect, test } from '@jest/globals';
import { tone } from './testing/signals.js';
import { wavOf } from './testing/wav-file.js';
import { decodeWav, WavError, type WavFault } from './wav.js';

const sine = tone(0.5, 440, 0.5);

function faultOf(bytes: Uint8Array): WavFault | null {
  try {
    decodeWav(bytes);
    return null;
  } catch (error) {
    if (error instanceof WavError) return error.fault;
    throw error;
  }
}

/** Level of one frequency (Goertzel), as the amplitude of its sine. */
function amplitudeAt(samples: Float32Array, rate: number, hz: number): number {
  let [re, im] = [0, 0];
  samples.forEach((value, i) => {
    re += value * Math.cos((2 * Math.PI * hz * i) / rate);
    im += value * Math.sin((2 * Math.PI * hz * i) / rate);
  });
  return (2 * Math.hypot(re, im)) / samples.length;
}

describe('decodeWav', () => {
  test.each([
    ['u8', 0.01],
    ['s16', 1e-4],
    ['s24', 1e-6],
    ['s32', 1e-6],
    ['f32', 1e-7],
    ['f64', 1e-7],
  ] as const)('reads %s', (format, tolerance) => {
    const { samples, sampleRate, durationSeconds } = decodeWav(wavOf(sine, { format }));
    expect(sampleRate).toBe(16_000);
    expect(durationSeconds).toBe(0.5);
    expect(samples).toHaveLength(8000);
    const worst = Math.max(...samples.map((value, i) => Math.abs(value - (sine[i] ?? 0))));
    expect(worst).toBeLessThan(tolerance);
  });

  test('mixes channels to their mean', () => {
    const { samples } = decodeWav(
      wavOf(Float32Array.of(0.5, -0.25, 0.5, -0.25), { format: 'f32', channels: 2 }),
    );
    expect([...samples]).toEqual([0.125, 0.125]);
  });

  test.each([8000, 22_050, 44_100, 48_000, 96_000])('resamples %i Hz, keeping level and length', (rate) => {
    const source = Float32Array.from(
      { length: rate },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * 1000 * i) / rate),
    );
    const { samples, durationSeconds } = decodeWav(wavOf(source, { format: 'f32', sampleRate: rate }));
    expect(durationSeconds).toBe(1);
    expect(samples).toHaveLength(16_000);
    expect(amplitudeAt(samples, 16_000, 1000)).toBeCloseTo(0.5, 2);
  });

  test('what lies over 8 kHz does not fold back', () => {
    const source = Float32Array.from(
      { length: 48_000 },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * 11_000 * i) / 48_000),
    );
    const { samples } = decodeWav(wavOf(source, { format: 'f32', sampleRate: 48_000 }));
    expect(amplitudeAt(samples, 16_000, 5000)).toBeLessThan(0.001);
  });

  test('reads a file whose recorder never wrote its length, and skips chunks that it does not know', () => {
    expect(decodeWav(wavOf(sine, { dataLength: 0xffffffff })).samples).toHaveLength(8000);
    expect(decodeWav(wavOf(sine, { dataLength: 0 })).samples).toHaveLength(8000);
    expect(decodeWav(wavOf(sine, { before: 'LIST' })).samples).toHaveLength(8000);
    expect(decodeWav(wavOf(sine, { extensible: true })).samples).toHaveLength(8000);
  });

  test('numbers that are none become silence, loud ones are limited', () => {
    const { samples } = decodeWav(wavOf(Float32Array.of(Number.NaN, 7, -7), { format: 'f32' }));
    expect([...samples]).toEqual([0, 1, -1]);
  });

  test('says what is wrong with a file', () => {
    const whole = wavOf(sine, {});
    expect(faultOf(new Uint8Array())).toBe('empty');
    expect(faultOf(new TextEncoder().encode('OggS and not a WAV file at all'))).toBe('notWav');
    expect(faultOf(whole.subarray(0, 30))).toBe('truncated');
    expect(faultOf(whole.subarray(0, 36))).toBe('truncated');
    expect(faultOf(whole.subarray(0, whole.length - 100))).toBe('truncated');
    expect(faultOf(wavOf(new Float32Array(), {}))).toBe('empty');
    expect(faultOf(wavOf(sine, { code: 7 }))).toBe('unsupported');
    expect(faultOf(wavOf(sine, { sampleRate: 100 }))).toBe('unsupported');
    expect(faultOf(wavOf(sine, { channels: 0 }))).toBe('unsupported');
    expect(() => decodeWav(whole.subarray(0, whole.length - 100))).toThrow(
      'The recording is cut off: part of its sound is missing.',
    );
  });

  test('reads a part of a larger buffer', () => {
    const whole = wavOf(sine, {});
    const padded = new Uint8Array(whole.length + 7);
    padded.set(whole, 7);
    expect(decodeWav(padded.subarray(7)).samples).toHaveLength(8000);
  });
});
