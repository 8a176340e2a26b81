import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { hashToken } from '../../api/dist/auth/tokens.js';
import { startEmbeddedPostgres } from '../../api/dist/db/embedded-postgres/start.js';
import { ConversationClient, webOperations } from './conversation-client.mjs';
import { ROOT, startProduct } from './product.mjs';
import { insertStudents } from './sample-students.mjs';

/** Five seconds of speech, as Chromium records them. */
const SPEECH = path.join(ROOT, 'api/src/modules/assessment/testing/speech.webm');

/**
 * The built product with a provider of set delays, and students who are signed in.
 *
 * @param {{ port: string, students: number }} options
 */
export async function startTalking({ port, students }) {
  const closers = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lisan-bench-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const database = await startEmbeddedPostgres({
      dataDir: path.join(folder, 'database'),
      log: { info() {}, warn: console.warn },
    });
    closers.push(() => database.stop());
    const provider = await startProvider();
    closers.push(provider.stop);
    const baseUrl = `http://127.0.0.1:${port}`;
    const product = await startProduct(
      {
        ...{ DATABASE_URL: database.url, APP_MODE: 'demo', PORT: port, BASE_URL: baseUrl },
        ...{ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'debug' },
        ...provider.env,
      },
      process.env.NODE_FLAGS?.split(' '),
    );
    closers.push(() => product.stop());
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const cookies = await insertStudents(client, students, hashToken);
    const { rows } = await client.query(`select id from questions where slug = 'welcoming-a-new-student'`);
    await client.end();

    const operations = await webOperations();
    const given = { questionId: String(rows[0].id), recording: await readFile(SPEECH) };
    return {
      students: cookies.map((cookie) => new ConversationClient({ baseUrl, cookie, operations, ...given })),
      pace: provider.pace,
      pid: product.pid,
      providerTimes: provider.times,
      logged: sharesIn(product.stdout),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startProvider() {
  const child = fork(path.join(ROOT, 'bench/paced-provider.mjs'));
  const [{ port, pace }] = await once(child, 'message');
  const endpoint = (prefix) => ({
    [`${prefix}_BASE_URL`]: `http://127.0.0.1:${port}/v1`,
    [`${prefix}_API_KEY`]: 'bench',
    [`${prefix}_MODEL`]: 'paced-1',
  });
  return {
    pace,
    env: { ...endpoint('AI_CHAT'), ...endpoint('AI_TRANSCRIPTION') },
    /** Of each turn, by its number. */
    async times() {
      child.send('times');
      const [{ turns }] = await once(child, 'message');
      return new Map(turns.map((turn) => [turn.number, turn]));
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Our own share as the server logs it. @returns {() => Record<string, number[]>} milliseconds by part, so far */
function sharesIn(stdout) {
  const shares = {};
  createInterface({ input: stdout }).on('line', (line) => {
    if (!line.includes('"ownShare"')) return;
    const { ownShare, ms } = JSON.parse(line);
    shares[ownShare] = [...(shares[ownShare] ?? []), ms];
  });
  return () => shares;
}
