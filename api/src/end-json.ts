import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Response } from 'express';

/** What fits into one packet does not arrive sooner when it is smaller. */
const PACKET_BYTES = 1400;

const compress = promisify(gzip);

/** Ends an answer with this JSON, compressed where that saves packets; its other headers are set before. */
export async function endJson(res: Response, json: string): Promise<void> {
  const isLong = json.length > PACKET_BYTES;
  if (isLong) res.vary('Accept-Encoding');
  // with a body, the server counts by itself
  if (res.req.method === 'HEAD') res.setHeader('Content-Length', Buffer.byteLength(json));
  else if (isLong && res.req.acceptsEncodings('gzip')) {
    const bytes = await compress(json);
    res.setHeader('Content-Encoding', 'gzip');
    res.end(bytes);
    return;
  }
  res.end(json);
}
