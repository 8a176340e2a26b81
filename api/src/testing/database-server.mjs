// One PostgreSQL for all test files of a run, started when the first of them asks: a run of plain unit tests pays
// nothing. Test files ask over HTTP because they run in other processes.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const log = { info: () => undefined, warn: (message) => process.stderr.write(`${message}\n`) };

let door;
let starting;
let folder;

export async function openDoor() {
  door = http.createServer((_request, response) => {
    // a kept connection may end at the very moment that the next test file asks
    response.setHeader('Connection', 'close');
    starting ??= start();
    starting.then(
      (database) => response.end(database.url),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  door.listen(0, '127.0.0.1').unref();
  await once(door, 'listening');
  process.env.TEST_DATABASE_SERVER = `http://127.0.0.1:${door.address().port}`;
}

async function start() {
  await import('./typescript-hooks.mjs');
  const { startEmbeddedPostgres } = await import('../db/embedded-postgres/start.ts');
  folder = await mkdtemp(path.join(tmpdir(), 'lisan-tests-'));
  return startEmbeddedPostgres({ dataDir: folder, log, durable: false });
}

export async function closeDoor() {
  door.closeAllConnections();
  door.close();
  await (await starting)?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}
