import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './product.mjs';

const QUIET_MS = 1000;

/**
 * Opens an address and adds up what it loads before anybody touches it.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @returns {Promise<{ js: number, css: number }>} bytes after gzip, style in the page itself included
 */
export async function pageWeight(page, url) {
  const files = new Set();
  page.on('response', (response) => files.add(new URL(response.url()).pathname));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const weigh = async (extension) => {
    const found = [...files].filter((file) => file.startsWith('/assets/') && file.endsWith(extension));
    const sizes = found.map(async (file) => gzipped(await readFile(path.join(ROOT, 'web/dist', file))));
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  };
  const inline = await page.locator('style').allTextContents();
  return { js: await weigh('.js'), css: (await weigh('.css')) + gzipped(inline.join('')) };
}

const gzipped = (content) => (content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length);
