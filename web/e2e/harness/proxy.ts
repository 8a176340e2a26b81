import { once } from 'node:events';
import net from 'node:net';
import { portOf } from './free-port';

/** A line between browser and server that can be cut, like a phone's in a tunnel. */
export interface CuttingProxy {
  /** Give it to Lisan as BASE_URL, so that signing in goes through the same line. */
  readonly baseUrl: string;
  /**
   * Cuts the whole line as soon as one connection has carried so many more bytes towards the server; then it is
   * down until `up`.
   * @returns a promise for the moment of the cut
   */
  cutAfter(bytes: number): Promise<void>;
  /** The same, but the request arrives whole: the cut comes in place of its answer. */
  cutAnswerAfter(bytes: number): Promise<void>;
  /** Cuts the line now. */
  down(): void;
  up(): void;
  stop(): Promise<void>;
}

/** @param targetPort where Lisan listens, on localhost */
export async function startProxy(targetPort: number): Promise<CuttingProxy> {
  const open = new Set<net.Socket>();
  let isUp = true;
  let cut: { bytes: number; withholds: 'request' | 'answer'; done: () => void } | null = null;

  const down = () => {
    isUp = false;
    for (const socket of open) socket.destroy();
  };
  const arm = (bytes: number, withholds: 'request' | 'answer') =>
    new Promise<void>((done) => {
      cut = { bytes, withholds, done };
    });
  const server = net.createServer((client) => {
    if (!isUp) return client.destroy();
    const target = net.connect(targetPort, 'localhost');
    let carried = { cut, bytes: 0 };
    const cutIfDue = (withholds: 'request' | 'answer') => {
      if (cut?.withholds !== withholds || carried.cut !== cut || carried.bytes <= cut.bytes) return;
      const { done } = cut;
      cut = null;
      down();
      done();
    };
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (carried.cut !== cut) carried = { cut, bytes: 0 };
      carried.bytes += chunk.length;
      cutIfDue('request');
    });
    target.on('data', () => cutIfDue('answer'));
    client.pipe(target).pipe(client);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');

  return {
    baseUrl: `http://localhost:${portOf(server)}`,
    cutAfter: (bytes) => arm(bytes, 'request'),
    cutAnswerAfter: (bytes) => arm(bytes, 'answer'),
    down,
    up() {
      isUp = true;
    },
    async stop() {
      server.close();
      down();
      await once(server, 'close');
    },
  };
}
