import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { AuthDoor } from '../auth/auth-door.js';
import { type InlineHashes, ownPage } from '../security-headers.js';

const YEAR_SECONDS = 31_536_000;

/**
 * The built web, compressed at build time: the prerendered landing page for visitors, the shell of the screen for
 * whoever may be signed in, the plain shell for everything else.
 */
export function webApp(folder: string, auth: Pick<AuthDoor, 'hasLoginCookie'>): Router {
  const router = Router();
  if (!existsSync(path.join(folder, 'app.html'))) return router.use(notBuilt);
  const pages = read<string>(folder, 'pages.json');
  const hashes = Object.entries(read<InlineHashes>(folder, 'csp.json'));
  const headers = new Map(hashes.map(([page, inline]) => [page, ownPage(inline)]));
  const pageOf = (address: string, hasLogin: boolean): string => {
    if (hasLogin) return pages[address] ?? '/app/other.html';
    return address === '/' ? '/index.html' : '/app.html';
  };
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { index: false, cacheControl: false },
  });
  router.use('/assets', (req, res, next) => {
    res.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    req.url = `/assets${req.url}`;
    files(req, res, next);
  });
  router.use('/assets', missing);
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    // pages differ by cookie and by release: they are asked for each time
    res.set('Cache-Control', 'private, no-cache');
    const isFile = /\.\w+$/.test(req.path) && !req.path.endsWith('.html');
    if (!isFile) {
      req.url = pageOf(req.path, auth.hasLoginCookie(req.headers.cookie));
      res.set(headers.get(req.url));
    }
    files(req, res, next);
  });
  router.use(missing);
  return router;
}

const read = <Value>(folder: string, file: string): Record<string, Value> =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** A missing file is a 404, never the page: a browser would try to run it. */
const missing: RequestHandler = (_req, res) => {
  res.removeHeader('Cache-Control');
  res.status(404).type('text').send('Not found');
};

const notBuilt: RequestHandler = (_req, res) => {
  res.status(404).type('text').send('The web is not built yet.');
};
