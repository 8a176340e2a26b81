import type { Response } from 'express';
import { endJson } from '../end-json.js';

/**
 * Sends private JSON, which no cache keeps. Headers and body leave in one write; `res.json` copies the body and
 * takes a checksum of it first.
 */
export async function sendJson(res: Response, value: object): Promise<void> {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  await endJson(res, JSON.stringify(value));
}
