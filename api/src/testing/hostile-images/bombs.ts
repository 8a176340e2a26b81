import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Random } from '../fuzz/random.js';
import { gifFile, pngChunk, pngFile, withJpegSize, withPngChunks } from './chunks.js';
import type { HostileFile } from './hostile-file.js';
import { realPicture } from './real-pictures.js';

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const HUGE = [20_000, 30_000, 65_535] as const;
const empty = new Uint8Array();

/** 50 MB of zeros in 50 kB. */
const zeros = once(() => deflateSync(Buffer.alloc(50_000_000)));
/** 400 million pixels in 50 kB, each of them there. */
const blackPng = once(() =>
  pngFile({ width: 20_000, height: 20_000, depth: 1 }, Buffer.alloc(20_000 * 2501)),
);
/** Just within the limit of pixels: a picture. */
const largePng = once(() => pngFile({ width: 3900, height: 3900, depth: 1 }, Buffer.alloc(3900 * 489)));
/** Each scan costs a pass over all blocks and a few bytes. */
const manyScans = once(async () => {
  const jpeg = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const lastScan = jpeg.subarray(jpeg.lastIndexOf(Buffer.of(0xff, 0xda)), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(20_000).fill(lastScan), jpeg.subarray(-2)]);
});

type Make = (random: Random) => Uint8Array | Promise<Uint8Array>;

/** Small files that become large, or slow. */
const BOMBS: readonly [kind: string, make: Make, fate: HostileFile['fate']][] = [
  [
    'PNG that claims a huge size',
    (random) => pngFile({ width: random.pick(HUGE), height: random.pick(HUGE), depth: 16 }, empty),
    'refused',
  ],
  ['GIF that claims a huge size', () => gifFile(65_535, 65_535, 1), 'refused'],
  [
    'JPEG that claims a huge size',
    async (random) => withJpegSize(await realPicture(random, 'jpeg'), 65_500, random.pick(HUGE) - 100),
    'refused',
  ],
  ['PNG of 400 million pixels', blackPng, 'refused'],
  ['PNG of 15 million pixels', largePng, 'redrawn'],
  ['JPEG of 20,000 scans', manyScans, 'refused'],
  ['GIF of 10,000 frames', () => gifFile(1, 1, 10_000), 'redrawn'],
  [
    'PNG with 50 MB of text',
    async (random) =>
      withPngChunks(
        await realPicture(random, 'png'),
        pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros()])),
      ),
    'either',
  ],
  [
    'PNG with 50 MB of profile',
    async (random) =>
      withPngChunks(
        await realPicture(random, 'png'),
        pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros()])),
      ),
    'either',
  ],
  ['PNG of no size', () => pngFile({ width: 0, height: 0, depth: 8 }, empty), 'refused'],
  ['more than 5 MB', async (random) => padded(await realPicture(random, 'jpeg')), 'refused'],
];

const padded = (jpeg: Uint8Array) => Buffer.concat([jpeg, new Uint8Array(5 * 1024 * 1024)]);

export async function bomb(random: Random): Promise<HostileFile> {
  const [kind, make, fate] = random.pick(BOMBS as [(typeof BOMBS)[0], ...typeof BOMBS]);
  return { kind, bytes: await make(random), fate };
}
