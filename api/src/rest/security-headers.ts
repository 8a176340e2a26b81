import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface Hashes {
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
}

/** A strict policy: only our own files, and the inline pieces whose hashes the web build wrote down. */
export async function securityHeaders(webFolder: string, baseUrl: string): Promise<RequestHandler> {
  const { scriptHashes = [], styleHashes = [] } = await readHashes(webFolder);
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const isHttps = baseUrl.startsWith('https:');
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        scriptSrc: ["'self'", ...quoted(scriptHashes)],
        styleSrc: ["'self'", ...quoted(styleHashes)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=()');
    headers(req, res, next);
  };
}

/** Without a built web (API tests, development) there is nothing inline to allow. */
async function readHashes(webFolder: string): Promise<Hashes> {
  try {
    return JSON.parse(await readFile(path.join(webFolder, 'csp.json'), 'utf8')) as Hashes;
  } catch {
    return {};
  }
}
