import type { OpusTrack } from './opus-track.js';

const HEADER_BYTES = 27;
/** The page goes on with a packet of the one before. */
const CONTINUED = 0x01;
/** A packet ends with the first segment that is not full. */
const FULL_SEGMENT = 255;

const startsWith = (bytes: Uint8Array, word: string): boolean =>
  bytes.length >= word.length && [...word].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/**
 * The packets of an Ogg file with Opus in it (RFC 3533, RFC 7845). Reads forward only; a file that is cut off gives
 * what arrived, and bytes between pages are passed over.
 * @returns null where there is no Opus head
 */
export function oggPackets(bytes: Uint8Array): OpusTrack | null {
  let channels: number | null = null;
  const packets: Uint8Array[] = [];
  for (const packet of allPackets(bytes)) {
    if (channels === null) {
      if (startsWith(packet, 'OpusHead')) channels = packet[9] ?? 1;
    } else if (packet.length > 0 && !startsWith(packet, 'OpusTags')) packets.push(packet);
  }
  return channels === null ? null : { packets, channels };
}

function* allPackets(bytes: Uint8Array): Generator<Uint8Array> {
  let open: Uint8Array[] = [];
  for (let at = 0; at + HEADER_BYTES <= bytes.length; ) {
    if (!startsWith(bytes.subarray(at, at + 4), 'OggS')) {
      at += 1;
      continue;
    }
    const sizes = bytes.subarray(at + HEADER_BYTES, at + HEADER_BYTES + (bytes[at + 26] ?? 0));
    if (((bytes[at + 5] ?? 0) & CONTINUED) === 0) open = [];
    at += HEADER_BYTES + sizes.length;
    for (const size of sizes) {
      if (at + size > bytes.length) return;
      open.push(bytes.subarray(at, at + size));
      at += size;
      if (size === FULL_SEGMENT) continue;
      yield open.length === 1 && open[0] ? open[0] : new Uint8Array(Buffer.concat(open));
      open = [];
    }
  }
}
