import lighthouse from 'lighthouse';
import { median } from './machine.mjs';
import { withStolenTime } from './stolen-time.mjs';

/** From here on a run says more about the machine's neighbours than about the page. */
const STOLEN_MAX = 0.02;
/** So many tries for each run that counts; a machine without a quiet minute is measured as it is. */
const TRIES = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse as it comes: a mobile screen, a slow phone and network simulated from one fast load. A busy machine
 * makes the phone slower, so the median of several runs counts, of those whose processors the host did not give to
 * others for more than 2 % of the time (as many as there are when there are too few).
 *
 * @param {string} url
 * @param {{ port: number, runs: number, cookie?: string }} options `port` of the browser's debugger
 * @returns {Promise<{ scores: number[], range: [number, number], thrownAway: number, faults: string[] }>} 0–100 in
 *   the order performance, accessibility, best practices, SEO; lowest and highest performance; how many runs did not
 *   count; the audits that cost points in the quietest run
 */
export async function pageScore(url, { port, runs, cookie }) {
  const tries = [];
  const isQuiet = ({ stolen }) => stolen <= STOLEN_MAX;
  while (tries.length < runs * TRIES && tries.filter(isQuiet).length < runs) {
    const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES };
    const { result, stolen } = await withStolenTime(() =>
      lighthouse(url, cookie ? { ...flags, extraHeaders: { Cookie: cookie } } : flags),
    );
    tries.push({ lhr: result.lhr, stolen });
  }
  const counted = tries.toSorted((a, b) => a.stolen - b.stolen).slice(0, runs);
  const results = counted.map(({ lhr }) => lhr);
  const scores = CATEGORIES.map((name) =>
    Math.round(median(results.map(({ categories }) => (categories[name].score ?? 0) * 100))),
  );
  const performance = results.map(({ categories }) => Math.round((categories.performance.score ?? 0) * 100));
  const { audits, categories } = results[0]; // the quietest
  const faults = CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.995)
    .map(({ id }) => `${id}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`);
  return {
    scores,
    range: [Math.min(...performance), Math.max(...performance)],
    thrownAway: tries.length - results.length,
    faults,
  };
}
