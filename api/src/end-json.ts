import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Response } from 'express';

/** What fits into one packet does not arrive sooner when it is smaller. */
const PACKET_BYTES = 1400;

const compress = promisify(gzip);

/** Ends an answer with this JSON, compressed where that saves packets; its other headers are set before. */
export async function endJson(res: Response, json: string): Promise<void> {
  const isLong = json.length > PACKET_BYTES && res.req.method !== 'HEAD';
  if (!isLong || !res.req.acceptsEncodings('gzip')) {
    res.end(json);
    return;
  }
  const bytes = await compress(json);
  res.setHeader('Content-Encoding', 'gzip');
  res.vary('Accept-Encoding');
  res.end(bytes);
}
