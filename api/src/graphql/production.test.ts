import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operation } from '../testing/operations.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { TestClient } from '../testing/test-client.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    env: {
      APP_MODE: 'production',
      SESSION_SECRET: 'a secret of this test alone, made of enough characters',
      IMPACT_ADMIN_EMAIL: 'impact@lisan.test',
    },
  });
});
afterAll(() => api.close());

const ask = async (client: TestClient, path: string, body: object, headers = {}) => {
  const response = await client.rest(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const openPage = (client: TestClient) =>
  client.rest('/graphql', { headers: { accept: 'text/html,*/*;q=0.8' } });

const OWN = { query: '{ viewer { id } }' };
const SCHEMA = { query: '{ __schema { types { name } } }' };
const NOT_OURS =
  '{"errors":[{"message":"This server answers only the documents of its own web application. Reload the page, or ask with a researcher token.","extensions":{"code":"FORBIDDEN","field":"query"}}]}';

test.each([
  ['a visitor', () => api.visitor()],
  ['a student', () => api.signIn()],
  ['a teacher', () => api.signIn('Daniel', { role: 'teacher' })],
])('%s sends the documents of the web and no others', async (_who, signIn) => {
  const client = await signIn();
  for (const body of [OWN, SCHEMA]) {
    expect(await ask(client, '/graphql', body)).toMatchObject({ status: 403, text: NOT_OURS });
  }
  // As Apollo Client asks: by this type it reads the error also when the status is 403.
  const type = 'application/graphql-response+json';
  const { headers } = await ask(client, '/graphql', OWN, { accept: `${type},application/json;q=0.9` });
  expect(headers.get('content-type')).toContain(type);
  const own = { query: 'subscription { sessionProgress(sessionId: 1) { id } }' };
  expect(await ask(client, '/graphql/stream', own)).toMatchObject({ status: 403, text: NOT_OURS });
  expect(await client.graphql(operation('Viewer'))).not.toHaveProperty('errors');
  expect((await openPage(client)).status).toBe(405);
});

test('admins and researchers send documents of their own', async () => {
  const admin = await api.signIn('Priya', { role: 'admin' });
  const impact = await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' });
  const { data } = await impact.graphql<{ issueResearchToken: { secret: string } }>(
    `mutation { issueResearchToken(input: { name: "R script", expiresInDays: 1, scopes: [analyticsRead] }) { secret } }`,
  );
  const researcher = new TestClient(api.baseUrl, null, data?.issueResearchToken.secret);
  for (const client of [admin, researcher]) {
    for (const body of [OWN, SCHEMA]) {
      const { status, text } = await ask(client, '/graphql', body);
      expect([status, text.slice(0, 8)]).toEqual([200, '{"data":']);
    }
  }
  expect((await openPage(researcher)).status).toBe(405);
});

describe('GraphiQL', () => {
  test('is one page that loads nothing from elsewhere, for admins', async () => {
    const page = await openPage(await api.signIn('Priya', { role: 'admin' }));
    expect(page.status).toBe(200);
    const html = await page.text();
    // 5 MB: a failure must not print them
    expect(html.includes('"subscriptionsEndpoint":"/graphql/stream"')).toBe(true);
    const head = html.slice(0, html.indexOf('<style>'));
    expect(head.match(/(?:src|href)="[^"]{5}/g)).toEqual(['href="data:']);
    expect(/<script[^>]*src=|@import|url\((?!["']?data:)/.test(html.slice(0, html.indexOf('<script>')))).toBe(
      false,
    );
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; base-uri 'none'; script-src 'sha256-[\w+/=]{44}'; worker-src blob:/,
    );
    expect(policy).toContain("connect-src 'self'");
  });

  test('is not what a client that asks for JSON gets', async () => {
    const admin = await api.signIn('Priya', { role: 'admin' });
    const answer = await admin.rest('/graphql?query={viewer{id}}', {
      headers: { accept: 'application/json' },
    });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.json()).toEqual({
      errors: [{ message: 'Ask by POST.', extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('errors', () => {
  test.each([
    ['a field', { query: '{ viewer { firstNam } }' }, 'Cannot query field "firstNam" on type "Viewer".'],
    [
      'a value',
      { query: operation('PracticeQuestions'), variables: { partType: 'part9', difficulty: 'beginner' } },
      /does not exist in "PartType" enum\.$/,
    ],
  ])('%s spelled wrong: what is spelled alike is not told', async (_name, body, message) => {
    const { text } = await ask(await api.signIn('Priya', { role: 'admin' }), '/graphql', body);
    const { errors } = JSON.parse(text) as { errors: { message: string }[] };
    expect(errors[0]).toMatchObject({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('a limit says when to come again, in the body and in Retry-After', async () => {
    const student = await api.signIn();
    const body = { query: operation('CreateTestimonial'), variables: { input: { content: '' } } };
    let answer = await ask(student, '/graphql', body);
    for (let sent = 1; sent < 100 && !answer.text.includes('RATE_LIMITED'); sent += 1) {
      answer = await ask(student, '/graphql', body);
    }
    const { errors } = JSON.parse(answer.text) as { errors: { extensions: { retryAfter: number } }[] };
    const seconds = errors[0]?.extensions.retryAfter ?? 0;
    expect(seconds).toBeGreaterThan(0);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
  });

  test('come in the type that the client reads whatever the status is', async () => {
    const newer = await ask(api.visitor(), '/graphql', OWN, {
      accept: 'application/graphql-response+json, application/json;q=0.9',
    });
    expect([newer.status, newer.headers.get('content-type')]).toEqual([
      403,
      'application/graphql-response+json; charset=utf-8',
    ]);
    const older = await ask(api.visitor(), '/graphql', OWN, { accept: '*/*' });
    expect(older.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
