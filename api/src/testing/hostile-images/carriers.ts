import { deflateSync } from 'node:zlib';
import type { Random } from '../fuzz/random.js';
import { gifFile, pngChunk, withJpegSegment, withPngChunks } from './chunks.js';
import { type HostileFile, MARK, PHP, SCRIPT } from './hostile-file.js';
import { photographWithPlace, realPicture } from './real-pictures.js';
import { zip } from './strangers.js';

const latin = (content: string) => Buffer.from(content, 'latin1');

type Make = (random: Random) => Promise<Uint8Array>;
const appended =
  (format: 'jpeg' | 'png' | 'gif', more: () => Uint8Array): Make =>
  async (random) =>
    Buffer.concat([await realPicture(random, format), more()]);
const jpegWith =
  (marker: number, content: string): Make =>
  async (random) =>
    withJpegSegment(await realPicture(random, 'jpeg'), marker, latin(content));
const pngWith =
  (type: string, data: () => Uint8Array): Make =>
  async (random) =>
    withPngChunks(await realPicture(random, 'png'), pngChunk(type, data()));

/** Real pictures with something in them that is not seen. */
const CARRIERS: readonly [kind: string, make: Make][] = [
  ['photograph with its place', () => photographWithPlace()],
  ['photograph on its side', () => photographWithPlace(300, 200, 6)],
  ['JPEG with a comment', jpegWith(0xfe, PHP)],
  ['JPEG with an unknown segment', jpegWith(0xeb, SCRIPT)],
  ['JPEG with a broken EXIF', jpegWith(0xe1, `Exif\0\0II*\0\xff\xff\xff\xff${MARK}`)],
  ['JPEG with a broken profile', jpegWith(0xe2, `ICC_PROFILE\0\x01\x01${MARK}`)],
  ['JPEG and ZIP', appended('jpeg', zip)],
  ['JPEG and HTML', appended('jpeg', () => latin(SCRIPT))],
  ['PNG and ZIP', appended('png', zip)],
  ['PNG and PHP', appended('png', () => latin(PHP))],
  ['GIF and HTML', appended('gif', () => latin(SCRIPT))],
  ['PNG with text', pngWith('tEXt', () => latin(`Comment\0${SCRIPT}`))],
  ['PNG with packed text', pngWith('zTXt', () => Buffer.concat([latin('a\0\0'), deflateSync(SCRIPT)]))],
  ['PNG with EXIF', pngWith('eXIf', () => latin(`II*\0${MARK}`))],
  ['PNG with a chunk of its own', pngWith('liSn', () => latin(MARK))],
  ['GIF with a comment', async () => gifFile(1, 1, 1, SCRIPT)],
];

export async function carrier(random: Random): Promise<HostileFile> {
  const [kind, make] = random.pick(CARRIERS as [(typeof CARRIERS)[0], ...typeof CARRIERS]);
  // a broken profile or directory may be passed over or be too much for a reader
  return { kind, bytes: await make(random), fate: kind.includes('broken') ? 'either' : 'redrawn' };
}
