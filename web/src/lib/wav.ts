import { SAMPLE_RATE_HZ } from 'schema/rules/limits';

const HEADER_BYTES = 44;
const PCM_FORMAT = 1;
const BYTES_PER_SAMPLE = 2;

/**
 * Mono PCM16 WAV, little-endian (RIFF/WAVE, Microsoft "Multimedia Programming Interface", 1991).
 * @param samples amplitudes in −1…1; anything outside is clipped
 * @param rate samples per second
 */
export function encodeWav(samples: Float32Array, rate: number = SAMPLE_RATE_HZ): ArrayBuffer {
  const bytes = new ArrayBuffer(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE);
  const view = new DataView(bytes);
  const text = (offset: number, letters: string) => {
    for (let i = 0; i < letters.length; i += 1) view.setUint8(offset + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM_FORMAT, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  text(36, 'data');
  view.setUint32(40, samples.length * BYTES_PER_SAMPLE, true);
  for (const [i, sample] of samples.entries()) {
    const clipped = Math.max(-1, Math.min(1, sample));
    view.setInt16(
      HEADER_BYTES + i * BYTES_PER_SAMPLE,
      Math.round(clipped * (clipped < 0 ? 0x8000 : 0x7fff)),
      true,
    );
  }
  return bytes;
}

/** The mean of the channels, sample by sample. Channels are of one length. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first, ...others] = channels;
  if (!first) return new Float32Array();
  if (others.length === 0) return first;
  return first.map((sample, i) => others.reduce((sum, c) => sum + (c[i] ?? 0), sample) / channels.length);
}

/**
 * Whatever the browser recorded (webm, mp4, ogg; also cut off in the middle) as 16 kHz mono PCM16 WAV.
 * An offline context resamples while it decodes.
 * @throws when the browser cannot decode the bytes, or when there is no sound in them
 */
export async function toWav(recorded: ArrayBuffer): Promise<ArrayBuffer> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE_HZ);
  const audio = await context.decodeAudioData(recorded.slice(0));
  if (audio.length === 0) throw new Error('The recording holds no sound.');
  return encodeWav(
    mixToMono(Array.from({ length: audio.numberOfChannels }, (_, i) => audio.getChannelData(i))),
  );
}

/** Whether these bytes are laid out as {@link encodeWav} does it, so that nothing has to be decoded. */
export function isPlainWav(bytes: ArrayBuffer): boolean {
  if (bytes.byteLength <= HEADER_BYTES) return false;
  const samples = (bytes.byteLength - HEADER_BYTES) / BYTES_PER_SAMPLE;
  const header = new Uint8Array(encodeWav(new Float32Array(0)), 0, HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint32(4, bytes.byteLength - 8, true);
  view.setUint32(40, samples * BYTES_PER_SAMPLE, true);
  const found = new Uint8Array(bytes, 0, HEADER_BYTES);
  return Number.isInteger(samples) && header.every((byte, place) => byte === found[place]);
}

/** How long a recording made by {@link toWav} lasts. */
export const wavSeconds = (wav: ArrayBuffer): number =>
  (wav.byteLength - HEADER_BYTES) / BYTES_PER_SAMPLE / SAMPLE_RATE_HZ;

/**
 * The loudest sample of each of `bars` equal stretches, 0–1, scaled so that the loudest bar is full: the shape
 * of a recording made by {@link encodeWav}.
 */
export function wavShape(wav: ArrayBuffer, bars: number): number[] {
  const samples = new Int16Array(wav, HEADER_BYTES);
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    const to = Math.floor(((bar + 1) * samples.length) / bars);
    return samples.subarray(from, to).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  });
  const loudest = Math.max(1, ...peaks);
  return peaks.map((peak) => peak / loudest);
}
