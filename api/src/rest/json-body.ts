import express, { type RequestHandler } from 'express';
import { AppError } from '../errors.js';

/** Far above the longest form. */
const LIMIT_BYTES = 16 * 1024;
const parse = express.json({ limit: LIMIT_BYTES });

/**
 * Reads a small JSON body into `req.body`, which stays undefined for any other type of content: a page of another
 * site can send such content with a plain form, JSON it cannot.
 */
export const jsonBody: RequestHandler = (req, res, next) =>
  parse(req, res, (error?: unknown) => next(isTooLarge(error) ? tooLarge() : error));

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 413;
const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', `Please send at most ${LIMIT_BYTES / 1024} KB.`);
