import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HeardSpeech } from './recognition';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

const SAMPLE_RATE_HZ = 16_000;
const HEADER_BYTES = 44;

/** What the microphone of the test browser hears: the words below, spoken. */
export const SPEECH_FILE = fixture('speech.wav');

/** Seconds of a WAV file with a plain header, PCM16 mono. */
export const wavSeconds = (wav: Buffer): number => (wav.length - HEADER_BYTES) / 2 / wav.readUInt32LE(24);

/** The words of the recording at its pace. */
export const SPEECH: HeardSpeech = {
  text: readFileSync(fixture('speech.txt'), 'utf8').trim(),
  seconds: wavSeconds(readFileSync(SPEECH_FILE)),
};

/** 16 kHz, mono, PCM16, nothing but zeros. */
export function silentWav(seconds: number): Buffer {
  const bytes = seconds * SAMPLE_RATE_HZ * 2;
  const wav = Buffer.alloc(HEADER_BYTES + bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  wav.writeUInt32LE(SAMPLE_RATE_HZ * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes, 40);
  return wav;
}
