import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operation } from '../testing/operations.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => api.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  api
    .visitor()
    .rest(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('errors that reach a caller', () => {
  test('a fault of ours shows nothing of the inside', async () => {
    const student = await api.signIn();
    await api.pool.query('alter table sessions rename to sessions_away');
    try {
      const { errors } = await student.graphql('{ sessions { edges { cursor } } }');
      expect(errors?.[0]).toMatchObject({
        message: 'Something went wrong on our side.',
        extensions: { code: 'INTERNAL' },
      });
      const rest = await student.rest('/api/sessions');
      expect(rest.status).toBe(500);
      const text = await rest.text();
      expect(text).not.toMatch(/sessions_away|relation|select|\.ts|\.js/);
    } finally {
      await api.pool.query('alter table sessions_away rename to sessions');
    }
  });

  test.each([
    ['a syntax error', '{ viewer {'],
    ['an unknown field', '{ viewer { password } }'],
    ['a wrong variable', 'query ($id: ID!) { session(id: $id) { id } }'],
  ])('%s is bad input', async (_name, query) => {
    const { errors } = await api.visitor().graphql(query);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  test('null for an argument that has a default is bad input, whether its operation is walked or compiled', async () => {
    const query = 'query ($first: Int) { testimonials(first: $first) { edges { cursor } } }';
    for (const _time of ['walked', 'compiled', 'compiled again']) {
      const { errors } = await api.visitor().graphql(query, { first: null });
      expect(errors).toEqual([
        expect.objectContaining({
          message: 'Argument "first" of non-null type "Int!" must not be null.',
          extensions: { code: 'BAD_USER_INPUT' },
        }),
      ]);
    }
    expect((await api.visitor().graphql(query)).errors).toBeUndefined();
  });

  test('a body that is no JSON', async () => {
    const answer = await post('/graphql', '{"query":');
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/at .*\.js/);
  });

  test('batches are off', async () => {
    const answer = await post(
      '/graphql',
      JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    );
    expect(answer.status).toBe(400);
  });

  test('a form of another site cannot ask', async () => {
    const answer = await post('/graphql', 'query={__typename}', { 'content-type': 'text/plain' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

describe('an upload', () => {
  test('arrives whole, whether its operation is walked or compiled', async () => {
    const student = await api.signIn();
    for (const clientKey of ['upload-walked', 'upload-compiled', 'upload-compiled-again']) {
      const input = { questionId: '1', clientKey, audio: null };
      const { errors } = await student.upload(
        operation('SubmitSession'),
        { input },
        { path: 'variables.input.audio', bytes: new Uint8Array(50_000) },
      );
      // 50 kB that are no recording: the service has read them
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'audio' });
    }
  });
});

describe('the stream door', () => {
  test('runs nothing but subscriptions', async () => {
    const answer = await post('/graphql/stream', JSON.stringify({ query: '{ viewer { id } }' }), {
      accept: 'text/event-stream',
    });
    expect(await answer.text()).toContain('Only subscriptions run here.');
  });

  test('is the only one that runs them', async () => {
    const { errors } = await api.visitor().graphql('subscription { sessionProgress(sessionId: 1) { id } }');
    expect(errors?.[0]).toMatchObject({
      message: 'Subscriptions run at /graphql/stream.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('takes no address that a link could open', async () => {
    const answer = await api
      .visitor()
      .rest('/graphql/stream?query=subscription{sessionProgress(sessionId:1){id}}');
    expect(answer.status).toBe(405);
  });

  test('a visitor is asked to sign in', async () => {
    const stream = api.visitor().subscribe('subscription { sessionProgress(sessionId: 1) { id } }', {});
    const { value } = await stream.next();
    expect(value?.errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('every answer', () => {
  test('carries a request id, the sent one when it looks like one', async () => {
    const own = await api.visitor().rest('/livez');
    expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    const sent = await api.visitor().rest('/livez', { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(sent.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const bad = await api.visitor().rest('/livez', { headers: { 'x-request-id': 'x y' } });
    expect(bad.headers.get('x-request-id')).not.toBe('x y');
  });

  test('an answer that is no page may load nothing', async () => {
    const { headers } = await api.visitor().rest('/api/auth/user');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a write that another site asks for is refused', async () => {
    const student = await api.signIn();
    const write = (origin: string) =>
      student.rest('/api/testimonials', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'I practise every day.', rating: 5 }),
      });
    expect((await write('https://elsewhere.example')).status).toBe(403);
    expect((await write('null')).status).toBe(403);
    expect((await write(api.baseUrl)).status).toBe(201);
  });

  test('an unknown path of the REST door is 404 with a code', async () => {
    const answer = await api.visitor().rest('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Path not found.', code: 'NOT_FOUND' });
  });

  test('a missing file is no page', async () => {
    const answer = await api.visitor().rest('/assets/gone.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });
});
