import lighthouse from 'lighthouse';
import { median } from './machine.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse as it comes: a mobile screen, a slow phone and network simulated from one fast load. A busy machine
 * makes the phone slower, so the median of several runs counts.
 *
 * @param {string} url
 * @param {{ port: number, runs: number, cookie?: string }} options `port` of the browser's debugger
 * @returns {Promise<{ scores: number[], faults: string[] }>} 0–100 in the order performance, accessibility, best
 *   practices, SEO; the audits that cost points in the last run
 */
export async function pageScore(url, { port, runs, cookie }) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES };
    const result = await lighthouse(url, cookie ? { ...flags, extraHeaders: { Cookie: cookie } } : flags);
    results.push(result.lhr);
  }
  const scores = CATEGORIES.map((name) =>
    Math.round(median(results.map(({ categories }) => (categories[name].score ?? 0) * 100))),
  );
  const { audits, categories } = results.at(-1);
  const faults = CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.995)
    .map(({ id }) => `${id}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`);
  return { scores, faults };
}
