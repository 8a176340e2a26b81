import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { givenUp, type JobHandler, type JobName, type JobPayloads, type Jobs } from './jobs.js';

/** A provider that is down for an hour loses no answer: 2 s doubling to at most a minute, about 70 minutes in all. */
const QUEUE_OPTIONS = {
  retryLimit: 75,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  // longer than all deadlines of one run together, or a second run would begin beside the first
  expireInSeconds: 900,
  // a killed worker's jobs come back after this, not after the expiry
  heartbeatSeconds: 10,
  notify: true,
} as const;

/** Setting a state needs nothing but the database: it is tried until that is there. */
const GIVEN_UP_OPTIONS = { ...QUEUE_OPTIONS, retryLimit: 1000 } as const;

const QUEUES: readonly JobName[] = [
  'assess-session',
  'improve-answer',
  'deliver-contact-message',
  'housekeeping',
];

const DAY_SECONDS = 86_400;
const CALM_SECONDS = 300;
const HOUR_MS = 3_600_000;

interface BossOptions {
  readonly url: string;
  readonly log: Logger;
  /** A worker also supervises (retries, dead workers); an API process only sends. */
  readonly role: 'sender' | 'worker';
}

/** The durable queue on PostgreSQL. Call `start` before the first use and `stop` at the end. */
export class PgBossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor({ url, log, role }: BossOptions) {
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: url,
      schema: 'pgboss',
      application_name: `lisan-jobs-${role}`,
      max: role === 'worker' ? 4 : 2,
      schedule: false,
      supervise: role === 'worker',
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      useListenNotify: role === 'worker',
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const queue of QUEUES) {
      const deadLetter = givenUp(queue);
      await this.#boss.createQueue(deadLetter, GIVEN_UP_OPTIONS);
      await this.#boss.createQueue(queue, { ...QUEUE_OPTIONS, deadLetter });
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#boss.stop({ graceful: true, timeout: 5000 });
  }

  async enqueue<Name extends JobName>(
    em: EntityManager,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<void> {
    await this.#boss.send(name, payload, { db: fromKysely(em.getKysely()) });
  }

  async withdraw<Name extends JobName>(
    em: EntityManager,
    name: Name,
    field: keyof JobPayloads[Name] & string,
    ids: readonly number[],
  ): Promise<void> {
    if (ids.length === 0) return;
    await em.execute(
      `delete from pgboss.job where name in (?, ?) and state <> 'active'
         and data ->> ? in (select jsonb_array_elements_text(?::jsonb))`,
      [name, givenUp(name), field, JSON.stringify(ids.map(String))],
    );
  }

  /**
   * Asks for a job once a day, however many processes do so and however often they start; a few minutes later, when
   * a start is over.
   */
  async daily(name: 'housekeeping'): Promise<void> {
    const ask = () => this.#boss.send(name, {}, { singletonSeconds: DAY_SECONDS, startAfter: CALM_SECONDS });
    await ask();
    const again = () => ask().catch((error: unknown) => this.#log.warn({ err: error }, 'daily job'));
    this.#timers.push(setInterval(again, HOUR_MS).unref());
  }

  /** @param concurrency jobs of this queue at the same time in this process */
  async work<Name extends JobName>(
    name: Name,
    concurrency: number,
    handler: JobHandler<Name>,
  ): Promise<void> {
    const polling = {
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 0.5,
      includeMetadata: true,
    } as const;
    await this.#boss.work(
      name,
      { ...polling, localConcurrency: concurrency },
      async (jobs: JobWithMetadata<JobPayloads[Name]>[]) => {
        for (const { data: payload, retryCount: retry } of jobs) {
          await handler.run({ payload, retry }).catch((error: unknown) => {
            this.#log.warn({ err: error, job: name, payload, retry }, 'job failed');
            throw error;
          });
        }
      },
    );
    await this.#boss.work(givenUp(name), polling, async (jobs: JobWithMetadata<JobPayloads[Name]>[]) => {
      for (const { data } of jobs) await handler.giveUp(data);
    });
  }
}
