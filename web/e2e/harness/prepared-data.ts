import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 180_000;

/**
 * Waits until the sessions of the demo data have their marks.
 *
 * @param dataDir of a product that runs on its embedded database
 */
export async function demoDataMarked(dataDir: string): Promise<void> {
  const home = path.join(dataDir, 'postgres');
  const [password, pidFile] = await Promise.all([
    readFile(path.join(home, 'password'), 'utf8'),
    readFile(path.join(home, 'files', 'postmaster.pid'), 'utf8'),
  ]);
  // the fourth line of this file is the port
  const port = Number(pidFile.split('\n')[3]);
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'lisan', database: 'lisan', password: password.trim() },
  });
  await client.connect();
  try {
    const deadline = Date.now() + PATIENCE_MS;
    while (await isMarking(client)) {
      if (Date.now() > deadline) throw new Error('The demo data got no marks.');
      await sleep(100);
    }
  } finally {
    await client.end();
  }
}

async function isMarking(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from sessions where state in ('recorded', 'transcribing', 'assessing') limit 1`,
  );
  return rowCount !== 0;
}
