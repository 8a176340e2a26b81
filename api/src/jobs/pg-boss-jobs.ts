import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandler, JobName, JobPayloads, Jobs } from './jobs.js';

/** A provider that is down for an hour loses no answer: 2 s doubling to at most a minute, about 70 minutes in all. */
const QUEUE_OPTIONS = {
  retryLimit: 75,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 300,
  // a killed worker's jobs come back after this, not after the expiry
  heartbeatSeconds: 10,
  notify: true,
} as const;

const QUEUES: readonly JobName[] = ['assess-session'];

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
    for (const queue of QUEUES) await this.#boss.createQueue(queue, QUEUE_OPTIONS);
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5000 });
  }

  async enqueue<Name extends JobName>(
    em: EntityManager,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<void> {
    await this.#boss.send(name, payload, { db: fromKysely(em.getKysely()) });
  }

  /** @param concurrency jobs of this queue at the same time in this process */
  async work<Name extends JobName>(name: Name, concurrency: number, handle: JobHandler<Name>): Promise<void> {
    await this.#boss.work(
      name,
      {
        includeMetadata: true,
        localConcurrency: concurrency,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 0.5,
      },
      async (jobs: JobWithMetadata<JobPayloads[Name]>[]) => {
        for (const job of jobs) {
          try {
            await handle({ payload: job.data, isLastTry: job.retryCount >= job.retryLimit });
          } catch (error) {
            this.#log.warn({ err: error, job: name, payload: job.data, retry: job.retryCount }, 'job failed');
            throw error;
          }
        }
      },
    );
  }
}
