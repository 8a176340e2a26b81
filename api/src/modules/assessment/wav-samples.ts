/** How one sample lies in the file (little endian): unsigned, signed or float, and its bits. */
export type SampleFormat = 'u8' | 's16' | 's24' | 's32' | 'f32' | 'f64';

const BYTES: Record<SampleFormat, number> = { u8: 1, s16: 2, s24: 3, s32: 4, f32: 4, f64: 8 };

const READ: Record<SampleFormat, (view: DataView, at: number) => number> = {
  u8: (view, at) => (view.getUint8(at) - 128) / 128,
  s16: (view, at) => view.getInt16(at, true) / 32_768,
  s24: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608,
  s32: (view, at) => view.getInt32(at, true) / 2_147_483_648,
  f32: (view, at) => view.getFloat32(at, true),
  f64: (view, at) => view.getFloat64(at, true),
};

/**
 * Reads interleaved frames and mixes the channels to their mean. A half frame at the end is left out; values that
 * are no numbers, or that a float file carries far outside its range, become usable ones.
 * @returns mono samples, −1…1
 */
export function readSamples(
  view: DataView,
  offset: number,
  byteLength: number,
  format: SampleFormat,
  channels: number,
): Float32Array {
  const step = BYTES[format];
  const read = READ[format];
  const frames = Math.floor(byteLength / (step * channels));
  const samples = new Float32Array(frames);
  let at = offset;
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++, at += step) sum += read(view, at);
    const value = sum / channels;
    samples[frame] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  }
  return samples;
}
