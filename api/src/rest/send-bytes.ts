import type { Request, Response } from 'express';

/**
 * Sends private bytes whole or, for players that seek, the one range asked for. No cache keeps them: the next person at
 * this computer may be someone else.
 */
export function sendBytes(req: Request, res: Response, bytes: Uint8Array, type: string): void {
  res.set({ 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store' });
  const ranges = req.range(bytes.byteLength);
  if (ranges === -1) {
    res.status(416).set('Content-Range', `bytes */${bytes.byteLength}`).end();
    return;
  }
  const range =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (!range) {
    res.end(bytes);
    return;
  }
  res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  res.end(bytes.subarray(range.start, range.end + 1));
}
