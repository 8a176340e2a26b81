import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { DATABASE, urlOf } from './cluster.js';
import { readPidFile } from './pid-file.js';

class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

/**
 * For a command beside the product: the connection string of the database that runs below `dataDir`, whoever owns it;
 * null where it is there and does not run. Starts and makes nothing.
 * @throws NoDatabaseError where no database was ever made
 */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  const home = path.join(dataDir, 'postgres');
  const password = await readFile(path.join(home, 'password'), 'utf8').catch(() => null);
  if (password === null)
    throw new NoDatabaseError(
      `There is no database in ${dataDir}. Start Lisan once (npm start), or set DATA_DIR or DATABASE_URL to where it is.`,
    );
  const found = await readPidFile(path.join(home, 'files'));
  if (!found) return null;
  const url = urlOf({ password: password.trim() }, found.port, DATABASE);
  return (await answers(url)) ? url : null;
}

/** What a killed server left behind names a port at which nobody answers, or somebody else. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
