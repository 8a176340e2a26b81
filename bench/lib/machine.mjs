import os from 'node:os';

/** One line: what the figures were measured on, and how busy it was. */
export function describeMachine() {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0].toFixed(1);
  const system = `${os.type()} ${os.arch()}`;
  return `${cores.length} cores (${cores[0].model.trim()}), ${memory} GiB, ${system}, Node ${process.version}, load ${load} at the start`;
}

/** @param {readonly number[]} numbers at least one */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {readonly number[]} numbers at least one @param {number} share of 100 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))];
}
