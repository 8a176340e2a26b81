import type { Request } from 'express';

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/**
 * Does this request come from another site's page? Browsers say so: `Sec-Fetch-Site` on everything, `Origin` on
 * every form post, `Referer` in old ones. A request with none of them is no browser's, and carries no
 * cookie that someone else could borrow.
 */
export function isCrossSite(req: Request, baseUrl: string): boolean {
  const origin = req.get('origin');
  if (origin !== undefined) return origin !== baseUrl;
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const referrer = req.get('referer');
  return referrer !== undefined && originOf(referrer) !== baseUrl;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The same machine under another of its names: cookies set there would be missing at the callback.
 * @returns our own address for this request, or null where it came the right way
 */
export function ownLoopbackUrl(req: Request, baseUrl: string): string | null {
  const own = new URL(baseUrl);
  const asked = `http://${req.get('host') ?? ''}`;
  if (!URL.canParse(asked)) return null;
  const { hostname } = new URL(asked);
  const isOther = hostname !== own.hostname && LOOPBACK.has(hostname) && LOOPBACK.has(own.hostname);
  return isOther ? baseUrl + req.originalUrl : null;
}
