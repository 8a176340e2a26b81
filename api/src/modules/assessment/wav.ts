import { SAMPLE_RATE_HZ } from 'schema/rules/limits';
import { resample } from './resample.js';
import { readSamples, type SampleFormat } from './wav-samples.js';

export type WavFault = 'notWav' | 'unsupported' | 'truncated' | 'empty';

/** A file that cannot be read as WAV. The message is a plain sentence, fit for the person who sent it. */
export class WavError extends Error {
  override readonly name = 'WavError';

  constructor(
    readonly fault: WavFault,
    message: string,
  ) {
    super(message);
  }
}

interface DecodedWav {
  /** Mono, −1…1, at `sampleRate`. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly durationSeconds: number;
}

const RATE_MIN_HZ = 4_000;
const RATE_MAX_HZ = 192_000;
/** WAVE_FORMAT_EXTENSIBLE: the true format is the first half-word of the sub-format GUID. */
const EXTENSIBLE = 0xfffe;
/** Recorders that stream write this (or 0) for a length that they did not know yet. */
const UNKNOWN_LENGTH = 0xffffffff;

/** Bytes of one sample. */
const BYTES: Record<SampleFormat, number> = { u8: 1, s16: 2, s24: 3, s32: 4, f32: 4, f64: 8 };

interface Header {
  readonly format: SampleFormat;
  readonly channels: number;
  readonly sampleRate: number;
}

interface Layout extends Header {
  readonly view: DataView;
  /** Where the sound lies, in bytes. */
  readonly body: number;
  readonly length: number;
}

/**
 * Decodes a RIFF/WAVE file: PCM of 8, 16, 24 or 32 bits and float of 32 or 64, any number of channels (mixed to
 * mono), any rate from 4 to 192 kHz (resampled to 16 kHz).
 * @throws WavError
 */
export function decodeWav(bytes: Uint8Array): DecodedWav {
  const { view, body, length, format, channels, sampleRate } = layoutOf(bytes);
  const raw = readSamples(view, body, length, format, channels);
  const samples = resample(raw, sampleRate, SAMPLE_RATE_HZ);
  return { samples, sampleRate: SAMPLE_RATE_HZ, durationSeconds: raw.length / sampleRate };
}

/**
 * Seconds of sound, from the header and the bytes that are there: no sample is read, so that a request can ask.
 * @throws WavError
 */
export function wavDuration(bytes: Uint8Array): number {
  const { length, format, channels, sampleRate } = layoutOf(bytes);
  return Math.floor(length / (BYTES[format] * channels)) / sampleRate;
}

function layoutOf(bytes: Uint8Array): Layout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length === 0) throw new WavError('empty', 'The recording is an empty file.');
  if (tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') {
    throw new WavError('notWav', 'The recording is not a WAV file.');
  }
  let header: Header | null = null;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const id = tag(view, at);
    const length = view.getUint32(at + 4, true);
    const body = at + 8;
    if (id === 'fmt ') header = readHeader(view, body, length);
    if (id === 'data') {
      if (!header) throw new WavError('notWav', 'The recording has no format description before its sound.');
      return { ...header, view, body, length: soundLength(view, body, length, header) };
    }
    at = body + length + (length & 1);
  }
  throw new WavError('truncated', 'The recording ends before its sound begins.');
}

function soundLength(view: DataView, body: number, claimed: number, header: Header): number {
  const present = view.byteLength - body;
  const open = claimed === UNKNOWN_LENGTH || claimed === 0;
  if (!open && claimed > present) {
    throw new WavError('truncated', 'The recording is cut off: part of its sound is missing.');
  }
  const length = open ? present : claimed;
  if (length < BYTES[header.format] * header.channels) {
    throw new WavError('empty', 'The recording holds no sound.');
  }
  return length;
}

function readHeader(view: DataView, at: number, length: number): Header {
  if (length < 16 || at + length > view.byteLength) {
    throw new WavError('truncated', 'The recording is cut off in its format description.');
  }
  const declared = view.getUint16(at, true);
  const code = declared === EXTENSIBLE && length >= 26 ? view.getUint16(at + 24, true) : declared;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const format = sampleFormat(code, view.getUint16(at + 14, true));
  if (!format) {
    throw new WavError('unsupported', 'The recording uses a kind of WAV that cannot be read here: send PCM.');
  }
  if (channels === 0 || sampleRate < RATE_MIN_HZ || sampleRate > RATE_MAX_HZ) {
    throw new WavError('unsupported', 'The recording has no usable number of channels or sample rate.');
  }
  return { format, channels, sampleRate };
}

function sampleFormat(code: number, bits: number): SampleFormat | null {
  if (code === 1 && bits === 8) return 'u8';
  if (code === 1 && bits === 16) return 's16';
  if (code === 1 && bits === 24) return 's24';
  if (code === 1 && bits === 32) return 's32';
  if (code === 3 && bits === 32) return 'f32';
  if (code === 3 && bits === 64) return 'f64';
  return null;
}

function tag(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}
