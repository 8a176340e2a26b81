import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG file, with a right checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

interface PngShape {
  readonly width: number;
  readonly height: number;
  /** Bits of each of the one grey channel's samples. */
  readonly depth: 1 | 8 | 16;
}

/** A grey PNG file with the data as it is given. */
export function pngFile({ width, height, depth }: PngShape, data: Uint8Array, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(data)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Puts chunks behind the header of a PNG file. */
export const withPngChunks = (png: Uint8Array, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** Puts a segment behind the first marker of a JPEG file. */
export function withJpegSegment(jpeg: Uint8Array, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xff00 | marker, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Writes another size into the frame header of a JPEG file. */
export function withJpegSize(jpeg: Uint8Array, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const at = [0xc0, 0xc2].map((frame) => changed.indexOf(Buffer.of(0xff, frame))).find((found) => found > 0);
  if (at === undefined) throw new Error('a JPEG file has a frame');
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

/** No local colours, and one pixel. */
const GIF_FRAME_DATA = Buffer.from('000202440100', 'hex');

/** A GIF file of two colours; every frame is as large as the whole. */
export function gifFile(width: number, height: number, frames: number, comment = ''): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80;
  const frame = Buffer.concat([Buffer.from('2c00000000', 'hex'), screen.subarray(0, 4), GIF_FRAME_DATA]);
  const said = Buffer.from(comment, 'latin1').subarray(0, 255);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    Buffer.from('000000ffffff', 'hex'),
    ...(said.length > 0 ? [Buffer.of(0x21, 0xfe, said.length), said, Buffer.of(0)] : []),
    ...Array<Buffer>(frames).fill(frame),
    Buffer.of(0x3b),
  ]);
}
