import pg from 'pg';

/** Any number, the same in every Lisan; in SQL terms the letters of its name. */
const OWNER_LOCK = 0x4c_69_73_61_6e;
const PATIENCE_MS = 3000;
const LOCK_NOT_AVAILABLE = '55P03';

export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/** The connection that owns a data folder for as long as it lives. */
export interface Owner {
  /** Resolves when the connection is gone, by whatever cause. */
  readonly gone: Promise<void>;
}

/**
 * Connects, and takes the lock that only one Lisan can hold; a server that was killed gives it back at once.
 *
 * @param url the maintenance database of the server
 * @throws DataFolderInUseError after 3 s when another process keeps the lock
 * @throws Error of `pg` when nobody answers there, or not with this password
 */
export async function becomeOwner(url: string, dataDir: string): Promise<Owner> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lisan owner',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
  });
  const gone = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  try {
    await client.connect();
    await client.query(`SET lock_timeout = ${PATIENCE_MS}`);
    await client.query('SELECT pg_advisory_lock($1)', [OWNER_LOCK]);
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new DataFolderInUseError(
      `The data folder ${dataDir} is in use by another Lisan: stop that one, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return { gone };
}

/** Makes the database that the product lives in, unless it is there. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
