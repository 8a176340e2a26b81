import { describe, expect, test } from '@jest/globals';
import { SPEECH_WEBM, speechOgg } from '../testing/speech-file.js';
import { decodeOpus } from './opus-audio.js';
import { opusDuration } from './opus-duration.js';
import { OpusError } from './opus-track.js';

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

test.each<[string, () => Uint8Array]>([
  ['webm, as Chromium records it', () => SPEECH_WEBM],
  ['ogg', speechOgg],
])('%s is measured and decoded', async (_name, file) => {
  const bytes = file();
  const seconds = opusDuration(bytes);
  expect(seconds).toBeGreaterThan(4.5);
  expect(seconds).toBeLessThan(5.5);
  const samples = await decodeOpus(bytes);
  expect(samples.length / 16_000).toBeCloseTo(seconds, 1);
  expect(rms(samples)).toBeGreaterThan(0.02);
  expect(rms(samples)).toBeLessThan(0.5);
});

test('a recording that is cut off in its middle keeps what arrived', () => {
  const half = SPEECH_WEBM.subarray(0, SPEECH_WEBM.length / 2);
  const seconds = opusDuration(half);
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThan(4);
});

describe('what cannot be read', () => {
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a picture', Buffer.from('GIF89a and no sound at all in it')],
    ['only the head of a webm', SPEECH_WEBM.subarray(0, 60)],
    ['a webm with noise in it', SPEECH_WEBM.map((byte, at) => (at < 40 ? byte : (at * 73) & 255))],
  ])('%s gets a sentence', async (_name, bytes) => {
    expect(() => opusDuration(bytes)).toThrow(/^The recording /);
    await expect(decodeOpus(bytes)).rejects.toThrow(/^The recording /);
  });

  test('damaged packets do not end the rest', async () => {
    const damaged = SPEECH_WEBM.map((byte, at) => (at > 4000 && at < 4400 ? byte ^ 0x55 : byte));
    expect((await decodeOpus(damaged)).length).toBeGreaterThan(16_000);
  });

  test('three thousand damaged files are read or refused', () => {
    let random = 7;
    const next = (below: number) => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      return random % below;
    };
    for (let n = 0; n < 3_000; n += 1) {
      const bytes = SPEECH_WEBM.slice(0, 50 + next(3000));
      for (let flips = next(20); flips >= 0; flips -= 1) bytes[4 + next(bytes.length - 4)] = next(256);
      try {
        expect(opusDuration(bytes)).toBeLessThan(60);
      } catch (error) {
        expect(error).toBeInstanceOf(OpusError);
      }
    }
  });
});
