import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import type { Storage } from '../../adapters/storage/storage.js';
import type { RequestContext } from '../../context.js';
import { createServices } from '../../services.js';
import { PICTURE } from '../../testing/sample-files.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { SUBMIT_THROUGH, spoken } from '../sessions/testing/answers.js';
import { HousekeepingService } from './housekeeping.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function contextOf(client: TestClient | null): Promise<RequestContext> {
  const viewer = client && (await api.services.users.viewerOf(client.userId, client.identity?.loginId ?? ''));
  const em = api.infra.orm.em.fork();
  const log = pino({ level: 'silent' });
  return { viewer, grant: null, address: '', isSystem: viewer === null, em, log, requestId: 'test' };
}

/** What a crash right after the commit does: no file is deleted. */
const dying: Partial<Storage> = { delete: () => Promise.reject(new Error('gone in the middle')) };

const files = async (): Promise<number> => {
  let count = 0;
  for (const folder of ['audio', 'pictures']) {
    for await (const page of api.infra.storage.list(folder)) count += page.length;
  }
  return count;
};
const discarded = async () => (await api.pool.query('select key from discarded_files')).rowCount;
const sweep = async (storage: Storage) =>
  new HousekeepingService(storage, api.clock).sweep(await contextOf(null));

test('files of a deleted account that a crash left behind go with the next housekeeping, however many', async () => {
  const client = await api.signIn();
  for (let n = 0; n < 12; n += 1) await SUBMIT_THROUGH.REST(client, { audio: spoken(1) });
  const body = new FormData();
  body.set('profilePicture', new Blob([new Uint8Array(PICTURE)]), 'me.png');
  await client.rest('/api/auth/user/profile-picture', { method: 'POST', body });
  expect(await files()).toBe(13);

  const broken: Storage = { ...api.infra.storage, ...dying };
  const { accountDeletion } = createServices({ ...api.infra, storage: broken });
  await accountDeletion.deleteAccount(await contextOf(client), { email: client.email });
  expect([await files(), await discarded()]).toEqual([13, 13]);

  await sweep(broken);
  expect([await files(), await discarded()]).toEqual([13, 13]);
  await sweep(api.infra.storage);
  expect([await files(), await discarded()]).toEqual([0, 0]);
});

test('a login of somebody who is gone goes, others stay', async () => {
  const [here, gone] = [await api.signIn(), await api.signIn()];
  await api.pool.query('delete from users where id = $1', [gone.userId]);
  await sweep(api.infra.storage);
  const { rows } = await api.pool.query('select user_id from identity.logins');
  expect(rows).toEqual([{ user_id: here.userId }]);
});
