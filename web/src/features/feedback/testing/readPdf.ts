import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import type { jsPDF } from 'jspdf';

export interface PdfText {
  text: string;
  /** Millimetres from the page's left and top edges, at the baseline. */
  x: number;
  y: number;
}

/** pdf.js is an ES module, which this jest project does not load: it runs in a Node of its own. */
const READER = `
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const data = new Uint8Array(readFileSync(0));
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
const pages = [];
for (let n = 1; n <= pdf.numPages; n++) {
  const { items } = await (await pdf.getPage(n)).getTextContent();
  pages.push(items.map(({ str, transform }) => ({ text: str, x: transform[4], y: transform[5] })));
}
process.stdout.write(JSON.stringify(pages));
`;

/** What a reader finds in the PDF, page by page. */
export function readPdf(pdf: jsPDF): PdfText[][] {
  const pages: PdfText[][] = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', READER], {
      input: bytes(pdf),
      encoding: 'utf8',
      timeout: 30_000,
    }),
  );
  const mm = (points: number) => (points * 25.4) / 72;
  return pages.map((items) => items.map(({ text, x, y }) => ({ text, x: mm(x), y: 297 - mm(y) })));
}

/** The words of a page or of all pages, white space evened out. */
export const wordsIn = (items: readonly PdfText[]): string =>
  items
    .map((item) => item.text)
    .join(' ')
    .replace(/\s+/g, ' ');

/** The drawing instructions of all pages, unpacked. */
export function contentStreams(pdf: jsPDF): string {
  const file = bytes(pdf).toString('latin1');
  return [...file.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed]) => inflated(packed ?? ''))
    .join('\n');
}

/** A picture's stream may be packed otherwise; it is no instructions. */
function inflated(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const bytes = (pdf: jsPDF): Buffer => Buffer.from(pdf.output('arraybuffer'));
