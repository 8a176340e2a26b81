import path from 'node:path';
import compression from 'compression';
import express, { type RequestHandler, Router } from 'express';
import type { AuthDoor } from '../auth/auth-door.js';

/** The built web: the prerendered landing page for visitors, the empty shell for everyone and everything else. */
export function webApp(folder: string, auth: Pick<AuthDoor, 'hasLoginCookie'>): Router {
  const router = Router();
  router.use(compression());
  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { immutable: true, maxAge: '1y' }),
    missing,
  );
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const isLanding = req.path === '/' && !auth.hasLoginCookie(req.headers.cookie);
    res.set({ 'Cache-Control': 'no-cache', Vary: 'Cookie' });
    res.sendFile(isLanding ? 'index.html' : 'app.html', { root: folder }, (error) => {
      if (error && !res.headersSent) res.status(404).type('text').send('The web is not built yet.');
    });
  });
  return router;
}

/** A missing file is a 404, never the page: a browser would try to run it. */
const missing: RequestHandler = (_req, res) => {
  res.status(404).type('text').send('Not found');
};
