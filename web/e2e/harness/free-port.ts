import { once } from 'node:events';
import net from 'node:net';

/** Below the ports of outgoing connections: one of those would take it before its server does. */
const LOWEST = 20_000;
/** For each process of one run, and many runs at once. */
const SHARE = 700;
const share = LOWEST + (Number(process.env.JEST_WORKER_ID ?? 0) % 16) * SHARE;
let next = Math.floor(Math.random() * SHARE);

/** A port that nobody listens on, and no other test file is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < SHARE; tries++) {
    next += 1;
    const port = share + (next % SHARE);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${share} on is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
