import type { Logger } from 'pino';
import { openStorage } from './adapters/storage/open-storage.js';
import { type Clock, systemClock } from './clock.js';
import type { Settings } from './config/settings.js';
import { createOrm } from './db/orm.js';
import { PgBossJobs } from './jobs/pg-boss-jobs.js';
import { PgNews } from './news/pg-news.js';
import { PgRateLimits } from './rate-limits.js';
import type { Infrastructure } from './services.js';

export interface OpenInfrastructure extends Infrastructure {
  readonly jobs: PgBossJobs;
  readonly news: PgNews;
  close(): Promise<void>;
}

interface Options {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly role: 'sender' | 'worker';
  readonly log: Logger;
  readonly clock?: Clock;
  /** Runs between opening the pool and anything that needs tables. */
  readonly prepare?: (orm: Infrastructure['orm']) => Promise<void>;
}

/** Opens the pool, the queue, the news and the storage of one process. */
export async function openInfrastructure(options: Options): Promise<OpenInfrastructure> {
  const { settings, databaseUrl, role, log, clock = systemClock } = options;
  const orm = await createOrm(databaseUrl);
  await options.prepare?.(orm);
  const jobs = new PgBossJobs({ url: databaseUrl, log, role });
  const news = new PgNews(databaseUrl, log);
  await Promise.all([jobs.start(), news.start()]);
  return {
    settings,
    orm,
    jobs,
    news,
    storage: await openStorage(settings),
    clock,
    limits: new PgRateLimits(orm),
    log,
    async close() {
      await jobs.stop();
      await news.stop();
      await orm.close();
    },
  };
}
