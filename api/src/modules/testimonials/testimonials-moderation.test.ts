import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
let admin: TestClient;
let author: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  api.clock.moveTo('2026-03-01T12:00:00Z');
  admin = await api.signIn('Admin', { role: 'admin', hasProfile: false });
  author = await api.signIn('Aisyah');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.pool.query('truncate testimonials, audit_entries');
});

/** @returns its id */
async function written(content: string, { at = '10:00', isPublic = true, approved = false } = {}) {
  const { rows } = await api.pool.query(
    `insert into testimonials (author_id, name, content, rating, is_public, approved_at, created_at)
     values ($1, 'Aisyah', $2, 5, $3, $4, $5) returning id`,
    [author.userId, content, isPublic, approved ? '2026-03-01T11:59:00Z' : null, `2026-03-01T${at}:00Z`],
  );
  return String(rows[0].id);
}
const audit = async () =>
  (await api.pool.query('select action, actor_id, subject from audit_entries order by id')).rows;

interface Page {
  readonly edges: { readonly node: { readonly content: string } }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}
const FIELDS = `edges { node { id name institution content rating isPublic createdAt isPending canModerate } }
  pageInfo { endCursor hasNextPage }`;
const LIST = `query ($first: Int, $after: String) { testimonials(first: $first, after: $after) { ${FIELDS} } }`;
const REVIEW = `query ($first: Int, $after: String, $isPending: Boolean) {
  testimonialsForReview(first: $first, after: $after, isPending: $isPending) { ${FIELDS} } }`;
const OWN = `query ($first: Int, $after: String) { viewer { testimonials(first: $first, after: $after) { ${FIELDS} } } }`;
const APPROVE = 'mutation ($id: ID!) { approveTestimonial(id: $id) { id isPending canModerate } }';
const UNPUBLISH = 'mutation ($id: ID!) { unpublishTestimonial(id: $id) { id isPending } }';
const REJECT = 'mutation ($id: ID!) { rejectTestimonial(id: $id) }';

const answered = <Value>(answer: DoorAnswer<Value>): Value => {
  if ('refused' in answer) throw new Error(answer.refused.message);
  return answer.value;
};
const contents = ({ edges }: Page) => edges.map(({ node }) => node.content);
const page = async (client: TestClient, document = LIST, variables: object = {}) =>
  answered(await askGraphql<Page>(client, document, variables));

const PUBLIC_LISTS: [string, (client: TestClient) => Promise<string[]>][] = [
  ['GraphQL', async (client) => contents(await page(client))],
  [
    'REST',
    async (client) =>
      answered(await askRest<{ content: string }[]>(client, 'GET', '/api/testimonials')).map(
        ({ content }) => content,
      ),
  ],
];

describe.each(PUBLIC_LISTS)('the public list through %s', (_door, list) => {
  test('has what is approved and public, newest first, for everyone alike', async () => {
    await written('old', { at: '09:00', approved: true });
    await written('new', { at: '11:00', approved: true });
    await written('pending');
    await written('kept private', { isPublic: false, approved: true });
    for (const client of [api.visitor(), author, admin]) expect(await list(client)).toEqual(['new', 'old']);
  });

  test('follows the moderation', async () => {
    const id = await written('good');
    await askGraphql(admin, APPROVE, { id });
    expect(await list(api.visitor())).toEqual(['good']);
    await askGraphql(admin, UNPUBLISH, { id });
    expect(await list(api.visitor())).toEqual([]);
  });
});

