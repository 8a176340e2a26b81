import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { signedIn } from '../authorize.js';
import { contextOf } from '../context-of.js';
import { AppError, badInput } from '../errors.js';

/** Far above the forms of §7: a transcript is the longest text. */
const TEXT = { fields: 40, fieldSize: 64 * 1024, fieldNameSize: 100, fieldNestingDepth: 0 } as const;
/** Boundaries, headers and texts beside the file. */
const ROOM_FOR_TEXT_BYTES = 1024 * 1024;

interface MultipartOptions {
  /** Name of the one file field; the file itself may be left out, which is for the service to judge. */
  readonly field: string;
  /** Largest file that is taken. */
  readonly maxBytes: number;
  /** Said to whoever sends a larger one. */
  readonly tooLarge: string;
}

/**
 * Reads one multipart/form-data body into memory; `formOf` hands it on. Whoever is not signed in is refused before a
 * byte is read, and so is a length beyond the limits.
 * @throws UNAUTHENTICATED, PAYLOAD_TOO_LARGE, and BAD_USER_INPUT for a body that is cut, of another type, or has
 *   another file than the one asked for
 */
export function multipart({ field, maxBytes, tooLarge }: MultipartOptions): RequestHandler {
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: { ...TEXT, fileSize: maxBytes, files: 1, parts: TEXT.fields + 1, headerPairs: 50 },
  }).single(field);
  const isTooLarge = () => new AppError('PAYLOAD_TOO_LARGE', tooLarge, field);

  return (req, res, next) => {
    signedIn(contextOf(res));
    if (!req.is('multipart/form-data')) {
      throw badInput(`Please send multipart/form-data with the file in the field ${field}.`, field);
    }
    if (Number(req.get('content-length')) > maxBytes + ROOM_FOR_TEXT_BYTES) throw isTooLarge();
    // the parser calls back from the connection's events, which know nothing of the request
    const parsed = AsyncLocalStorage.bind((error: unknown) => {
      if (!error)
        next(req.body ? repeated(req.body) : refusal(null, field)); // a boundary without a name
      else if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') next(isTooLarge());
      else next(refusal(error, field));
    });
    parse(req, res, parsed);
  };
}

export interface MultipartForm {
  /** Texts by field name, without a prototype; all of them what a client wrote. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly file: Uint8Array | null;
}

/** The body that `multipart` has read. */
export const formOf = ({ body, file }: Pick<Request, 'body' | 'file'>): MultipartForm => ({
  fields: body as MultipartForm['fields'],
  file: file?.buffer ?? null,
});

/** multer makes a list of a field that comes twice. */
function repeated(body: Record<string, unknown>): AppError | undefined {
  const twice = Object.keys(body).find((name) => typeof body[name] !== 'string');
  return twice === undefined ? undefined : badInput('Please send each field once.', twice);
}

/** With memory as its storage, what fails is always the body. */
function refusal(error: unknown, field: string): AppError {
  const code: string | null = error instanceof MulterError ? error.code : null;
  switch (code) {
    case 'LIMIT_UNEXPECTED_FILE':
    case 'LIMIT_FILE_COUNT':
      return badInput(`Please send one file, in the field ${field}.`, field);
    case 'LIMIT_FIELD_VALUE':
      return badInput('One of the fields is too long.');
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_PART_COUNT':
      return badInput('There are too many fields.');
    case 'LIMIT_FIELD_KEY':
    case 'LIMIT_FIELD_NESTING':
    case 'MISSING_FIELD_NAME':
    case 'INVALID_FIELD_NAME':
      return badInput('The name of a field cannot be read.');
    default:
      return badInput('The upload could not be read. Please send it again.', field);
  }
}
