import { APIConnectionTimeoutError, APIError } from 'openai';

/** What a failed attempt means for the next one. */
export interface Failure {
  /** For the operator: a sentence without the key and without what a student said. */
  readonly sentence: string;
  /** Another attempt, now or later, may go better. */
  readonly retryable: boolean;
  /** How long the server asked us to wait, or null. */
  readonly retryAfterMs: number | null;
  /** It is about this request only: another one may be served. */
  readonly isOfRequest: boolean;
}

/** A 200 whose body is not what the wire promises: a proxy's page, an empty list of choices. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

const PASSING_STATUS = new Set([408, 409, 429]);

/**
 * Sorts whatever an attempt threw.
 * @param server how a sentence names the server, e.g. "The chat server http://llm:8000/v1"
 */
export function classify(error: unknown, server: string): Failure {
  if (error instanceof APIConnectionTimeoutError) return passing(`${server} gave no answer in time.`);
  if (error instanceof APIError && error.status !== undefined) return ofStatus(error, error.status, server);
  if (error instanceof UnreadableAnswer || error instanceof SyntaxError) {
    return passing(`${server} gave an unreadable answer.`);
  }
  return passing(`${server} could not be reached (${connectionCode(error)}).`);
}

function ofStatus(error: APIError, status: number, server: string): Failure {
  if (status === 401) return final(`${server} refused the key (401). Check the key in the settings.`);
  if (status === 403) return final(`${server} does not let this key use the model (403).`);
  // OpenAI says so with a 429, yet waiting does not help: somebody has to pay.
  if (error.code === 'insufficient_quota') return final(`${server} says that the quota is used up (429).`);
  if (PASSING_STATUS.has(status) || status >= 500) {
    return passing(`${server} answered ${status}.`, retryAfterMs(error.headers, Date.now()));
  }
  return { ...final(`${server} answered ${status}${serverReason(error)}`), isOfRequest: true };
}

const passing = (sentence: string, retryAfter: number | null = null): Failure => ({
  sentence,
  retryable: true,
  retryAfterMs: retryAfter,
  isOfRequest: false,
});

const final = (sentence: string): Failure => ({
  sentence,
  retryable: false,
  retryAfterMs: null,
  isOfRequest: false,
});

/**
 * `retry-after-ms`, else `Retry-After` in seconds or as a date; null where neither makes sense.
 * @param now milliseconds since 1970, to count from when the header is a date
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | null {
  const milliseconds = headers?.get('retry-after-ms');
  if (milliseconds && Number(milliseconds) >= 0) return Number(milliseconds);
  const value = headers?.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return seconds >= 0 ? seconds * 1000 : null;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** ECONNRESET, ENOTFOUND and the like lie somewhere down the chain of causes. */
function connectionCode(error: unknown): string {
  let cause = error;
  for (let depth = 0; typeof cause === 'object' && cause !== null && depth < 5; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    cause = 'cause' in cause ? cause.cause : null;
  }
  return 'connection failed';
}

/** A word for programs, as servers write their codes. Never their sentences: some repeat the whole request in them. */
const MACHINE_WORD = /^[a-z][a-z0-9_.-]{0,63}$/i;

function serverReason({ code, param }: APIError): string {
  const words = [code, param].filter((word) => typeof word === 'string' && MACHINE_WORD.test(word));
  return words.length > 0 ? ` (${words.join(', ')}).` : '.';
}

const ABOUT_THE_FORMAT = /response[_ ]?format|json[_ ]schema|structured[_ ]output|verbose_json/i;
const ABOUT_WORD_TIMES = /timestamp_granularit/i;

/** The server does not know the `response_format` that was asked for; a simpler one may do. */
export function refusesFormat(error: unknown): boolean {
  if (!isBadRequest(error)) return false;
  return error.param === 'response_format' || ABOUT_THE_FORMAT.test(error.message);
}

/** The server does not know this parameter of a request. */
export const refusesParameter = (error: unknown, name: string): boolean =>
  isBadRequest(error) && `${error.param} ${error.message}`.includes(name);

/** The server does not know how to tell when each word was said. */
export const refusesWordTimes = (error: unknown): boolean =>
  isBadRequest(error) && ABOUT_WORD_TIMES.test(`${error.param} ${error.message}`);

const isBadRequest = (error: unknown): error is APIError =>
  error instanceof APIError && (error.status === 400 || error.status === 422);
