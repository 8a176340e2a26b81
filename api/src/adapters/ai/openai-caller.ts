import { setTimeout as sleep } from 'node:timers/promises';
import { APIConnectionTimeoutError, OpenAI } from 'openai';
import type { AiEndpoint } from '../../config/settings.js';
import { AiError } from './ai.js';
import { boundedFetch } from './bounded-fetch.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { classify, type Failure } from './failure.js';

export interface CallerOptions {
  /** Deadline of one attempt, answer read to its end. */
  readonly timeoutMs?: number;
  /** Upper end of the first wait; it doubles from attempt to attempt. */
  readonly backoffMs?: number;
  /** How often in all; 3 where left out. One, where somebody waits for it. */
  readonly attempts?: number;
  /** Shared by all clients of one server; left out, the server is always asked. */
  readonly breaker?: CircuitBreaker;
}

const ATTEMPTS = 3;
const BACKOFF_MS = 500;
/** A server that asks for more than this is left to a later job. */
const WAIT_MAX_MS = 20_000;

/** Runs an attempt until it succeeds or must end; see {@link createCaller}. */
export type Call = <T>(attempt: (client: OpenAI, deadline: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * The one place that waits and retries. The library's own retries are off: they cannot be bounded in time
 * together with ours, and they would retry a timeout that has used up its deadline already.
 * @param purpose what the server is for, named in errors: "chat", "transcription"
 * @returns a function whose promise rejects with an AiError only
 */
export function createCaller(
  endpoint: AiEndpoint,
  purpose: string,
  options: CallerOptions & { readonly timeoutMs: number },
): Call {
  const server = `The ${purpose} server ${endpoint.baseUrl}`;
  const client = new OpenAI({
    apiKey: endpoint.apiKey,
    baseURL: endpoint.baseUrl,
    maxRetries: 0,
    timeout: options.timeoutMs,
    fetch: boundedFetch,
    // Null keeps the library from reading these from the environment: config/env.ts is its only reader.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
  });
  // No `cause` in these errors: the library's carry headers and whatever the server repeats.
  const failed = ({ sentence, retryable, retryAfterMs, isOfRequest }: Failure) =>
    new AiError(sentence.replaceAll(endpoint.apiKey, '***'), retryable, {
      kind: isOfRequest ? 'request' : 'provider',
      retryAfterMs,
    });

  const call: Call = async (attempt) => {
    for (let tried = 1; ; tried += 1) {
      // The library's timeout ends with the headers; this deadline holds for the body of an error, too.
      const deadline = AbortSignal.timeout(options.timeoutMs);
      try {
        return await attempt(client, deadline);
      } catch (error) {
        const failure = classify(deadline.aborted ? new APIConnectionTimeoutError() : error, server);
        const jittered = Math.random() * (options.backoffMs ?? BACKOFF_MS) * 2 ** (tried - 1);
        const wait = failure.retryAfterMs ?? jittered;
        if (!failure.retryable || tried === (options.attempts ?? ATTEMPTS) || wait > WAIT_MAX_MS) {
          throw failed(failure);
        }
        await sleep(wait);
      }
    }
  };
  const { breaker } = options;
  return breaker ? (attempt) => breaker.run(() => call(attempt)) : call;
}
