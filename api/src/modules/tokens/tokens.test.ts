import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { askGraphql, type DoorAnswer } from '../../testing/both-doors.js';
import { outAtOnce } from '../../testing/out-at-once.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

const ISSUE = `mutation Issue($input: IssueResearchTokenInput!) {
  issueResearchToken(input: $input) {
    secret
    token { id name prefix scopes createdAt expiresAt lastUsedOn revokedAt isActive }
  }
}`;
const REVOKE = 'mutation Revoke($id: ID!) { revokeResearchToken(id: $id) { id isActive revokedAt } }';
const LIST = `query List($first: Int!, $after: String) {
  researchTokens(first: $first, after: $after) {
    edges { node { id name isActive lastUsedOn } }
    pageInfo { endCursor hasNextPage }
  }
}`;
const ORDER = { name: ' Impact paper, R script ', expiresInDays: 30, scopes: ['analyticsRead'] };
const UNAUTHORIZED = { message: 'Unauthorized', code: 'UNAUTHENTICATED' };

interface Issued {
  readonly secret: string;
  readonly token: { readonly id: string; readonly prefix: string };
}
interface Listed {
  readonly edges: { node: { id: string; name: string; isActive: boolean; lastUsedOn: string | null } }[];
  readonly pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

let api: TestApi;
let other: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ beside: api });
  admin = await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' });
});
beforeEach(async () => {
  await api.pool.query('delete from limits.rate_limits');
});
afterAll(async () => {
  await other.close();
  await api.close();
});

function valueIn<Value>(answer: DoorAnswer<Value>): Value {
  if ('refused' in answer) throw new Error(JSON.stringify(answer.refused));
  return answer.value;
}
const issue = async (order: object = ORDER) =>
  valueIn(await askGraphql<Issued>(admin, ISSUE, { input: order }));
const revoke = (id: string) => askGraphql(admin, REVOKE, { id });
const list = async (first: number, after: string | null = null) =>
  valueIn(await askGraphql<Listed>(admin, LIST, { first, after }));

/** Through a door that lets visitors in as well, and through the other. */
const DOORS: [string, (client: TestClient) => Promise<{ status: number; code?: string }>][] = [
  [
    'GraphQL',
    async (client) => {
      const response = await client.rest('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewer { id } }' }),
      });
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return { status: response.status, code: errors?.[0]?.extensions.code };
    },
  ],
  [
    'REST',
    async (client) => {
      const response = await client.rest('/api/testimonials');
      return { status: response.status, code: ((await response.json()) as { code?: string }).code };
    },
  ],
];

