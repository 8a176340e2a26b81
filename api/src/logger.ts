import { types } from 'node:util';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from './config/settings.js';
import { requestIds } from './request-id.js';

/**
 * JSON lines without personal data: what is logged of a request is its id, its route and its status.
 * @param destination standard output where left out
 */
export const createLogger = (
  settings: Pick<Settings, 'logLevel'>,
  name: string,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      name,
      level: settings.logLevel,
      base: { name },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
      mixin: () => ({ requestId: requestIds.getStore() }),
    },
    destination,
  );

const ADDRESS = /[^\s<>"'`:,;()=]+@[^\s<>"'`:,;()]+/g;
const QUOTED = /["'`].*["'`]/s;

/** The database driver puts the stacks of its causes behind its own. */
const FRAMES_MAX = 30;

/** Without the error's other fields: a database error carries the row at fault, a connection's its client. */
function errorForLog(error: unknown): object {
  if (!types.isNativeError(error)) return { type: typeof error };
  const { name: type, stack = '', cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const frames = stack.split('\n').filter((line) => /^ +at /.test(line));
  return {
    ...{ type, code, message: messageForLog(error), stack: frames.slice(0, FRAMES_MAX).join('\n') },
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  };
}

/** The first line, and of errors that quote what somebody sent not even that. */
function messageForLog(error: Error): string {
  const [line = ''] = error.message.split('\n', 1);
  return (quotesInput(error) ? line.replace(QUOTED, '…') : line).replace(ADDRESS, '(address)');
}

/** A JSON text that cannot be read, a value that a column does not take (SQLSTATE 22…), an entity that is not whole. */
const quotesInput = (error: Error): boolean =>
  error.name === 'SyntaxError' ||
  'entity' in error ||
  ('code' in error && /^22...$/.test(String(error.code)));
