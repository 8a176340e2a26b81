/**
 * The closed list of errors that a caller may see. Each door has one mapper: `graphql/format-error.ts` puts the
 * code into `extensions.code`, `rest/error-handler.ts` answers `{message, code}` with the status.
 */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  AI_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An error whose message may be shown to the caller. Anything else becomes INTERNAL at the door. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** For bad input: the name of the field at fault. */
    readonly field?: string,
    /** For a limit or a service that is down: seconds until it is worth trying again. */
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** §8 matches on exactly this message. */
export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Unauthorized');
export const forbidden = () => new AppError('FORBIDDEN', 'You are not allowed to do this.');
export const profileNeeded = () => new AppError('FORBIDDEN', 'Please complete your profile first.');
/** Also the answer for another person's record: its existence is not disclosed. */
export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found.`);
export const badInput = (message: string, field?: string) => new AppError('BAD_USER_INPUT', message, field);
export const conflict = (message: string, field?: string) => new AppError('CONFLICT', message, field);
export const rateLimited = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', 'Too many requests. Please try again later.', undefined, retryAfterSeconds);
export const aiUnavailable = (message: string) => new AppError('AI_UNAVAILABLE', message);
