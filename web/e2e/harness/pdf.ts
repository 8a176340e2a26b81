import { readFile } from 'node:fs/promises';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF file, page by page, white space evened out. */
export async function readPdf(file: string): Promise<string[]> {
  const data = new Uint8Array(await readFile(file));
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push(words.replace(/\s+/g, ' '));
  }
  await loading.destroy();
  return pages;
}
