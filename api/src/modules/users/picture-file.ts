import { TOASTS } from 'schema/rules/messages';
import { pictureFault } from 'schema/rules/pictures';
import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '../../errors.js';

/** Edge of the square that is kept. */
const EDGE_PIXELS = 512;
const QUALITY = 85;
/** Far above cameras (a JPEG is read at a fraction of its size) and screens; more in 5 MB is there to fill memory. */
const PIXELS_MAX = { 'image/jpeg': 40_000_000, 'image/png': 16_000_000, 'image/gif': 16_000_000 } as const;
/** A camera writes about ten; each further scan costs a pass over all pixels and next to no bytes. */
const JPEG_SCANS_MAX = 64;
const SECONDS_MAX = 5;

const SIGNATURES: readonly (readonly [type: keyof typeof PIXELS_MAX, first: readonly Uint8Array[]])[] = [
  ['image/jpeg', [Uint8Array.of(0xff, 0xd8, 0xff)]],
  ['image/png', [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)]],
  ['image/gif', [Buffer.from('GIF87a'), Buffer.from('GIF89a')]],
];

/**
 * The picture drawn anew: what is seen, upright, as a square JPEG without a byte of the file that came. Of an animation
 * the first frame is kept; what is transparent becomes white.
 * @throws BAD_USER_INPUT for what is no picture, whatever it calls itself, PAYLOAD_TOO_LARGE above 5 MB or with
 *   too many pixels
 */
export async function redrawn(bytes: Uint8Array): Promise<Uint8Array> {
  const type = sniffed(bytes);
  const fault = pictureFault({ type, size: bytes.byteLength });
  if (fault === TOASTS.pictureTooLarge) {
    throw new AppError('PAYLOAD_TOO_LARGE', TOASTS.pictureTooLarge.description, 'picture');
  }
  if (fault || !type || (type === 'image/jpeg' && hasTooManyScans(bytes))) throw notAPicture();
  const draw = await drawing();
  return inTurn(async () => {
    try {
      return await draw(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX[type] })
        .timeout({ seconds: SECONDS_MAX })
        .autoOrient()
        .resize(EDGE_PIXELS, EDGE_PIXELS, { fit: 'cover' })
        .flatten({ background: 'white' })
        .jpeg({ quality: QUALITY })
        .toBuffer();
    } catch (error) {
      if (String(error).includes('exceeds pixel limit')) throw tooManyPixels();
      throw notAPicture(error);
    }
  });
}

const tooManyPixels = () =>
  new AppError('PAYLOAD_TOO_LARGE', 'Please select an image with fewer pixels.', 'picture');

const notAPicture = (cause?: unknown) =>
  new AppError('BAD_USER_INPUT', TOASTS.pictureType.description, 'picture', undefined, { cause });

/** The type that the first bytes show; what a client says about it counts for nothing. */
function sniffed(bytes: Uint8Array): keyof typeof PIXELS_MAX | null {
  const starts = (first: Uint8Array) => Buffer.from(first).equals(bytes.subarray(0, first.length));
  return SIGNATURES.find(([, firsts]) => firsts.some(starts))?.[0] ?? null;
}

function hasTooManyScans(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const startOfScan = Buffer.of(0xff, 0xda);
  let scans = 0;
  for (let at = file.indexOf(startOfScan); at !== -1; at = file.indexOf(startOfScan, at + 2)) {
    scans += 1;
    if (scans > JPEG_SCANS_MAX) return true;
  }
  return false;
}

type Draw = (input: Uint8Array, options: SharpOptions) => Sharp;
let loaded: Promise<Draw> | null = null;

/** Loaded with the first picture. Of its many readers only these three are left. */
function drawing(): Promise<Draw> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
    });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}

let last: Promise<unknown> = Promise.resolve();

/** One after another: one picture may take 300 MB and a core while it is read. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const run = last.then(work);
  last = run.catch(() => {});
  return run;
}
