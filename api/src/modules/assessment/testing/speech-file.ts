import { readFileSync } from 'node:fs';
import { webmPackets } from '../opus/webm-packets.js';

/** Five seconds of our own speech (web/e2e/fixtures), as Chromium records them: mono, time slices, no duration. */
export const SPEECH_WEBM = new Uint8Array(readFileSync(new URL('speech.webm', import.meta.url)));

/** Sizes up to 255 × 255 bytes in one page, as RFC 3533 writes them; the checksum is left out, for nobody reads it. */
function page(packet: Uint8Array, sequence: number): Uint8Array {
  const full = Math.floor(packet.length / 255);
  const sizes = [...Array.from({ length: full }, () => 255), packet.length % 255];
  const header = Buffer.alloc(27);
  header.write('OggS', 0);
  header.writeUInt32LE(sequence, 18);
  header[26] = sizes.length;
  return Buffer.concat([header, Uint8Array.from(sizes), packet]);
}

/** The same packets in an Ogg file, a page each. */
export function speechOgg(): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0);
  head[8] = 1; // version
  head[9] = 1; // channels
  const packets = webmPackets(SPEECH_WEBM)?.packets ?? [];
  const pages = [head, Buffer.from('OpusTags        '), ...packets].map(page);
  return new Uint8Array(Buffer.concat(pages));
}
