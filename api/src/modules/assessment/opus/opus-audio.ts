import { OpusDecoder } from 'opus-decoder';
import { SAMPLE_RATE_HZ } from 'schema/rules/limits';
import { opusTrack } from './opus-track.js';

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

function mixed(channels: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(), right] = channels;
  return right ? left.map((sample, at) => (sample + (right[at] ?? 0)) / 2) : left;
}
