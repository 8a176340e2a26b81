import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { contextOf } from '../context-of.js';
import { PAGE_SECURITY } from '../security-headers.js';

interface Page {
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly policy: string;
}

const FIRST_DOCUMENT = `# Ctrl-Space proposes, Ctrl-Enter runs.
# The book on the left holds the schema.
{
  viewer {
    firstName
    stats {
      totalSessions
    }
  }
}
`;

const OPTIONS = {
  title: 'GraphiQL · Lisan',
  // the address of the page is the endpoint: said here, subscriptions would go there as well
  subscriptionsEndpoint: '/graphql/stream',
  subscriptionsProtocol: 'GRAPHQL_SSE',
  method: 'POST',
  credentials: 'same-origin',
  additionalHeaders: { 'apollo-require-preflight': 'true' },
  defaultQuery: FIRST_DOCUMENT,
} as const;

/**
 * GraphiQL for browsers at the address of the API: one page with all that it needs, nothing from elsewhere.
 * @param isOpen for anyone; else for admins, and to all others there is no page
 */
export function graphiqlPage(isOpen: boolean): RequestHandler {
  // 5 MB that most processes never need
  let page: Promise<Page> | null = null;
  return async (req, res, next) => {
    const isForThem = isOpen || contextOf(res).viewer?.role === 'admin';
    if (!isForThem || req.method !== 'GET' || req.accepts(['json', 'html']) !== 'html') {
      next();
      return;
    }
    page ??= render();
    const { gzipped, html, policy } = await page;
    const isGzipped = req.acceptsEncodings('gzip') === 'gzip';
    if (isGzipped) res.set('Content-Encoding', 'gzip');
    res
      .set({ ...PAGE_SECURITY, 'Content-Security-Policy': policy })
      .set('Cache-Control', 'private, no-cache')
      .vary('Accept, Accept-Encoding, Cookie')
      .type('html')
      .end(isGzipped ? gzipped : html);
  };
}

async function render(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const text = renderGraphiQL(OPTIONS);
  const html = Buffer.from(text);
  return { html, gzipped: await promisify(gzip)(html), policy: policyOf(text) };
}

/** Its one script by hash. The editor starts workers from blobs and writes style sheets while it runs. */
function policyOf(html: string): string {
  const script = html.slice(html.indexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'));
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src 'sha256-${hash}'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
