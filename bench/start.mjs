// From `node api/dist/main.js` to its "Lisan is ready", with the embedded database.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeMachine, median } from './lib/machine.mjs';
import { startProduct } from './lib/product.mjs';
import { printTable, verdict } from './lib/table.mjs';

const TIMES = 3;
const FIRST_S = 8;
const LATER_S = 3;

console.log(`Measured on ${describeMachine()}.`);
const first = [];
const later = [];
const afterKill = [];
for (let time = 0; time < TIMES; time += 1) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lisan-start-'));
  const start = () => startProduct({ PORT: '4181', DATA_DIR: path.join(folder, 'data') });
  try {
    first.push(await startAndEnd(start, 'SIGTERM'));
    later.push(await startAndEnd(start, 'SIGKILL'));
    // the database outlived the product and is taken over
    afterKill.push(await startAndEnd(start, 'SIGTERM'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const row = (name, times, target) => {
  const shown = times.map((seconds) => seconds.toFixed(1)).join(', ');
  const middle = median(times);
  return [name, shown, `${middle.toFixed(1)} s`, verdict(middle <= target, `≤ ${target} s`)];
};
printTable(
  ['start', 'seconds', 'median', 'target'],
  [
    row('first, no data folder', first, FIRST_S),
    row('later, after SIGTERM', later, LATER_S),
    row('later, after kill -9', afterKill, LATER_S),
  ],
);

/** @returns {Promise<number>} seconds until it was ready */
async function startAndEnd(start, signal) {
  const product = await start();
  await product.stop(signal);
  return product.readyMs / 1000;
}
