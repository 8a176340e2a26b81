import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * What goes with every answer, kept short: a page takes twenty of them, and HTTP/1.1 does not compress headers. What
 * is no page may load nothing and stand in no frame.
 */
export function securityHeaders(baseUrl: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: baseUrl.startsWith('https:'),
    // said by pages, which alone obey them
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    // for browsers that do not know the policy above; none of them can run Lisan
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/**
 * What a page says besides its content security policy. The referrer stays within the site: with none at all,
 * browsers would send form posts with `Origin: null`.
 */
export const PAGE_SECURITY: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
  'Referrer-Policy': 'same-origin',
};

/** Hashes of the inline pieces of a page, as `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The headers of a page that takes its own files, and these inline pieces. */
export function ownPage({ scripts, styles }: InlineHashes): Readonly<Record<string, string>> {
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { ...PAGE_SECURITY, 'Content-Security-Policy': policy.join('; ') };
}
