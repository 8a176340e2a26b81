import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  api.clock.moveTo('2026-03-01T12:00:00Z');
  visitor = api.visitor();
});
afterAll(() => api.close());

const MESSAGE = {
  name: ' Puan Salmah ',
  email: 'Salmah@school.test',
  subject: 'Class 4 Cekal',
  message: 'How can I add\nmy whole class?',
};

type Receipt = { readonly message: string };
const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { message } }';
const DOORS: [string, (client: TestClient, input: object) => Promise<DoorAnswer<Receipt>>][] = [
  ['GraphQL', (client, input) => askGraphql<Receipt>(client, SEND, { input })],
  ['REST', (client, input) => askRest<Receipt>(client, 'POST', '/api/contact', input)],
];

const rows = async () => (await api.pool.query('select * from contact_messages order by id')).rows;
const newest = async () => (await rows()).at(-1);
const RECEIVED = { value: { message: "We've received your message and will get back to you soon." } };

describe.each(DOORS)('a contact message through %s', (_door, send) => {
  test('of a visitor is stored, and no mail is promised without a mail server', async () => {
    expect(await send(visitor, MESSAGE)).toEqual(RECEIVED);
    const { id: _id, created_at, ...row } = await newest();
    expect(created_at.toISOString()).toMatch(/^2026-03-01T12:/);
    expect(row).toEqual({
      sender_id: null,
      name: 'Puan Salmah',
      email: 'Salmah@school.test',
      subject: 'Class 4 Cekal',
      message: 'How can I add\nmy whole class?',
      delivered_at: null,
      handled_at: null,
    });
    const { rowCount } = await api.pool.query(`select 1 from pgboss.job where name like 'deliver%'`);
    expect(rowCount).toBe(0);
  });

  test('of a new user without a profile goes with the account', async () => {
    const mei = await api.signIn('Mei', { hasProfile: false });
    expect(await send(mei, MESSAGE)).toEqual(RECEIVED);
    expect(await newest()).toMatchObject({ sender_id: mei.userId });
    await api.pool.query('delete from users where id = $1', [mei.userId]);
    expect((await rows()).filter(({ sender_id }) => sender_id === mei.userId)).toEqual([]);
  });

  test('keeps what is no harm: HTML, other scripts, one letter', async () => {
    const odd = {
      name: '<script>alert(1)</script>',
      email: 'a@b',
      subject: '请问 ஆங்கிலம்',
      message: '😀',
    };
    expect(await send(visitor, odd)).toEqual(RECEIVED);
    expect(await newest()).toMatchObject(odd);
  });

  test('cannot begin another header, and leaves out what the database cannot hold', async () => {
    const hostile = {
      name: 'Mei\u0000\r\nBcc: eve@evil.test',
      subject: 'Hi\r\n\r\nBody',
      message: 'a\u0000b',
    };
    expect(await send(visitor, { ...MESSAGE, ...hostile })).toEqual(RECEIVED);
    expect(await newest()).toMatchObject({
      name: 'Mei Bcc: eve@evil.test',
      subject: 'Hi Body',
      message: 'ab',
    });
  });

  const all = 'Please fill in all fields.';
  const address = 'Please enter a valid email address';
  test.each([
    [{ name: ' ' }, 'name', all],
    [{ email: '' }, 'email', all],
    [{ subject: '\u0000' }, 'subject', all],
    [{ message: ' \n ' }, 'message', all],
    [{ email: 'salmah' }, 'email', address],
    [{ email: 'a@b.my, c@d.my' }, 'email', address],
    [{ email: 'a@b.my\r\nBcc: eve@evil.test' }, 'email', address],
    [{ name: 'x'.repeat(201) }, 'name', 'At most 200 characters'],
    [{ subject: 'x'.repeat(201) }, 'subject', 'At most 200 characters'],
    [{ message: 'x'.repeat(4001) }, 'message', 'At most 4000 characters'],
  ])('with %j is refused', async (change, field, message) => {
    const before = await rows();
    const answer = await send(visitor, { ...MESSAGE, ...change });
    expect(answer).toEqual({ refused: { code: 'BAD_USER_INPUT', field, message } });
    expect(await rows()).toEqual(before);
  });
});

