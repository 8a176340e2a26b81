import express, { type RequestHandler } from 'express';
import { AppError } from '../errors.js';

/** Far above the longest form. */
const FORM_BYTES = 16 * 1024;
/** Fits what two people say in five minutes, many times over. */
const TRANSCRIPT_BYTES = 128 * 1024;

function jsonUpTo(bytes: number): RequestHandler {
  const parse = express.json({ limit: bytes, reviver: withoutInherited });
  return (req, res, next) =>
    parse(req, res, (error?: unknown) => next(isTooLarge(error) ? tooLarge(bytes) : error));
}

/**
 * Reads a small JSON body into `req.body`, which stays undefined for any other type of content: a page of another
 * site can send such content with a plain form, JSON it cannot.
 */
export const jsonBody = jsonUpTo(FORM_BYTES);

/** The same for a body with a transcript in it. */
export const transcriptBody = jsonUpTo(TRANSCRIPT_BYTES);

/** No field of ours is called `constructor` or `__proto__`; code that looks names up must not meet them. */
function withoutInherited(key: string, value: unknown): unknown {
  return key in Object.prototype ? undefined : value;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 413;
const tooLarge = (bytes: number) =>
  new AppError('PAYLOAD_TOO_LARGE', `Please send at most ${bytes / 1024} KB.`);
