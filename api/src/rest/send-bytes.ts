import type { Request, Response } from 'express';

interface Sent {
  readonly type: string;
  /** Strong and quoted: another one for other bytes. */
  readonly etag: string;
}

/**
 * Sends private bytes whole or, for players that seek, the one range asked for. No cache keeps them: the next person at
 * this computer may be someone else.
 */
export function sendBytes(req: Request, res: Response, bytes: Uint8Array, { type, etag }: Sent): void {
  res.set({ 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store', ETag: etag });
  const range = rangeOf(req, bytes.byteLength, etag);
  if (range === 'unsatisfiable') {
    res.status(416).set('Content-Range', `bytes */${bytes.byteLength}`).end();
    return;
  }
  if (range) {
    res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  res.set('Content-Length', String(part.byteLength)).end(part);
}

/** Null: the whole. Several ranges, or a range of what has changed since, may be answered by the whole (RFC 9110, 14). */
function rangeOf(req: Request, size: number, etag: string) {
  const unchanged = (req.get('if-range') ?? etag) === etag;
  if (req.method !== 'GET' || !unchanged) return null;
  const ranges = req.range(size);
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes') return null;
  const [range, ...more] = ranges;
  return range && more.length === 0 ? range : null;
}
