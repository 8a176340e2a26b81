import { oggPackets } from './ogg-packets.js';
import { webmPackets } from './webm-packets.js';

/** Opus packets in order, as they lie in a webm or ogg file. */
export interface OpusTrack {
  readonly packets: Uint8Array[];
  readonly channels: number;
}

/** A webm or ogg file that cannot be read. The message is a plain sentence, fit for the person who sent it. */
export class OpusError extends Error {
  override readonly name = 'OpusError';
}

const MONO_OR_STEREO = 2;
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const OGG = [0x4f, 0x67, 0x67, 0x53];
const beginsWith = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, at) => bytes[at] === byte);

export const isWebm = (bytes: Uint8Array): boolean => beginsWith(bytes, EBML);
export const isOgg = (bytes: Uint8Array): boolean => beginsWith(bytes, OGG);

/**
 * Finds the Opus packets of a webm or ogg file, in time linear in its length: it runs in requests, on bytes of
 * anybody's making.
 * @throws OpusError
 */
export function opusTrack(bytes: Uint8Array): OpusTrack {
  const track = isWebm(bytes) ? webmPackets(bytes) : isOgg(bytes) ? oggPackets(bytes) : null;
  if (!track) {
    throw new OpusError('The recording holds no Opus sound. Please record it again, or send a WAV file.');
  }
  if (track.channels < 1 || track.channels > MONO_OR_STEREO) {
    throw new OpusError('The recording has more than two channels. Please send one or two.');
  }
  if (track.packets.length === 0) throw new OpusError('The recording holds no sound.');
  return track;
}
