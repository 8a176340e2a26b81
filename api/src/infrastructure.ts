import type { Logger } from 'pino';
import { type AiProviders, NO_PROVIDERS } from './adapters/ai/ai-providers.js';
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

/** Opens the pool, the queue, the news, the storage and the providers of one process. */
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
    ai: await openAi({ settings, orm, clock, log }),
    log,
    async close() {
      await jobs.stop();
      await news.stop();
      await orm.close();
    },
  };
}

/** A tenth of all modules is the providers' library: it is loaded where one is configured. */
async function openAi(
  parts: Pick<Infrastructure, 'settings' | 'orm' | 'clock' | 'log'>,
): Promise<AiProviders> {
  const { chat, transcription } = parts.settings;
  if (!chat && !transcription) return NO_PROVIDERS;
  const { openAiProviders } = await import('./ai-providers.js');
  return openAiProviders(parts);
}
