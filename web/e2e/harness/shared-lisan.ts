import { once } from 'node:events';
import http from 'node:http';
import { portOf } from './free-port';
import { type Lisan, startLisan } from './lisan';

/** Where the test files ask for it: they run in other processes. */
const ADDRESS = 'LISAN_SHARED_AT';

/** One Lisan for all files that neither end it nor change what the others see; started when the first one asks. */
let door: http.Server | undefined;
let starting: Promise<Lisan> | undefined;

/** For the global set-up. */
export async function openSharedLisan(): Promise<void> {
  door = http.createServer((_request, response) => {
    response.setHeader('Connection', 'close');
    starting ??= startLisan();
    starting.then(
      ({ baseUrl }) => response.end(baseUrl),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await once(door.listen(0, '127.0.0.1').unref(), 'listening');
  process.env[ADDRESS] = `http://127.0.0.1:${portOf(door)}`;
}

/** For the global tear-down. */
export async function closeSharedLisan(): Promise<void> {
  door?.close();
  await (await starting?.catch(() => undefined))?.stop();
}

export interface SharedLisan {
  readonly baseUrl: string;
}

/**
 * The product that many test files use at once: it has the demo data, and whatever the others have done meanwhile.
 * A file that counts what all users do, changes what another file looks at, or stops the server starts its own:
 * `startLisan`. What a demo account owns is one file's to change, and no other's to look at.
 */
export async function sharedLisan(): Promise<SharedLisan> {
  const response = await fetch(process.env[ADDRESS] ?? '');
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return { baseUrl: answer };
}
