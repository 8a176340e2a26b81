import { readFileSync } from 'node:fs';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  OggOutputFormat,
  Output,
  WEBM,
} from 'mediabunny';

/** Five seconds of our own speech (web/e2e/fixtures), as Chromium records them: mono, time slices, no duration. */
export const SPEECH_WEBM = new Uint8Array(readFileSync(new URL('speech.webm', import.meta.url)));

/** The same packets in an Ogg file, as Firefox records them. */
export async function speechOgg(): Promise<Uint8Array> {
  using input = new Input({ source: new BufferSource(SPEECH_WEBM), formats: [WEBM] });
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('speech.webm holds no sound');
  const target = new BufferTarget();
  const output = new Output({ format: new OggOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  let isFirst = true;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, isFirst ? { decoderConfig: config } : undefined);
    isFirst = false;
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}
