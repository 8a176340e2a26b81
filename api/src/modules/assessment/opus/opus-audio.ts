import { OpusDecoder } from 'opus-decoder';
import { SAMPLE_RATE_HZ } from 'schema/rules/limits';
import { opusTrack } from './opus-track.js';

/**
 * Seconds of sound in a webm or ogg file, counted from its packets and not from what the container claims. Nothing
 * is decoded, so that a request can ask.
 * @throws OpusError
 */
export const opusDuration = (bytes: Uint8Array): number =>
  opusTrack(bytes).packets.reduce((seconds, packet) => seconds + packetMilliseconds(packet) / 1000, 0);

/**
 * Decodes webm or ogg with Opus in it.
 * @returns mono samples, −1…1, at 16 kHz; packets that are damaged leave a gap of silence
 * @throws OpusError
 */
export async function decodeOpus(bytes: Uint8Array): Promise<Float32Array> {
  const { packets, channels } = opusTrack(bytes);
  const decoder = new OpusDecoder({
    sampleRate: SAMPLE_RATE_HZ,
    channels,
    streamCount: 1,
    coupledStreamCount: channels - 1,
    channelMappingTable: channels === 1 ? [0] : [0, 1],
  });
  await decoder.ready;
  try {
    const { channelData } = decoder.decodeFrames(packets);
    return mixed(channelData);
  } finally {
    decoder.free();
  }
}

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

function mixed(channels: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(), right] = channels;
  return right ? left.map((sample, at) => (sample + (right[at] ?? 0)) / 2) : left;
}
