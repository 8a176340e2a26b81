import { readFile } from 'node:fs/promises';

/** What Linux counts for all processors, in ticks: user, nice, system, idle, iowait, irq, softirq, steal. */
async function ticks() {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  return (stat.split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number);
}

/**
 * The share of this machine's time that its host gave to others while `work` ran, from 0 to 1; 0 where nobody counts
 * it (no Linux, a machine of one's own).
 */
export async function withStolenTime(work) {
  const before = await ticks();
  const result = await work();
  const spent = (await ticks()).map((value, index) => value - (before[index] ?? 0));
  const all = spent.reduce((sum, value) => sum + value, 0);
  return { result, stolen: all > 0 ? (spent[7] ?? 0) / all : 0 };
}
