import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Response, Router } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { endJson } from '../../end-json.js';
import { notFound } from '../../errors.js';
import { ownPage } from '../../security-headers.js';

const CONTRACT = new URL('../../../../schema/openapi.yaml', import.meta.url);
const swagger = (name: string): string => path.join(swaggerFolder(), name);

/** What the page is made of, and nothing else of the package. */
const PARTS = new Map<string, { readonly file: string | URL; readonly type: string }>([
  ['page.css', { file: new URL('./page.css', import.meta.url), type: 'text/css' }],
  ['start.js', { file: new URL('./start.js', import.meta.url), type: 'text/javascript' }],
  ['swagger-ui.css', { file: swagger('swagger-ui.css'), type: 'text/css' }],
  ['swagger-ui-bundle.js', { file: swagger('swagger-ui-bundle.js'), type: 'text/javascript' }],
]);
const CACHE = { 'Cache-Control': 'public, max-age=3600' };

/** The contract of the REST door as YAML, as JSON and as a page that asks no other host for anything. */
export function docsRouter(): Router {
  const yaml = readFileSync(CONTRACT, 'utf8');
  const pageHeaders = { ...CACHE, ...ownPage({ scripts: [], styles: [] }) };
  const page = readFileSync(new URL('./page.html', import.meta.url), 'utf8');
  /** Made when first asked for, so that no start waits for it. */
  let json: string | undefined;
  /** Compressed once: the bundle is 1.7 MB. */
  const compressed = new Map<string, Promise<Buffer>>();
  const router = Router();

  router.get('/openapi.yaml', (_req, res) => void res.set(CACHE).type('application/yaml').send(yaml));
  router.get('/openapi.json', async (_req, res) => {
    json ??= JSON.stringify((await import('yaml')).parse(yaml));
    await endJson(res.set(CACHE).type('json'), json);
  });
  router.get('/docs', (_req, res) => void res.set(pageHeaders).type('html').send(page));
  router.get('/docs/:file', async (req, res) => {
    const part = PARTS.get(req.params.file);
    if (!part) throw notFound('Path');
    res.set(CACHE).vary('Accept-Encoding').type(part.type);
    if (!req.acceptsEncodings('gzip')) return sendPlain(res, part.file);
    const bytes = compressed.get(req.params.file) ?? readFile(part.file).then(promisify(gzip));
    compressed.set(req.params.file, bytes);
    res.set('Content-Encoding', 'gzip').end(await bytes);
  });
  return router;
}

const sendPlain = async (res: Response, file: string | URL): Promise<void> =>
  void res.end(await readFile(file));
