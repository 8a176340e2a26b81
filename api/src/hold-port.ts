import http, { type RequestListener, type Server } from 'node:http';
import type { Settings } from './config/settings.js';

/** Holds the port while the rest starts; until then it answers 503. Nothing else is loaded for it. */
export async function holdPort(settings: Settings): Promise<Server> {
  const server = http.createServer();
  server.on('request', starting);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

/** From now on the held port is answered by what has started. */
export function openPort(server: Server, handle: RequestListener): void {
  server.off('request', starting);
  server.on('request', handle);
}

/** A process that migrates for minutes is alive, and not ready. */
const starting: RequestListener = (req, res) => {
  const isAlive = req.url === '/livez';
  const code = req.url === '/readyz' ? 'STARTING' : 'INTERNAL';
  res.writeHead(isAlive ? 200 : 503, { 'Retry-After': '1', 'Content-Type': 'application/json' });
  res.end(JSON.stringify(isAlive ? { status: 'ok' } : { message: 'Lisan is starting.', code }));
};
