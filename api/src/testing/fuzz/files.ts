import { PICTURE, recordingOf } from '../sample-files.js';
import type { Random } from './random.js';

const RECORDING = recordingOf(1);

/** A recording, a picture, or either with a part missing or wrong. */
export function fuzzedFile(random: Random): Blob {
  const whole = random.pick<Uint8Array>([RECORDING, PICTURE, Buffer.from('GIF89a'), new Uint8Array()]);
  const bytes = new Uint8Array(whole.subarray(0, random.chance(0.5) ? whole.length : random.between(0, 60)));
  for (let damage = random.pick([0, 0, 1, 8]); damage > 0 && bytes.length > 0; damage--) {
    bytes[random.between(0, Math.min(bytes.length, 80) - 1)] = random.between(0, 255);
  }
  return new Blob([bytes], { type: random.pick(['audio/wav', 'image/png', 'text/html', '']) });
}
