import type { SampleFormat } from '../wav-samples.js';

interface WavOptions {
  readonly format?: SampleFormat;
  readonly sampleRate?: number;
  readonly channels?: number;
  /** Overrides the format code of the header. */
  readonly code?: number;
  /** Overrides the length that the data chunk claims. */
  readonly dataLength?: number;
  readonly extensible?: boolean;
  /** A chunk of an odd length before the data. */
  readonly before?: string;
}

const BITS: Record<SampleFormat, number> = { u8: 8, s16: 16, s24: 24, s32: 32, f32: 32, f64: 64 };

/** A WAV file of interleaved samples, −1…1; by default PCM16, mono, 16 kHz. */
export function wavOf(samples: Float32Array, options: WavOptions): Uint8Array {
  const { format = 's16', sampleRate = 16_000, channels = 1, extensible = false } = options;
  const bits = BITS[format];
  const code = options.code ?? (format.startsWith('f') ? 3 : 1);
  const fmtLength = extensible ? 40 : 16;
  const extra = options.before ? 8 + 6 : 0;
  const dataAt = 12 + 8 + fmtLength + extra + 8;
  const view = new DataView(new ArrayBuffer(dataAt + (samples.length * bits) / 8));
  const tag = (at: number, text: string) => {
    for (let i = 0; i < 4; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  tag(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  tag(8, 'WAVE');
  tag(12, 'fmt ');
  view.setUint32(16, fmtLength, true);
  view.setUint16(20, extensible ? 0xfffe : code, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, (sampleRate * channels * bits) / 8, true);
  view.setUint16(32, (channels * bits) / 8, true);
  view.setUint16(34, bits, true);
  if (extensible) view.setUint16(44, code, true);
  if (options.before) {
    tag(20 + fmtLength, options.before);
    view.setUint32(24 + fmtLength, 5, true);
  }
  tag(dataAt - 8, 'data');
  view.setUint32(dataAt - 4, options.dataLength ?? (samples.length * bits) / 8, true);
  samples.forEach((value, i) => {
    write(view, dataAt + (i * bits) / 8, value, format);
  });
  return new Uint8Array(view.buffer);
}

function write(view: DataView, at: number, value: number, format: SampleFormat): void {
  if (format === 'u8') view.setUint8(at, Math.round(value * 127) + 128);
  if (format === 's16') view.setInt16(at, Math.round(value * 32_767), true);
  if (format === 's24') {
    const whole = Math.round(value * 8_388_607);
    view.setUint16(at, whole & 0xffff, true);
    view.setInt8(at + 2, whole >> 16);
  }
  if (format === 's32') view.setInt32(at, Math.round(value * 2_147_483_647), true);
  if (format === 'f32') view.setFloat32(at, value, true);
  if (format === 'f64') view.setFloat64(at, value, true);
}
