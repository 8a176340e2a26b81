import type { OpusTrack } from './opus-track.js';

const ID = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  codec: 0x86,
  audio: 0xe1,
  channels: 0x9f,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
/** Their children are read as if they stood in a row: recorders that stream leave the sizes of these open. */
const OPENED: ReadonlySet<number> = new Set([
  ID.segment,
  ID.tracks,
  ID.trackEntry,
  ID.audio,
  ID.cluster,
  ID.blockGroup,
]);
/** Several frames in one block: no recorder of speech does that. */
const LACING = 0x06;

interface Element {
  readonly id: number;
  readonly body: Uint8Array;
}

interface Track {
  number: number;
  codec: string;
  channels: number;
}

/**
 * The packets of the first Opus track of a webm file (Matroska, RFC 9559). Reads forward only, at least two bytes a
 * step, so that no file can hold it up; a file that is cut off gives what arrived.
 * @returns null where there is no such track
 */
export function webmPackets(bytes: Uint8Array): OpusTrack | null {
  const tracks: Track[] = [];
  const packets: Uint8Array[] = [];
  let chosen: Track | undefined;
  for (const { id, body } of elements(bytes)) {
    const track = tracks.at(-1);
    if (id === ID.trackEntry) tracks.push({ number: 0, codec: '', channels: 1 });
    else if (id === ID.trackNumber && track) track.number = unsigned(body);
    else if (id === ID.codec && track) track.codec = String.fromCharCode(...body.subarray(0, 20));
    else if (id === ID.channels && track) track.channels = unsigned(body);
    else if (id === ID.simpleBlock || id === ID.block) {
      chosen ??= tracks.find(({ codec }) => codec === 'A_OPUS');
      const packet = chosen && packetOf(body, chosen.number);
      if (packet) packets.push(packet);
    }
  }
  chosen ??= tracks.find(({ codec }) => codec === 'A_OPUS');
  return chosen ? { packets, channels: chosen.channels } : null;
}

function* elements(bytes: Uint8Array): Generator<Element> {
  for (let at = 0; at < bytes.length; ) {
    const id = variableInteger(bytes, at, 4, 'whole');
    const size = id && variableInteger(bytes, at + id.length, 8, 'value');
    if (!id || !size) return;
    const start = at + id.length + size.length;
    const end = start + size.value;
    if (OPENED.has(id.value)) {
      yield { id: id.value, body: bytes.subarray(start, start) };
      at = start;
    } else {
      if (end > bytes.length) return;
      yield { id: id.value, body: bytes.subarray(start, end) };
      at = end;
    }
  }
}

/** A block: track number, time (2 bytes), flags, packet. */
function packetOf(block: Uint8Array, track: number): Uint8Array | null {
  const number = variableInteger(block, 0, 8, 'value');
  if (!number || number.value !== track) return null;
  const flags = block[number.length + 2];
  if (flags === undefined || flags & LACING) return null;
  const packet = block.subarray(number.length + 3);
  return packet.length > 0 ? packet : null;
}

/** EBML: the zeros before the first 1 tell how many bytes follow; `whole` keeps that 1, as ids are written. */
function variableInteger(
  bytes: Uint8Array,
  at: number,
  longest: number,
  keep: 'whole' | 'value',
): { readonly value: number; readonly length: number } | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return null;
  let value = keep === 'whole' ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}

const unsigned = (body: Uint8Array): number => body.subarray(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
