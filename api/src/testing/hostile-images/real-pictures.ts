import sharp from 'sharp';
import type { Random } from '../fuzz/random.js';
import { MARK } from './hostile-file.js';

export type PictureFormat = 'jpeg' | 'png' | 'gif';

/** A small picture with edges and noise, as a camera or a drawing program writes it. */
export function realPicture(random: Random, format: PictureFormat): Promise<Buffer> {
  const [width, height] = [random.between(8, 160), random.between(8, 160)];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = ((at / 50) & 0xff) ^ random.between(0, 31);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (format === 'png') return image.png().toBuffer();
  if (format === 'gif') return image.gif().toBuffer();
  return image.jpeg({ progressive: random.chance(0.3) }).toBuffer();
}

/** A photograph that tells where it was taken, when, and by whom. */
export function photographWithPlace(width = 640, height = 480, orientation = 1): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4a7' } })
    .withExif({
      IFD0: { Copyright: MARK, Make: MARK, ImageDescription: `<svg onload=alert("${MARK}")>` },
      IFD2: { DateTimeOriginal: '2026:11:21 10:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '3/1 8/1 24/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '101/1 41/1 12/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${MARK}</p></x:xmpmeta>`)
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