describe('issuing', () => {
  test('answers the secret once, and keeps its hash', async () => {
    api.clock.moveTo('2026-03-01T12:00:00Z');
    const { secret, token } = await issue();
    expect(secret).toMatch(/^lisan_[\w-]{43}$/);
    expect(token).toEqual({
      id: expect.any(String),
      name: 'Impact paper, R script',
      prefix: secret.slice(0, 12),
      scopes: ['analyticsRead'],
      createdAt: expect.stringMatching(/^2026-03-01T12:/),
      expiresAt: expect.stringMatching(/^2026-03-31T12:/),
      lastUsedOn: null,
      revokedAt: null,
      isActive: true,
    });
    const { rows } = await api.pool.query('select * from research_tokens where id = $1', [token.id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(12));
    expect(rows[0].secret_hash).toHaveLength(32);
    expect(rows[0].scopes).toEqual(['analytics:read']);
  });

  test('leaves an audit entry, as revoking does', async () => {
    const { token } = await issue();
    await revoke(token.id);
    await revoke(token.id);
    const { rows } = await api.pool.query(
      'select action, actor_id from audit_entries where subject = $1 order by id',
      [`token:${token.id}`],
    );
    expect(rows).toEqual([
      { action: 'tokens.issue', actor_id: admin.userId },
      { action: 'tokens.revoke', actor_id: admin.userId },
    ]);
  });

  test.each([
    [{ name: ' \n' }, 'name', 'Please name the token'],
    [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'Choose 1 to 365 days'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'Choose 1 to 365 days'],
    [{ scopes: [] }, 'scopes', 'Choose what the token allows: analytics:read'],
  ])('with %j is refused', async (change, field, message) => {
    expect(await askGraphql(admin, ISSUE, { input: { ...ORDER, ...change } })).toEqual({
      refused: { code: 'BAD_USER_INPUT', field, message },
    });
  });

  test('is limited', async () => {
    let refused: unknown;
    for (let times = 0; times <= 30 && !refused; times += 1) {
      const answer = await askGraphql(admin, ISSUE, { input: ORDER });
      if ('refused' in answer) refused = answer.refused;
    }
    expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

test('tokens are listed newest first, a page at a time', async () => {
  for (const name of ['one', 'two', 'three']) await issue({ ...ORDER, name });
  const first = await list(2);
  const second = await list(2, first.pageInfo.endCursor);
  expect(first.edges.map(({ node }) => node.name)).toEqual(['three', 'two']);
  expect(second.edges[0]?.node.name).toBe('one');
  expect(first.pageInfo.hasNextPage).toBe(true);
  const ofUsers = Buffer.from(`2026-03-01T00:00:00.000Z|${admin.userId}`).toString('base64url');
  for (const after of ['nonsense', ofUsers]) {
    expect(await askGraphql(admin, LIST, { first: 2, after })).toMatchObject({
      refused: { code: 'BAD_USER_INPUT', field: 'after' },
    });
  }
});

describe('who may manage tokens', () => {
  const refusals = async (client: TestClient) =>
    Promise.all(
      [
        askGraphql(client, LIST, { first: 5 }),
        askGraphql(client, ISSUE, { input: ORDER }),
        askGraphql(client, REVOKE, { id: '1' }),
      ].map(async (answer) => {
        const told = await answer;
        return 'refused' in told ? told.refused.code : 'allowed';
      }),
    );

  test.each<[string, () => Promise<TestClient> | TestClient, string]>([
    ['a visitor', () => api.visitor(), 'UNAUTHENTICATED'],
    ['a student', () => api.signIn(), 'FORBIDDEN'],
    ['a teacher', () => api.signIn('Daniel', { role: 'teacher' }), 'FORBIDDEN'],
    ['an admin', () => api.signIn('Priya', { role: 'admin' }), 'FORBIDDEN'],
    ['a script with a token', async () => api.script((await issue()).secret), 'UNAUTHENTICATED'],
  ])('not %s', async (_name, caller, code) => {
    expect(await refusals(await caller())).toEqual([code, code, code]);
  });

  test.each(['999999', '0', '-1'])('the token %s is not there', async (id) => {
    expect(await revoke(id)).toEqual({ refused: { code: 'NOT_FOUND', message: 'Token not found.' } });
  });
});

describe.each(DOORS)('a bearer token through %s', (_door, ask) => {
  test('is let in, without the cookie that comes along', async () => {
    const { secret } = await issue();
    expect((await ask(api.script(secret))).status).toBe(200);
    const both = api.script(secret, admin);
    expect((await both.graphql('{ viewer { id } }')).data).toEqual({ viewer: null });
    expect((await both.rest('/api/auth/user')).status).toBe(401);
  });

  test.each([
    ['unknown', () => `lisan_${'A'.repeat(43)}`],
    ['empty', () => ''],
    ['without its mark', async () => (await issue()).secret.slice(6)],
    ['of another make', () => 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
    ['huge', () => `lisan_${'A'.repeat(8000)}`],
  ])('that is %s is refused, even where visitors are let in', async (_name, secret) => {
    const bad = api.script(await secret(), admin);
    expect(await ask(bad)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await bad.rest('/api/testimonials')).headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token"',
    );
  });

  test('ends with its last day, also where it was in use', async () => {
    api.clock.moveTo('2026-03-01T12:00:00Z');
    const { secret } = await issue({ ...ORDER, expiresInDays: 1 });
    api.clock.moveTo('2026-03-02T11:59:50Z');
    expect((await ask(api.script(secret))).status).toBe(200);
    api.clock.moveTo('2026-03-02T12:00:01Z');
    expect(await ask(api.script(secret))).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('that was revoked is out everywhere', async () => {
    const { secret, token } = await issue();
    other.clock.moveTo(api.clock.now());
    const here = api.script(secret);
    const there = other.script(secret);
    expect([(await ask(here)).status, (await ask(there)).status]).toEqual([200, 200]);
    expect(valueIn(await revoke(token.id))).toMatchObject({ isActive: false });
    expect((await ask(here)).status).toBe(401);
    await outAtOnce(async () => (await ask(there)).status);
  });

  test('of a guesser is refused for a while in the end', async () => {
    const guesser = api.script('guess');
    const answers = await Promise.all(Array.from({ length: 101 }, () => ask(guesser)));
    expect(answers.filter(({ status }) => status === 429)).toEqual([{ status: 429, code: 'RATE_LIMITED' }]);
  });
});

test('the refusal reads the same at both doors', async () => {
  const bad = api.script('nonsense');
  expect(await (await bad.rest('/api/sessions')).json()).toEqual(UNAUTHORIZED);
  expect(await (await bad.rest('/graphql', { method: 'POST' })).json()).toEqual({
    errors: [{ message: UNAUTHORIZED.message, extensions: { code: UNAUTHORIZED.code } }],
  });
});

test('another scheme, as a proxy asks for, is none of ours', async () => {
  const response = await admin.rest('/api/auth/user', { headers: { authorization: 'Basic dXNlcjpwdw==' } });
  expect(response.status).toBe(200);
});

test('the day of the last use is noted, in the time zone of the product', async () => {
  const { secret, token } = await issue();
  const lastUsedOn = async () =>
    (await list(100)).edges.find(({ node }) => node.id === token.id)?.node.lastUsedOn;
  expect(await lastUsedOn()).toBeNull();
  api.clock.moveTo('2026-03-05T20:00:00Z'); // 6 March in Kuala Lumpur
  await api.script(secret).rest('/api/testimonials');
  expect(await lastUsedOn()).toBe('2026-03-06');
});

test('a token outlives the account that issued it', async () => {
  const { secret } = await issue();
  await api.pool.query(`delete from users where email = 'impact@lisan.test'`);
  expect((await other.script(secret).rest('/api/testimonials')).status).toBe(200);
});
