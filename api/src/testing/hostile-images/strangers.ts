import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Random } from '../fuzz/random.js';
import { type HostileFile, MARK, PHP, SCRIPT } from './hostile-file.js';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
const OUTSIDE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`;
const JPEG_START = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

export const zip = (): Buffer => {
  const data = deflateRawSync(SCRIPT);
  const head = Buffer.from('504b03041400000008000000000000000000', 'hex');
  return Buffer.concat([head, Buffer.alloc(12), Buffer.from(`${MARK}.html`), data]);
};

const text = (content: string) => Buffer.from(content, 'utf8');
const noise = (random: Random) =>
  Buffer.from(Array.from({ length: random.between(1, 3000) }, () => random.between(0, 255)));

const OTHER_FORMATS = ['webp', 'avif', 'tiff'] as const;
const otherFormat = (random: Random): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: '#123' } })
    .toFormat(random.pick(OTHER_FORMATS))
    .toBuffer();

/** Files that are no picture of ours, whatever they begin with or call themselves. */
const STRANGERS: readonly [kind: string, make: (random: Random) => Uint8Array | Promise<Uint8Array>][] = [
  ['nothing', () => new Uint8Array()],
  ['one byte', (random) => Uint8Array.of(random.between(0, 255))],
  ['zeros', (random) => new Uint8Array(random.between(1, 100_000))],
  ['noise', noise],
  ['SVG', () => text(SVG)],
  ['SVG behind a byte order mark', () => text(`\uFEFF\n  <!-- ${MARK} -->${SVG}`)],
  ['SVG that asks for a file', () => text(OUTSIDE)],
  ['packed SVG', () => gzipSync(SVG)],
  ['HTML', () => text(`<!doctype html>${SCRIPT}`)],
  ['PHP', () => text(PHP)],
  ['PDF', () => text(`%PDF-1.7\n1 0 obj<</JS(${MARK})>>endobj\n%%EOF`)],
  ['PostScript', () => text(`%!PS-Adobe-3.0 EPSF-3.0\n(${MARK}) run`)],
  ['ImageMagick script', () => text(`push graphic-context\nimage over 0,0 0,0 'url(|echo ${MARK})'`)],
  ['ZIP', zip],
  ['a program', () => Buffer.concat([text('MZ\x90\0'), text(MARK)])],
  ['ELF', () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), text(MARK)])],
  ['WAV', () => text(`RIFF\0\0\0\0WAVEfmt ${MARK}`)],
  ['BMP', () => Buffer.concat([text('BM'), Buffer.alloc(60, 1)])],
  ['a picture of another format', otherFormat],
  ['a folder of another system', () => text('../../../../etc/passwd\0.jpg')],
  ['ZIP that begins as JPEG', () => Buffer.concat([JPEG_START, zip()])],
  ['HTML that begins as JPEG', () => Buffer.concat([JPEG_START, text(SCRIPT)])],
  ['SVG that begins as PNG', () => Buffer.concat([PNG_START, text(SVG)])],
  ['PHP that begins as GIF', () => Buffer.concat([text('GIF89a'), text(PHP)])],
  ['script that begins as GIF', () => text(`GIF89a/*${MARK}*/=1;alert(1)`)],
  ['noise that begins as JPEG', (random) => Buffer.concat([JPEG_START, noise(random)])],
  ['noise that begins as PNG', (random) => Buffer.concat([PNG_START, noise(random)])],
];

export async function stranger(random: Random): Promise<HostileFile> {
  const [kind, make] = random.pick(STRANGERS as [(typeof STRANGERS)[0], ...typeof STRANGERS]);
  return { kind, bytes: await make(random), fate: 'refused' };
}
