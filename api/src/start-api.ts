import type { Server } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { checkKey } from './adapters/ai/check-key.js';
import { openAuthDoor } from './auth/auth-door.js';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from './auth/local/demo-accounts.js';
import type { Sql } from './auth/sql.js';
import { REPOSITORY_ROOT } from './config/env.js';
import type { S3Settings, Settings } from './config/settings.js';
import { loadDemoData } from './db/demo-data/load-demo-data.js';
import { loadImpactStudy } from './db/demo-data/load-impact-study.js';
import { migrate } from './db/migrate.js';
import { openPort } from './hold-port.js';
import { openInfrastructure } from './infrastructure.js';
import { QUESTION_BANK } from './modules/questions/bank/question-bank.js';
import { loadQuestionBank } from './modules/questions/load-question-bank.js';
import { createServer } from './server.js';
import { createServices, type Infrastructure } from './services.js';

export interface Api {
  stop(): Promise<void>;
}

/**
 * Migrates, loads what must be there, opens both doors on the held port.
 * @throws what keeps it from starting, with everything closed that was opened
 */
export async function startApi(
  settings: Settings,
  databaseUrl: string,
  server: Server,
  log: Logger,
): Promise<Api> {
  const keys = Promise.all([
    settings.chat && checkKey(settings.chat, 'AI_CHAT_API_KEY'),
    settings.transcription && checkKey(settings.transcription, 'AI_TRANSCRIPTION_API_KEY'),
    settings.s3 && checkStoreOf(settings.s3),
  ]);
  keys.catch(() => {}); // awaited below, after what can go on meanwhile
  await using opened = new AsyncDisposableStack();

  const infra = await openInfrastructure({
    settings,
    databaseUrl,
    role: 'sender',
    log,
    prepare: async (orm) => {
      await migrate(orm, databaseUrl);
      await loadQuestionBank(orm.em.fork(), QUESTION_BANK);
    },
  });
  opened.defer(() => infra.close());
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, application_name: 'lisan-identity' });
  opened.defer(() => pool.end());
  const services = createServices(infra);
  const auth = await openAuthDoor({
    settings,
    pool,
    clock: infra.clock,
    log,
    users: services.users,
    onRevoked: (loginId) => infra.news.publish(infra.orm.em.fork(), 'login', loginId),
  });
  opened.defer(() => auth.close());
  if (settings.appMode === 'demo' && !settings.oidc) await loadDemo(infra, auth.sql);
  const webFolder = path.join(REPOSITORY_ROOT, 'web/dist');
  const { graphql, handle, health, holds } = await createServer({
    infra,
    services,
    auth,
    server,
    log,
    webFolder,
  });
  opened.defer(async () => {
    health.beginStop();
    holds.end();
    graphql.streams.closeAll();
    await graphql.stop();
    server.closeAllConnections();
  });
  await keys;
  openPort(server, handle);

  const running = opened.move();
  return { stop: () => running.disposeAsync() };
}

/** The client of S3 is loaded only where it is used. */
const checkStoreOf = async (s3: S3Settings) =>
  (await import('./adapters/storage/check-store.js')).checkStore(s3);

/** The accounts are there in every demo; the rest is loaded once, into an empty database. */
async function loadDemo(infra: Infrastructure, sql: Sql): Promise<void> {
  const ids = await ensureDemoAccounts(sql);
  const accounts = DEMO_ACCOUNTS.flatMap(({ email, firstName, lastName }) => {
    const subject = ids.get(email);
    return subject ? [{ email, subject, firstName, lastName }] : [];
  });
  await loadDemoData(infra, accounts);
  await loadImpactStudy(infra, [...ids.values()]);
}
