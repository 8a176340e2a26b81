import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadIdentitySecrets } from './secrets.js';
import { type IdentityDatabase, openIdentityDatabase } from './testing/identity-database.js';

let database: IdentityDatabase;
beforeAll(async () => {
  database = await openIdentityDatabase();
});
afterAll(() => database.close());

test('instances that start together on a new database agree, and keep agreeing', async () => {
  const all = await Promise.all(Array.from({ length: 3 }, () => loadIdentitySecrets(database.sql)));
  const later = await loadIdentitySecrets(database.sql);
  for (const secrets of all) expect(secrets).toEqual(later);
  expect(later.signingKeys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig', d: expect.any(String) });
  const words = [...later.cookieKeys, later.sessionSecret, later.clientSecret];
  expect(new Set(words).size).toBe(3);
  for (const word of words) expect(word).toMatch(/^[\w-]{43}$/);
});
