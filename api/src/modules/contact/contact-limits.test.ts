import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { TestClient } from '../../testing/test-client.js';

/** Two instances on one database, as behind a load balancer. */
let one: TestApi;
let two: TestApi;
beforeAll(async () => {
  one = await startTestApi();
  two = await startTestApi({ beside: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const input = { name: 'Mei', email: 'mei@school.test', subject: 'Hello', message: 'Hello there' };
const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { message } }';

const viaRest = async (client: TestClient) =>
  (
    await client.rest('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  ).status;
const viaGraphql = async (client: TestClient) => {
  const { errors } = await client.graphql(SEND, { input });
  return errors ? 429 : 201;
};

/** Many at once, the doors and the instances by turns. @returns how many were taken */
async function flood(clients: readonly TestClient[], times: number): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: times }, (_, n) => {
      const client = clients[n % clients.length] as TestClient;
      return n % 4 < 2 ? viaRest(client) : viaGraphql(client);
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  return statuses.filter((status) => status === 201).length;
}

describe('the limit of forms counts for all instances and both doors together', () => {
  test('sixty an hour from the address of visitors, however many come at once', async () => {
    expect(await flood([one.visitor(), two.visitor()], 70)).toBe(60);
  });

  test('thirty an hour of an account, which the address does not lock out', async () => {
    const mei = await one.signIn();
    expect(await flood([mei, new TestClient(two.baseUrl, mei.identity)], 40)).toBe(30);
    expect(await viaRest(await two.signIn('Lim'))).toBe(201);
  });

  test('and both doors say for how long, before they look at what was written', async () => {
    for (const { visitor } of [one, two]) {
      const rest = await visitor().rest('/api/contact', { method: 'POST' });
      expect(rest.status).toBe(429);
      expect(await rest.json()).toEqual({
        message: 'Too many requests. Please try again later.',
        code: 'RATE_LIMITED',
      });
      const wait = Number(rest.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(3500);
      expect(wait).toBeLessThanOrEqual(3600);

      const { errors } = await visitor().graphql(SEND, { input: { ...input, email: 'none' } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    }
  });
});