test('pages of the public list meet, also where two are of the same moment', async () => {
  for (const content of ['a', 'b', 'c']) await written(content, { approved: true });
  const one = await page(api.visitor(), LIST, { first: 2 });
  const two = await page(api.visitor(), LIST, { first: 2, after: one.pageInfo.endCursor });
  expect([contents(one), contents(two)]).toEqual([['c', 'b'], ['a']]);
  expect([one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([true, false]);
  expect(one.edges[0]?.node).toMatchObject({ isPending: false, canModerate: false, institution: null });
});

test("the author sees their own, pending ones too; nobody sees another's", async () => {
  await written('mine', { at: '11:00' });
  await written('mine too', { approved: true, isPublic: false });
  const own = async (client: TestClient) => {
    const { data } = await client.graphql<{ viewer: { testimonials: Page } | null }>(OWN);
    return data?.viewer && contents(data.viewer.testimonials);
  };
  expect(await own(author)).toEqual(['mine', 'mine too']);
  expect(await own(admin)).toEqual([]);
  expect(await own(api.visitor())).toBeNull();
});

describe('an admin', () => {
  test('reads first what waits, and on demand what was approved', async () => {
    await written('waits', { at: '09:00' });
    await written('waits, too', { at: '10:00', isPublic: false });
    await written('published', { approved: true });
    const waiting = await page(admin, REVIEW);
    expect(contents(waiting)).toEqual(['waits, too', 'waits']);
    expect(waiting.edges[0]?.node).toMatchObject({ isPending: true, canModerate: true });
    expect(contents(await page(admin, REVIEW, { isPending: false }))).toEqual(['published']);
  });

  test('approves and takes down, each noted once', async () => {
    const id = await written('good');
    const approved = { value: { id, isPending: false, canModerate: true } };
    expect(await askGraphql(admin, APPROVE, { id })).toEqual(approved);
    expect(await askGraphql(admin, APPROVE, { id })).toEqual(approved);
    expect(await askGraphql(admin, UNPUBLISH, { id })).toEqual({ value: { id, isPending: true } });
    expect(await askGraphql(admin, UNPUBLISH, { id })).toEqual({ value: { id, isPending: true } });
    const entry = { action: 'testimonials.moderate', actor_id: admin.userId };
    expect(await audit()).toEqual([
      { ...entry, subject: `testimonial:${id}:approve` },
      { ...entry, subject: `testimonial:${id}:unpublish` },
    ]);
  });

  test('rejects for good', async () => {
    const id = await written('spam');
    expect(await askGraphql(admin, REJECT, { id })).toEqual({ value: id });
    expect((await api.pool.query('select 1 from testimonials')).rowCount).toBe(0);
    expect(await askGraphql(admin, REJECT, { id })).toMatchObject({ refused: { code: 'NOT_FOUND' } });
    expect((await audit()).map(({ subject }) => subject)).toEqual([`testimonial:${id}:reject`]);
  });

  test('rejects nothing that another admin has just published', async () => {
    const id = await written('good');
    await askGraphql(admin, APPROVE, { id });
    expect(await askGraphql(admin, REJECT, { id })).toEqual({
      refused: { code: 'CONFLICT', message: 'This testimonial is published. Unpublish it first.' },
    });
  });

  test('and another one at the same moment act one after the other', async () => {
    const id = await written('good');
    const acts = [APPROVE, REJECT, APPROVE, REJECT].map((document) => askGraphql(admin, document, { id }));
    const codes = (await Promise.all(acts)).map((answer) =>
      'refused' in answer ? answer.refused.code : 'done',
    );
    const entries = (await audit()).map(({ subject }) => subject);
    expect(entries).toHaveLength(1);
    const isKept = entries[0] === `testimonial:${id}:approve`;
    expect(codes).toEqual(
      isKept ? ['done', 'CONFLICT', 'done', 'CONFLICT'] : expect.arrayContaining(['done', 'NOT_FOUND']),
    );
    expect((await api.pool.query('select 1 from testimonials')).rowCount).toBe(isKept ? 1 : 0);
  });
});

describe('nobody else', () => {
  const CASES: [string, string, object][] = [
    ['reads what waits', REVIEW, {}],
    ['approves', APPROVE, { id: '2147483647' }],
    ['takes down', UNPUBLISH, { id: '2147483647' }],
    ['rejects', REJECT, { id: '2147483647' }],
  ];

  test.each(CASES)('%s', async (_what, document, variables) => {
    expect(await askGraphql(api.visitor(), document, variables)).toEqual({
      refused: { code: 'UNAUTHENTICATED', message: 'Unauthorized' },
    });
    for (const role of ['student', 'teacher'] as const) {
      const client = await api.signIn('Mei', { role });
      expect(await askGraphql(client, document, variables)).toMatchObject({ refused: { code: 'FORBIDDEN' } });
    }
    if ('id' in variables) {
      expect(await askGraphql(admin, document, variables)).toMatchObject({ refused: { code: 'NOT_FOUND' } });
      expect(await askGraphql(admin, document, { id: '1; drop' })).toMatchObject({
        refused: { code: 'BAD_USER_INPUT', field: 'id' },
      });
    }
  });
});

describe('an author in a hurry', () => {
  const input = { content: 'Good.' };
  const create = 'mutation ($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }';
  const DOORS: [string, (client: TestClient) => Promise<DoorAnswer<unknown>>][] = [
    ['GraphQL', (client) => askGraphql(client, create, { input })],
    ['REST', (client) => askRest(client, 'POST', '/api/testimonials', input)],
  ];

  test.each(DOORS)('is stopped after thirty through %s', async (_door, send) => {
    const client = await api.signIn('Lim');
    const answers = await Promise.all(Array.from({ length: 35 }, () => send(client)));
    const refused = answers.flatMap((answer) => ('refused' in answer ? answer.refused.code : []));
    expect(refused).toEqual(Array(5).fill('RATE_LIMITED'));
    expect((await api.pool.query('select 1 from testimonials')).rowCount).toBe(30);
    const rest = await client.rest('/api/testimonials', { method: 'POST' });
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(3500);
  });
});