describe('the body of POST /api/contact', () => {
  const post = (body: string, type = 'application/json') =>
    visitor.rest('/api/contact', { method: 'POST', headers: { 'content-type': type }, body });

  test.each([
    ['broken', '{"name": "Mei', 'application/json', 400, 'BAD_USER_INPUT'],
    ['none', '', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a list', '[1, 2]', 'application/json', 400, 'BAD_USER_INPUT'],
    [
      'lists in fields',
      JSON.stringify({ ...MESSAGE, name: ['Mei'] }),
      'application/json',
      400,
      'BAD_USER_INPUT',
    ],
    [
      'objects in fields',
      JSON.stringify({ ...MESSAGE, email: {} }),
      'application/json',
      400,
      'BAD_USER_INPUT',
    ],
    [
      'null in fields',
      JSON.stringify({ ...MESSAGE, subject: null }),
      'application/json',
      400,
      'BAD_USER_INPUT',
    ],
    ['a form of another site', JSON.stringify(MESSAGE), 'text/plain', 400, 'BAD_USER_INPUT'],
    [
      'too large',
      JSON.stringify({ ...MESSAGE, message: 'x'.repeat(20_000) }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s', async (_case, body, type, status, code) => {
    const before = await rows();
    const answer = await post(body, type);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect(await rows()).toEqual(before);
  });
});

describe('the admins', () => {
  interface Message {
    readonly id: string;
    readonly subject: string;
    readonly isHandled: boolean;
  }
  interface Page {
    readonly edges: { readonly node: Message }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  }
  const LIST = `query ($first: Int, $after: String, $isHandled: Boolean) {
    contactMessages(first: $first, after: $after, isHandled: $isHandled) {
      edges { node { id name email subject message createdAt deliveredAt isHandled handledAt isUrgent } }
      pageInfo { endCursor hasNextPage }
    } }`;
  const MARK = `mutation ($id: ID!, $isHandled: Boolean) {
    markContactMessageHandled(id: $id, isHandled: $isHandled) { id isHandled handledAt } }`;

  let admin: TestClient;
  const list = async (variables: object = {}) => {
    const answer = await askGraphql<Page>(admin, LIST, variables);
    if ('refused' in answer) throw new Error(answer.refused.message);
    return answer.value;
  };
  const subjects = ({ edges }: Page) => edges.map(({ node }) => node.subject);

  beforeAll(async () => {
    admin = await api.signIn('Admin', { role: 'admin', hasProfile: false });
    await api.pool.query('truncate contact_messages');
    // two of the same millisecond
    for (const [subject, at] of [
      ['first', '2026-03-01T10:00:00Z'],
      ['second', '2026-03-01T11:00:00Z'],
      ['urgent: third', '2026-03-01T11:00:00Z'],
    ]) {
      await api.pool.query(
        `insert into contact_messages (name, email, subject, message, created_at) values ('M', 'm@b.test', $1, 'x', $2)`,
        [subject, at],
      );
    }
  });

  test('read them in pages, newest first', async () => {
    const one = await list({ first: 2 });
    expect(subjects(one)).toEqual(['urgent: third', 'second']);
    expect(one.pageInfo.hasNextPage).toBe(true);
    expect(one.edges[0]?.node).toMatchObject({ isUrgent: true, isHandled: false, deliveredAt: null });
    const two = await list({ first: 2, after: one.pageInfo.endCursor });
    expect(subjects(two)).toEqual(['first']);
    expect(two.pageInfo.hasNextPage).toBe(false);
  });

  test('note what they are done with, once and for all or until they take it back', async () => {
    const id = (await list()).edges.at(-1)?.node.id;
    const mark = async (isHandled?: boolean) =>
      askGraphql<{ handledAt: string | null }>(admin, MARK, { id, isHandled });
    const first = await mark();
    const again = await mark(true);
    expect(first).toMatchObject({
      value: { isHandled: true, handledAt: expect.stringMatching(/^2026-03-01/) },
    });
    expect(again).toEqual(first);
    expect(subjects(await list({ isHandled: true }))).toEqual(['first']);
    expect(subjects(await list({ isHandled: false }))).toEqual(['urgent: third', 'second']);
    expect(await mark(false)).toMatchObject({ value: { isHandled: false, handledAt: null } });
  });

  const anotherList = Buffer.from('2026-03-01T10:00:00.000Z|00000000-0000-4000-8000-000000000001');
  test.each([
    [LIST, { first: 0 }, 'BAD_USER_INPUT', 'first'],
    [LIST, { first: 101 }, 'BAD_USER_INPUT', 'first'],
    [LIST, { after: 'nonsense' }, 'BAD_USER_INPUT', 'after'],
    [LIST, { after: anotherList.toString('base64url') }, 'BAD_USER_INPUT', 'after'],
    [
      LIST,
      { after: Buffer.from('-271821-04-20T00:00:00Z|1').toString('base64url') },
      'BAD_USER_INPUT',
      'after',
    ],
    [MARK, { id: 'x' }, 'BAD_USER_INPUT', 'id'],
    [MARK, { id: '99999999999999' }, 'BAD_USER_INPUT', 'id'],
    [MARK, { id: '2147483647' }, 'NOT_FOUND', undefined],
  ])('%s with %j', async (document, variables, code, field) => {
    expect(await askGraphql(admin, document, variables)).toMatchObject({
      refused: { code, ...(field && { field }) },
    });
  });

  test.each(['student', 'teacher'] as const)('are no %ss', async (role) => {
    const client = await api.signIn('Mei', { role });
    for (const [document, variables] of [
      [LIST, {}],
      [MARK, { id: '2147483647' }],
    ] as const) {
      expect(await askGraphql(client, document, variables)).toMatchObject({ refused: { code: 'FORBIDDEN' } });
      expect(await askGraphql(visitor, document, variables)).toMatchObject({
        refused: { code: 'UNAUTHENTICATED', message: 'Unauthorized' },
      });
    }
  });
});
