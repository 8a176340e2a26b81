import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { median } from './machine.mjs';

/** @typedef {{ name: string, pid: number, url: string, method?: 'POST', headers?: Record<string, string>, body?: string }} Target */

/**
 * Loads each target for `seconds` in turn, `rounds` times over, so that a busy moment of the machine falls on all.
 *
 * @param {readonly Target[]} targets
 * @param {{ rounds: number, seconds: number, connections: number }} options
 * @returns {Promise<Map<string, { rate: number, p95: number, cpu: number | null }>>} medians of the rounds by name:
 *   requests/s, milliseconds, and milliseconds of processor time of the server per request
 * @throws Error when an answer is not 2xx: a rate of failures says nothing
 */
export async function loadInTurn(targets, { rounds, seconds, connections }) {
  const measured = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const result = await load(target, { duration: seconds, connections });
      // the first round warms up
      if (round > 0) measured.get(target.name).push(result);
    }
  }
  return new Map([...measured].map(([name, results]) => [name, mediansOf(results)]));
}

const mediansOf = (results) => ({
  rate: median(results.map(({ rate }) => rate)),
  p95: median(results.map(({ p95 }) => p95)),
  cpu: results.every(({ cpu }) => cpu !== null) ? median(results.map(({ cpu }) => cpu)) : null,
});

async function load({ name, pid, ...request }, options) {
  const times = [];
  const before = processorMs(pid);
  const started = performance.now();
  const run = autocannon({ ...request, ...options });
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { errors, timeouts, non2xx } = await run;
  const elapsed = performance.now() - started;
  const after = processorMs(pid);
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${name}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers that are not 2xx.`);
  times.sort((a, b) => a - b);
  return {
    rate: (times.length / elapsed) * 1000,
    p95: times[Math.floor(times.length * 0.95)],
    cpu: before === null || after === null ? null : (after - before) / times.length,
  };
}

/** Processor time that a process has used so far; null where there is no /proc. */
export function processorMs(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // the name of the program, in parentheses, may hold spaces; ticks of 10 ms
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
