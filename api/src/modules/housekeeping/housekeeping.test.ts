import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import type { RequestContext } from '../../context.js';
import { PgBossJobs } from '../../jobs/pg-boss-jobs.js';
import { photographWithPlace } from '../../testing/hostile-images/real-pictures.js';
import { operation } from '../../testing/operations.js';
import { type S3Server, startS3Server } from '../../testing/s3-server.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { voice } from '../assessment/testing/signals.js';
import { wavOf } from '../assessment/testing/wav-file.js';
import { HousekeepingService } from './housekeeping.service.js';

const HOUR_MS = 3_600_000;
const bytes = Uint8Array.of(1);
const log = pino({ level: 'silent' });

let store: S3Server;
beforeAll(async () => {
  store = await startS3Server();
});
afterAll(() => store.close());

describe.each([
  ['a folder', () => ({})],
  ['an S3 store', () => store.env],
])('with %s', (_name, env) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ env: env() });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.moveTo(new Date());
    await api.pool.query('delete from users');
    for (const key of await keys('audio', 'pictures', 'checks')) await api.infra.storage.delete(key);
  });

  const sweep = () =>
    new HousekeepingService(api.infra.storage, api.clock).sweep({
      viewer: null,
      grant: null,
      address: '',
      isSystem: true,
      em: api.infra.orm.em.fork(),
      log,
      requestId: 'test',
    } satisfies RequestContext);
  const hoursPass = (hours: number) => api.clock.moveTo(new Date(Date.now() + hours * HOUR_MS));

  async function keys(...folders: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const folder of folders) {
      for await (const page of api.infra.storage.list(folder)) found.push(...page.map(({ key }) => key));
    }
    return found.sort();
  }

  /** A recording and a picture that somebody sent: their keys. */
  async function sent(): Promise<string[]> {
    const student = await api.signIn();
    const input = { questionId: '1', clientKey: 'a', audio: null };
    const audio = { path: 'variables.input.audio', bytes: wavOf(voice({ seconds: 1 }), {}) };
    await student.upload(operation('SubmitSession'), { input }, audio);
    const body = new FormData();
    body.set('profilePicture', new Blob([new Uint8Array(await photographWithPlace())]), 'me.jpg');
    await student.rest('/api/auth/user/profile-picture', { method: 'POST', body });
    return keys('audio', 'pictures');
  }

  const ORPHANS = [`audio/${randomUUID()}/${randomUUID()}.wav`, `pictures/${randomUUID()}.jpg`];

  test('files without a row go after a day, and no others', async () => {
    const inUse = await sent();
    expect(inUse).toHaveLength(2);
    for (const key of [...ORPHANS, 'checks/a.bin']) await api.infra.storage.put(key, bytes);

    hoursPass(23);
    await sweep();
    expect(await keys('audio', 'pictures')).toEqual([...inUse, ...ORPHANS].sort());

    hoursPass(25);
    await sweep();
    expect(await keys('audio', 'pictures', 'checks')).toEqual(inUse);
    await sweep();
    expect(await keys('audio', 'pictures')).toEqual(inUse);
  });

  test('recordings of the turns of a conversation are in use', async () => {
    const [recording] = await sent();
    await api.pool.query('update sessions set audio_key = null');
    await api.pool.query(
      `insert into conversation_turns (session_id, user_id, position, phase, speaker, audio_key, created_at)
       select id, user_id, 1, 'session1', 'student', $1, now() from sessions`,
      [recording],
    );
    hoursPass(25);
    await sweep();
    expect(await keys('audio')).toEqual([recording]);
  });

  test('where most files have no row, nothing is removed: the database is not theirs', async () => {
    const inUse = await sent();
    const others = Array.from({ length: 11 }, () => `audio/${randomUUID()}/${randomUUID()}.wav`);
    for (const key of others) await api.infra.storage.put(key, bytes);
    hoursPass(25);
    await sweep();
    expect(await keys('audio', 'pictures')).toEqual([...inUse, ...others].sort());
  });
});

describe('besides', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  const context = (isSystem: boolean): RequestContext => ({
    viewer: null,
    grant: null,
    address: '',
    isSystem,
    em: api.infra.orm.em.fork(),
    log,
    requestId: 'test',
  });
  const housekeeping = () => new HousekeepingService(api.infra.storage, api.clock);

  test('writes that were cut short and limits that are over go, too', async () => {
    await api.infra.storage.put('audio/a.wav', bytes);
    const folder = path.join(api.dataDir, 'storage/audio');
    await writeFile(path.join(folder, `b.wav.${randomUUID()}.tmp`), bytes);
    await api.pool.query(
      `insert into limits.rate_limits (key, points, expire) values ('past', 1, $1), ('open', 1, $2)`,
      [Date.now() - 1, Date.now() + 30 * HOUR_MS],
    );
    await housekeeping().sweep(context(true));
    expect(await readdir(folder)).toHaveLength(2);
    expect((await api.pool.query('select key from limits.rate_limits')).rows).toEqual([{ key: 'open' }]);
    api.clock.moveTo(new Date(Date.now() + 25 * HOUR_MS));
    await housekeeping().sweep(context(true));
    expect(await readdir(folder)).toEqual([]);
  });

  test('only the worker keeps house', async () => {
    await expect(housekeeping().sweep(context(false))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('however many workers start, it runs once a day', async () => {
    const workers = [1, 2, 3].map(() => new PgBossJobs({ url: api.databaseUrl, log, role: 'worker' }));
    for (const worker of workers) await worker.start();
    await Promise.all(workers.map((worker) => worker.daily('housekeeping')));
    await workers[0]?.daily('housekeeping');
    const { rows } = await api.pool.query(
      `select count(*)::int as n from pgboss.job where name = 'housekeeping'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await Promise.all(workers.map((worker) => worker.stop()));
  });
});
