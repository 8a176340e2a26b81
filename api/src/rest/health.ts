import { setTimeout as sleep } from 'node:timers/promises';
import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';

const ANSWER_WITHIN_MS = 2000;

/** What a probe is told; the codes are for monitoring, not of the doors. */
const NOT_READY = {
  STOPPING: 'Lisan is stopping.',
  DATABASE_AWAY: 'The database does not answer.',
} as const;

/** `/livez`: the process runs. `/readyz`: it can serve, that is, its database answers and nobody stops it. */
export class Health {
  readonly router = Router();
  #isStopping = false;
  #asking: Promise<boolean> | null = null;

  /** @param askDatabase rejects when it is away; may take for ever */
  constructor(
    private readonly askDatabase: () => Promise<unknown>,
    private readonly log: Logger,
  ) {
    this.router.get('/livez', (_req, res) => void res.json({ status: 'ok' }));
    this.router.get('/readyz', this.#ready);
  }

  /** From now on load balancers send nothing new here. */
  beginStop(): void {
    this.#isStopping = true;
  }

  readonly #ready: RequestHandler = async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    const code = this.#isStopping ? 'STOPPING' : (await this.#databaseAnswers()) ? null : 'DATABASE_AWAY';
    if (code === null) res.json({ status: 'ok' });
    else res.status(503).set('Retry-After', '1').json({ message: NOT_READY[code], code });
  };

  /** One question at a time: probes of a database that hangs do not take its connections one by one. */
  #databaseAnswers(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    const timeout = new AbortController();
    const tooLate = sleep(ANSWER_WITHIN_MS, false, { signal: timeout.signal, ref: false }).catch(() => false);
    return Promise.race([this.#asking, tooLate]).finally(() => timeout.abort());
  }

  async #ask(): Promise<boolean> {
    try {
      await this.askDatabase();
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'not ready: the database does not answer');
      return false;
    }
  }
}
