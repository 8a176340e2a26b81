import { AppError, badInput } from './errors.js';

/** What the client did wrong before a door was reached: body-parser, multipart and the router mark it with a 4xx status. */
export function clientFault(error: unknown): AppError | null {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.');
  return badInput('The request could not be read.');
}
