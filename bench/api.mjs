// The session list through both doors of the real product, beside a bare server on the same rows.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { parse, print, separateOperations } from 'graphql';
import pg from 'pg';
import { hashToken } from '../api/dist/auth/tokens.js';
import { startEmbeddedPostgres } from '../api/dist/db/embedded-postgres/start.js';
import { loadInTurn } from './lib/load.mjs';
import { describeMachine } from './lib/machine.mjs';
import { ROOT, startProduct } from './lib/product.mjs';
import { insertRows } from './lib/sample-rows.mjs';
import { printTable, verdict } from './lib/table.mjs';

const ROWS = 20;
const LOAD = { rounds: Number(process.env.ROUNDS ?? 5), seconds: 4, connections: 32 };
const PORT = '4180';
const TARGETS = { graphql: 0.5, rest: 0.6 };

const closers = [];
try {
  console.log(`Measured on ${describeMachine()}.`);
  const { graphql, rest, summaries, sessions } = await startAll();
  await sameRows(graphql, rest, summaries, sessions);
  const figures = await loadInTurn([summaries, graphql, sessions, rest], LOAD);
  const row = (target, bare, aim) => {
    const { rate, p95, cpu } = figures.get(target.name);
    const ratio = rate / figures.get(bare.name).rate;
    const shown = [rate.toFixed(0), `${p95.toFixed(1)} ms`, cpu === null ? '–' : `${cpu.toFixed(2)} ms`];
    return [target.name, ...shown, ratio.toFixed(2), aim ? verdict(ratio >= aim, `≥ ${aim}`) : ''];
  };
  printTable(
    ['', 'requests/s', 'p95', 'CPU/request', 'to bare', 'target'],
    [
      row(summaries, summaries),
      row(graphql, summaries, TARGETS.graphql),
      row(sessions, sessions),
      row(rest, sessions, TARGETS.rest),
    ],
  );
  console.log(
    `${ROWS} rows, ${LOAD.connections} connections, median of ${LOAD.rounds} interleaved rounds of ${LOAD.seconds} s after a warm-up; load generator, server and database share the machine.`,
  );
} finally {
  for (const close of closers.reverse()) await close();
}

/** Database, product and bare server; the four targets. */
async function startAll() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lisan-bench-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    log: { info() {}, warn: console.warn },
  });
  closers.push(() => database.stop());
  const env = { DATABASE_URL: database.url, APP_MODE: 'demo', PORT, DATA_DIR: path.join(folder, 'data') };
  const product = await startProduct(env, process.env.NODE_FLAGS?.split(' '));
  closers.push(() => product.stop());

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { cookie, userId } = await insertRows(client, ROWS, hashToken);
  await client.end();

  const bare = fork(path.join(import.meta.dirname, 'bare-server.mjs'), {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url, USER_ID: userId },
  });
  closers.push(async () => {
    bare.disconnect();
    await once(bare, 'exit');
  });
  const [barePort] = await once(bare, 'message');

  const address = `http://127.0.0.1:${PORT}`;
  const bareAddress = `http://127.0.0.1:${barePort}`;
  return {
    summaries: { name: 'bare, columns of GraphQL', pid: bare.pid, url: `${bareAddress}/summaries` },
    sessions: { name: 'bare, columns of REST', pid: bare.pid, url: `${bareAddress}/sessions` },
    graphql: {
      name: 'GraphQL, sessions(first: 20)',
      pid: product.pid,
      url: `${address}/graphql`,
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: await sessionsQuery(),
    },
    rest: {
      name: 'REST, GET /api/sessions',
      pid: product.pid,
      url: `${address}/api/sessions`,
      headers: { cookie },
    },
  };
}

/** The web's own operation as its client sends it: with the names of the types. */
async function sessionsQuery() {
  const file = path.join(ROOT, 'schema/operations/sessions.graphql');
  const { Sessions } = separateOperations(parse(await readFile(file, 'utf8')));
  const query = print(new InMemoryCache().transformDocument(Sessions));
  return JSON.stringify({ operationName: 'Sessions', variables: { first: ROWS, after: null }, query });
}

/** All four answer with the same sessions, or the comparison says nothing. */
async function sameRows(graphql, ...lists) {
  const answer = async ({ url, ...request }) => (await fetch(url, request)).json();
  const page = await answer(graphql);
  const ids = [page.data.sessions.edges.map(({ node }) => Number(node.id))];
  for (const list of lists) ids.push((await answer(list)).map(({ id }) => id));
  if (ids[0].length !== ROWS || new Set(ids.map(String)).size !== 1)
    throw new Error(`Not the same ${ROWS} rows: ${JSON.stringify(ids)}`);
}
