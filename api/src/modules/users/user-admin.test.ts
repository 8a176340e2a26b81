import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Role } from 'schema/rules/choices';
import { askGraphql } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const GRANT =
  'mutation ($userId: ID!, $role: Role!) { grantRole(userId: $userId, role: $role) { id role canGrantRole } }';
const LIST = `query ($first: Int, $after: String, $search: String, $role: Role) {
  users(first: $first, after: $after, search: $search, role: $role) {
    edges { node { id email emailVerified firstName lastName role country institution isProfileComplete canGrantRole createdAt } }
    pageInfo { endCursor hasNextPage } } }`;

interface Page {
  readonly edges: { readonly node: { readonly id: string; readonly email: string } }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_EMAILS: 'head@school.test' } });
  admin = await api.signIn('Admin', { role: 'admin', hasProfile: false, email: 'admin@home.test' });
});
afterAll(() => api.close());

const grant = (client: TestClient, userId: string, role: Role) =>
  askGraphql<{ role: Role }>(client, GRANT, { userId, role });
const roleOf = async (userId: string) =>
  (await api.pool.query('select role from users where id = $1', [userId])).rows[0]?.role;
const page = async (variables: object = {}): Promise<Page> => {
  const answer = await askGraphql<Page>(admin, LIST, variables);
  if ('refused' in answer) throw new Error(answer.refused.message);
  return answer.value;
};
const emails = ({ edges }: Page) => edges.map(({ node }) => node.email);

describe('the list of users', () => {
  beforeAll(async () => {
    await api.signIn('Aisyah', { email: 'aisyah@list.test', role: 'teacher' });
    await api.signIn('Per%cent', { email: 'under_score@list.test' });
    await api.signIn('Zul', { email: 'zul@list.test', hasProfile: false });
    // the last two of the same millisecond
    await api.pool.query(`update users set created_at = '2026-01-01' where email in ($1, $2)`, [
      'under_score@list.test',
      'zul@list.test',
    ]);
  });

  test('has everyone, newest first, in pages', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo }: Page = await page({ first: 1, after });
      seen.push(...edges.map(({ node }) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    const { rows } = await api.pool.query('select id from users order by created_at desc, id desc');
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test.each<[object, string[]]>([
    [{ search: 'AISYAH tan' }, ['aisyah@list.test']],
    [{ search: ' zul@LIST ' }, ['zul@list.test']],
    [{ search: '%' }, ['under_score@list.test']],
    [{ search: '_' }, ['under_score@list.test']],
    [{ search: "' or true --" }, []],
    [{ search: '\\' }, []],
    [{ search: 'list\u0000.test', role: 'teacher' }, ['aisyah@list.test']],
    [{ search: 'list.test', role: 'admin' }, []],
    [{ role: 'admin' }, ['admin@home.test']],
  ])('finds by %j', async (variables, found) => {
    expect(emails(await page(variables))).toEqual(found);
  });

  test('tells what an admin needs', async () => {
    const { edges } = await page({ search: 'zul@list.test' });
    expect(edges[0]?.node).toEqual({
      id: expect.any(String),
      ...{ email: 'zul@list.test', emailVerified: true, firstName: 'Zul', lastName: 'Tan', role: 'student' },
      ...{ country: null, institution: null, isProfileComplete: false, canGrantRole: true },
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    const [own] = (await page({ search: 'admin@home.test' })).edges;
    expect(own?.node).toMatchObject({ canGrantRole: false });
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ after: Buffer.from('2026-03-01T10:00:00.000Z|7').toString('base64url') }, 'after'],
  ])('%j is refused', async (variables, field) => {
    expect(await askGraphql(admin, LIST, variables)).toMatchObject({
      refused: { code: 'BAD_USER_INPUT', field },
    });
  });
});

describe('a granted role', () => {
  test('holds from the next request on, in every instance, and is noted once', async () => {
    const other = await startTestApi({ beside: api });
    try {
      const mei = await api.signIn('Mei');
      const there = new TestClient(other.baseUrl, mei.identity);
      const mayTeach = async (client: TestClient) =>
        !(await client.graphql('{ students(first: 1) { pageInfo { hasNextPage } } }')).errors;
      expect([await mayTeach(mei), await mayTeach(there)]).toEqual([false, false]);
      for (let round = 0; round < 2; round += 1) {
        expect(await grant(admin, mei.userId, 'teacher')).toEqual({
          value: { id: mei.userId, role: 'teacher', canGrantRole: true },
        });
      }
      expect(await mayTeach(mei)).toBe(true);
      await until(() => mayTeach(there));
      await grant(admin, mei.userId, 'student');
      expect(await mayTeach(mei)).toBe(false);
      const { rows } = await api.pool.query(
        'select action, actor_id, subject from audit_entries order by id',
      );
      const entry = { action: 'roles.grant', actor_id: admin.userId };
      expect(rows).toEqual([
        { ...entry, subject: `user:${mei.userId}:teacher` },
        { ...entry, subject: `user:${mei.userId}:student` },
      ]);
    } finally {
      await other.close();
    }
  });

  test('is never one that admins give themselves', async () => {
    for (const role of ['student', 'teacher', 'admin'] as const) {
      expect(await grant(admin, admin.userId, role)).toEqual({
        refused: { code: 'FORBIDDEN', message: 'You cannot change your own role.' },
      });
    }
    expect(await roleOf(admin.userId)).toBe('admin');
  });

  test('two admins who take it from each other at the same moment leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await Promise.all([
        api.signIn('One', { role: 'admin' }),
        api.signIn('Two', { role: 'admin' }),
      ]);
      const answers = await Promise.all([
        grant(one, two.userId, 'student'),
        grant(two, one.userId, 'student'),
      ]);
      expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
      expect([await roleOf(one.userId), await roleOf(two.userId)].sort()).toEqual(['admin', 'student']);
    }
  });

  test('comes back at the next sign-in to whom ADMIN_EMAILS names', async () => {
    const head = {
      ...{ issuer: 'test', subject: 'head', email: 'head@school.test', emailVerified: true },
      ...{ firstName: 'Puan', lastName: 'Rohana' },
    };
    const { userId } = await api.services.users.signedIn(head);
    await grant(admin, userId, 'student');
    expect(await roleOf(userId)).toBe('student');
    await api.services.users.signedIn(head);
    expect(await roleOf(userId)).toBe('admin');
  });

  test.each(['x', NOBODY, `${NOBODY}' or true --`, '', '1'])('nobody is called %j', async (userId) => {
    expect(await grant(admin, userId, 'teacher')).toEqual({
      refused: { code: 'NOT_FOUND', message: 'User not found.' },
    });
  });
});

test('nobody else lists users or grants roles', async () => {
  const clients: [TestClient, string][] = [
    [api.visitor(), 'UNAUTHENTICATED'],
    [await api.signIn('Mei'), 'FORBIDDEN'],
    [await api.signIn('Lim', { role: 'teacher' }), 'FORBIDDEN'],
  ];
  for (const [client, code] of clients) {
    expect(await askGraphql(client, LIST)).toMatchObject({ refused: { code } });
    expect(await grant(client, NOBODY, 'admin')).toMatchObject({ refused: { code } });
    expect(await grant(client, admin.userId, 'student')).toMatchObject({ refused: { code } });
  }
});
