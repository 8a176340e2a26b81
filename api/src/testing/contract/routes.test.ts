import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { createAuthRouter } from '../../auth/auth.router.js';
import { AuthCookies } from '../../auth/cookies.js';
import { restDoor } from '../../rest/rest-door.js';
import { startTestApi, type TestApi } from '../test-api.js';
import { REST_OPERATIONS } from './open-api.js';
import { routesOf, withoutNames } from './routes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DOCUMENTED = REST_OPERATIONS.map(({ method, path }) => `${method} ${withoutNames(path)}`);

test('every route below /api is in the contract, and every path of the contract is a route', () => {
  const signIn = createAuthRouter({
    client: { issuer: 'https://issuer.test', clientId: 'x', clientSecret: 'x', baseUrl: api.baseUrl },
    sessionSecret: 'x'.repeat(32),
    cookies: new AuthCookies(api.baseUrl),
    logins: api.logins,
    users: api.services.users,
    clock: api.clock,
    log: pino({ level: 'silent' }),
  });
  // a set: POST /api/sessions is read by one router, which hands turns of a conversation on to another
  const routes = new Set([...routesOf(restDoor(api.services), '/api'), ...routesOf(signIn, '')]);
  expect([...routes].sort()).toEqual(DOCUMENTED.filter((route) => route.includes(' /api/')).sort());
});

test.each(['/livez', '/readyz'])('%s is served', async (path) => {
  const answer = await api.visitor().rest(path);
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
});

test('no two operations have the same name', () => {
  const names = REST_OPERATIONS.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});
