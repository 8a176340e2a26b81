import { opusTrack } from './opus-track.js';

/**
 * Seconds of sound in a webm or ogg file, counted from its packets and not from what the container claims. Nothing
 * is decoded, so that a request can ask.
 * @throws OpusError
 */
export const opusDuration = (bytes: Uint8Array): number =>
  opusTrack(bytes).packets.reduce((seconds, packet) => seconds + packetMilliseconds(packet) / 1000, 0);

/** Frame sizes of Opus by the five bits of its configuration (RFC 6716, 3.1), milliseconds. */
const SILK_MS = [10, 20, 40, 60] as const;
const HYBRID_MS = [10, 20] as const;
const CELT_MS = [2.5, 5, 10, 20] as const;
const frameMilliseconds = (configuration: number): number => {
  if (configuration < 12) return SILK_MS[configuration % 4] ?? 0;
  if (configuration < 16) return HYBRID_MS[configuration % 2] ?? 0;
  return CELT_MS[configuration % 4] ?? 0;
};

/** What a packet lasts, by its first two bytes: the size of a frame, and how many there are. */
function packetMilliseconds([first, second = 0]: Uint8Array): number {
  if (first === undefined) return 0;
  const code = first & 3;
  const frames = code === 0 ? 1 : code < 3 ? 2 : second & 63;
  return frames * frameMilliseconds(first >> 3);
}
