import { earlyQueries, fetchUnlessEarly, VIEWER_HEADER } from './earlyQueries';

const BODY = '{"operationName":"Topics","variables":{},"query":"query Topics { topics }"}';
const MUTATION = '{"operationName":"Start","variables":{},"query":"mutation Start { start }"}';
const AMINAH = { [VIEWER_HEADER]: 'aminah' };

const post = (body: BodyInit, headers: HeadersInit = AMINAH) =>
  fetchUnlessEarly('/graphql', { method: 'POST', headers, body });

/** What was sent, by what the shell and the app send. */
let sent: { body: unknown; headers: Record<string, string> }[];
let line: 'up' | 'down';

beforeEach(() => {
  sent = [];
  line = 'up';
  globalThis.fetch = jest.fn(async (_url, init) => {
    sent.push({ body: init?.body, headers: init?.headers as Record<string, string> });
    if (line === 'down') throw new TypeError('Failed to fetch');
    return Response.json({ answer: sent.length });
  });
});

/** Runs the lines of the shell's head for somebody whose login answers so. */
function openShell(viewer: Promise<Response>): void {
  window.lisanViewer = viewer;
  // biome-ignore lint/security/noGlobalEval: as the browser runs a script
  globalThis.eval(earlyQueries([BODY]));
}
const signedIn = () => Promise.resolve(Response.json({ id: 'aminah' }));

test('the answer to an early query is taken, once', async () => {
  openShell(signedIn());
  expect(await (await post(BODY)).json()).toEqual({ answer: 1 });
  expect(sent).toMatchObject([
    {
      body: BODY,
      headers: { ...AMINAH, 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    },
  ]);
  expect(await (await post(BODY)).json()).toEqual({ answer: 2 });
});

test('the viewer is left for the app to read', async () => {
  openShell(signedIn());
  await post(BODY);
  expect(await (await window.lisanViewer)?.json()).toEqual({ id: 'aminah' });
});

test('another query is asked by itself', async () => {
  openShell(signedIn());
  const other = BODY.replace('{}', '{"level":"beginner"}');
  await post(other);
  await post(BODY);
  expect(sent.map(({ body }) => body).toSorted()).toEqual([other, BODY].toSorted());
});

test('nothing is taken that was asked for somebody else', async () => {
  openShell(signedIn());
  expect(await (await post(BODY, { [VIEWER_HEADER]: 'badrul' })).json()).toEqual({ answer: 2 });
});

test.each<[string, BodyInit]>([
  ['a change', MUTATION],
  ['an upload', new FormData()],
])('after %s it is asked anew', async (_what, change) => {
  openShell(signedIn());
  await post(change);
  await post(BODY);
  expect(sent.filter(({ body }) => body === BODY)).toHaveLength(2);
});

test('where the line was down, it is asked anew', async () => {
  line = 'down';
  openShell(signedIn());
  await new Promise((resolve) => setTimeout(resolve));
  line = 'up';
  expect(await (await post(BODY)).json()).toEqual({ answer: 2 });
});

test.each<[string, () => Promise<Response>]>([
  ['signed out', async () => new Response(null, { status: 401 })],
  ['without a line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s, nothing is asked early', async (_what, viewer) => {
  const answer = viewer();
  answer.catch(() => {});
  openShell(answer);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
});
