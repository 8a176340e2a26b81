import { randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { migrate } from '../db/migrate.js';
import { createOrm } from '../db/orm.js';
import { PgBossJobs } from '../jobs/pg-boss-jobs.js';

const TEMPLATE = 'template_lisan';
/** Any number: one test file builds the template while the others wait. */
const TEMPLATE_LOCK = 7_201_118;

export interface TestDatabase {
  readonly url: string;
  /** Ends whatever is still connected. */
  drop(): Promise<void>;
}

/**
 * An empty, migrated database of one's own, cloned from a template that the run makes once. For `beforeAll` of a
 * test file; the server runs without syncing, on 127.0.0.1, and ends with the run.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await serverUrl();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    await ensureTemplate(client, server);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  });
  return {
    url: withDatabase(server, name),
    drop: () => withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

async function ensureTemplate(client: pg.Client, server: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 1) return;
    const draft = `${TEMPLATE}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    await fillTemplate(withDatabase(server, draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${TEMPLATE}`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** What every test finds in its database. */
async function fillTemplate(url: string): Promise<void> {
  const orm = await createOrm(url);
  try {
    await migrate(orm, url);
    const jobs = new PgBossJobs({ url, log: pino({ level: 'error' }), role: 'sender' });
    await jobs.start();
    await jobs.stop();
  } finally {
    await orm.close(true);
  }
}

async function serverUrl(): Promise<string> {
  const address = process.env.TEST_DATABASE_SERVER;
  if (address === undefined) {
    throw new Error(
      'There is no database server: run the tests through jest.config.js of the repository root.',
    );
  }
  const response = await fetch(address);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
