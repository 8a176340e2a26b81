import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { operation } from '../testing/operations.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import type { TestClient } from '../testing/test-client.js';
import { until } from '../testing/until.js';
import { PgNews } from './pg-news.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => api.close());

const cutTheListener = () =>
  api.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lisan-news'`,
  );

const status = async (client: TestClient) => (await client.rest('/api/sessions')).status;

test('a login revoked while the news were cut is out, and streams are opened afresh', async () => {
  const client = await api.signIn();
  const { data } = await client.graphql<{ submitSession: { id: string } }>(operation('SubmitSession'), {
    input: { questionId: '1', clientKey: 'k', transcription: 'I like to read.', transcriptSource: 'typed' },
  });
  const sessionId = data?.submitSession.id;
  const stream = client.subscribe(operation('SessionProgress'), { sessionId });
  await stream.next();
  expect(await status(client)).toBe(200);

  await cutTheListener();
  await expect(stream.next()).rejects.toThrow();
  // another instance revokes; its notification reached nobody here
  await api.pool.query('update identity.logins set revoked_at = now() where id = $1', [
    client.identity?.loginId,
  ]);
  expect(await status(client)).toBe(401);
});

test('the news come back by themselves', async () => {
  const client = await api.signIn();
  await cutTheListener();
  const listening = () =>
    api.pool.query(
      `select 1 from pg_stat_activity where application_name = 'lisan-news' and query like 'listen%'`,
    );
  await until(async () => (await listening()).rowCount !== 0);
  expect(await status(client)).toBe(200);
  await api.pool.query('update identity.logins set revoked_at = now() where id = $1', [
    client.identity?.loginId,
  ]);
  await api.pool.query(`select pg_notify('lisan_news', $1)`, [`login:${client.identity?.loginId}`]);
  await until(async () => (await status(client)) === 401);
});

test('what happens between asking for a stream and reading it is not lost', async () => {
  const log = pino({ level: 'silent' });
  const news = new PgNews(api.databaseUrl, log);
  await news.start();
  try {
    const stream = news.stream('session', '7');
    await api.pool.query(`select pg_notify('lisan_news', 'session:7')`);
    await sleep(200);
    await expect(stream.next()).resolves.toEqual({ done: false, value: '7' });
    const waiting = stream.next();
    await stream.return();
    await expect(waiting).resolves.toMatchObject({ done: true });
  } finally {
    await news.stop();
  }
});
