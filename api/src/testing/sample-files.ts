import { voice } from '../modules/assessment/testing/signals.js';
import { wavOf } from '../modules/assessment/testing/wav-file.js';

/** A PNG of one pixel. */
export const PICTURE: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A WAV of something like a voice. */
export const recordingOf = (seconds: number): Uint8Array => wavOf(voice({ seconds }), {});
