import http from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../testing/test-clock.js';
import { Browser } from './testing/browser.js';
import { type IdentityDatabase, openIdentityDatabase } from './testing/identity-database.js';
import { MOCK_CLIENT, type MockIssuer, startMockIssuer, type TokenRecipe } from './testing/mock-issuer.js';
import { startTestApp, type TestApp, userIdOf } from './testing/test-app.js';

let database: IdentityDatabase;
let issuer: MockIssuer;
let app: TestApp;
let clock: TestClock;
let browser: Browser;

beforeAll(async () => {
  database = await openIdentityDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql.query('truncate identity.logins');
  issuer = await startMockIssuer();
  clock = new TestClock();
  app = await startTestApp({ sql: database.sql, clock, client: { ...MOCK_CLIENT, issuer: issuer.url } });
  browser = new Browser(app.baseUrl);
});
afterEach(async () => {
  await app.close();
  await issuer.stop();
});

/** Starts a flow: what the provider is asked, and the way back with a good answer. */
async function begin(path = '/api/login'): Promise<{ asked: URLSearchParams; answer: URL }> {
  const response = await browser.request(path);
  const asked = new URL(response.headers.get('location') ?? '').searchParams;
  issuer.nonce = asked.get('nonce') ?? '';
  const answer = new URL('/api/callback', app.baseUrl);
  answer.search = new URLSearchParams({
    code: 'code',
    state: asked.get('state') ?? '',
    iss: issuer.url,
  }).toString();
  return { asked, answer };
}

const signIn = async () => browser.open((await begin()).answer.href);
const whoami = async (): Promise<unknown> => JSON.parse((await browser.open('/whoami')).text);
const headingOf = (html: string): string | undefined => /<h1>(.*)<\/h1>/.exec(html)?.[1];

describe('the way there', () => {
  test('asks for a code with PKCE, state and nonce, fresh each time', async () => {
    const { asked } = await begin();
    expect(Object.fromEntries(asked)).toEqual({
      client_id: MOCK_CLIENT.clientId,
      redirect_uri: `${app.baseUrl}/api/callback`,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { asked: again } = await begin();
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(again.get(name)).not.toBe(asked.get(name));
    }
  });

  test('the cookie of a flow shows nothing of it', async () => {
    const { asked } = await begin();
    const [[name = '', cookie] = []] = [...browser.cookies];
    expect(name).toMatch(/^lisan_flow_/);
    expect(cookie?.attributes).toMatch(/HttpOnly; SameSite=Lax/);
    for (const value of asked.values()) expect(cookie?.value).not.toContain(value);
  });

  test('a provider that is down gives a page, and is asked again later', async () => {
    issuer.metadata = {};
    const page = await browser.open('/api/login');
    expect([page.status, headingOf(page.text)]).toEqual([400, 'This sign-in could not be checked']);
    await issuer.stop();
    const down = await browser.open('/api/login');
    expect([down.status, headingOf(down.text)]).toEqual([503, 'Signing in is not possible right now']);
    expect(down.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('a browser does not collect flows without end', async () => {
    for (let tab = 0; tab < 12; tab += 1) await begin();
    expect(browser.cookies.size).toBeLessThanOrEqual(9);
  });

  test('another name of this machine is put right before cookies are set', async () => {
    const location = await new Promise((resolve, reject) => {
      const request = http.get(
        `${app.baseUrl}/api/login?returnTo=/practice`,
        { headers: { host: `127.0.0.1:${app.port}` } },
        (response) => resolve(response.headers.location),
      );
      request.on('error', reject);
    });
    expect(location).toBe(`${app.baseUrl}/api/login?returnTo=/practice`);
  });
});

describe('the way back', () => {
  test('signs in, says who to the product, and goes where one came from', async () => {
    const { answer } = await begin('/api/login?returnTo=%2Fpractice%3Fpart%3D2');
    const page = await browser.open(answer.href);
    expect(page.url).toBe(`${app.baseUrl}/practice?part=2`);
    expect(app.signedIn).toEqual([
      {
        issuer: issuer.url,
        subject: 'someone',
        email: 'someone@school.test',
        emailVerified: true,
        firstName: 'Some',
        lastName: 'One',
      },
    ]);
    expect(await whoami()).toMatchObject({ userId: userIdOf('someone') });
    expect([...browser.cookies.keys()]).toEqual(['lisan_login /']);
    expect(browser.cookies.get('lisan_login /')?.attributes).toMatch(
      /Max-Age=1209600;.*HttpOnly; SameSite=Lax/,
    );
  });

  test('a return address elsewhere is not followed', async () => {
    const { answer } = await begin('/api/login?returnTo=%2F%2Fevil.example');
    expect((await browser.open(answer.href)).url).toBe(`${app.baseUrl}/`);
  });

  test('asks the userinfo endpoint where the token tells no e-mail address', async () => {
    issuer.recipe = { leaveOut: ['email', 'email_verified', 'given_name', 'family_name'] };
    issuer.userinfo = { sub: 'someone', email: 'new@school.test', email_verified: 'true', name: 'Some One' };
    await signIn();
    expect(app.signedIn[0]).toMatchObject({
      email: 'new@school.test',
      emailVerified: true,
      firstName: 'Some One',
      lastName: null,
    });
  });

  test('an unverified address is told as such', async () => {
    issuer.recipe = { leaveOut: ['email_verified'] };
    await signIn();
    expect(app.signedIn[0]?.emailVerified).toBe(false);
  });

  test.each([
    ['somebody else', { sub: 'other', email: 'new@school.test' }, 400],
    ['nobody', { sub: 'someone' }, 403],
  ])('userinfo of %s signs nobody in', async (_case, userinfo, status) => {
    issuer.recipe = { leaveOut: ['email'] };
    issuer.userinfo = userinfo;
    expect((await signIn()).status).toBe(status);
    expect(await whoami()).toBeNull();
  });

  test.each<[string, TokenRecipe]>([
    ['wrong nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { leaveOut: ['nonce'] }],
    ['wrong issuer', { claims: { iss: 'https://evil.example' } }],
    ['wrong audience', { claims: { aud: 'another-client' } }],
    ['several audiences, issued to another', { claims: { aud: [MOCK_CLIENT.clientId, 'x'], azp: 'x' } }],
    ['expired', { claims: { exp: 1_700_000_000 } }],
    ['no expiry', { leaveOut: ['exp'] }],
    ['no subject', { leaveOut: ['sub'] }],
    ['algorithm none', { signature: 'none' }],
    ['signature left out', { signature: 'stripped' }],
    ['claims altered after signing', { signature: 'altered' }],
    ['signed with a key of somebody else', { signature: 'other-key' }],
    ['signed with the shared secret', { signature: 'hmac' }],
  ])('a token with %s signs nobody in', async (_case, recipe) => {
    issuer.recipe = recipe;
    const page = await signIn();
    expect([page.status, headingOf(page.text)]).toEqual([400, 'This sign-in could not be checked']);
    expect(app.signedIn).toEqual([]);
    expect(await whoami()).toBeNull();
    // and the same flow is not usable again
    expect(browser.cookies.size).toBe(0);
  });

  test.each<[string, (answer: URL) => void, number, string]>([
    ['another state', (url) => url.searchParams.set('state', 'x'), 400, 'This sign-in has run out'],
    ['no state', (url) => url.searchParams.delete('state'), 400, 'This sign-in has run out'],
    [
      'another iss',
      (url) => url.searchParams.set('iss', 'https://x.example'),
      400,
      'This sign-in could not be checked',
    ],
    ['no iss', (url) => url.searchParams.delete('iss'), 400, 'This sign-in could not be checked'],
    ['no code', (url) => url.searchParams.delete('code'), 400, 'This sign-in could not be checked'],
    ['two codes', (url) => url.searchParams.append('code', 'x'), 400, 'This sign-in could not be checked'],
    ['a refusal', (url) => asError(url, 'access_denied'), 403, 'You did not sign in'],
    [
      'a fault of the provider',
      (url) => asError(url, 'server_error'),
      503,
      'Signing in is not possible right now',
    ],
    ['another error', (url) => asError(url, 'invalid_scope'), 400, 'This sign-in could not be checked'],
  ])('an answer with %s gives a page', async (_case, spoil, status, heading) => {
    const { answer } = await begin();
    spoil(answer);
    const page = await browser.open(answer.href);
    expect([page.status, headingOf(page.text)]).toEqual([status, heading]);
    expect(issuer.requests).not.toContain('/token');
    expect(await whoami()).toBeNull();
  });

  test.each([
    [400, 400],
    [500, 503],
  ])('a token endpoint that answers %i gives page %i', async (tokenStatus, status) => {
    issuer.tokenStatus = tokenStatus;
    expect((await signIn()).status).toBe(status);
  });

  test('a provider that goes away in between gives a page', async () => {
    const { answer } = await begin();
    await issuer.stop();
    expect((await browser.open(answer.href)).status).toBe(503);
  });

  test('without the cookie of the flow, in another browser, nobody is signed in', async () => {
    const { answer } = await begin();
    const page = await new Browser(app.baseUrl).open(answer.href);
    expect([page.status, headingOf(page.text)]).toEqual([400, 'This sign-in has run out']);
    expect(issuer.requests).not.toContain('/token');
  });

  test('an altered cookie of the flow is no flow', async () => {
    const { answer } = await begin();
    for (const cookie of browser.cookies.values()) cookie.value = cookie.value.replace(/.{6}$/, 'AAAAAA');
    expect((await browser.open(answer.href)).status).toBe(400);
  });

  test('a flow ends after ten minutes', async () => {
    const { answer } = await begin();
    clock.moveTo(new Date(Date.now() + 11 * 60_000));
    expect((await browser.open(answer.href)).status).toBe(400);
  });

  test('a second time goes on when signed in, and is refused when not', async () => {
    const { answer } = await begin();
    await browser.open(answer.href);
    expect((await browser.open(answer.href)).url).toBe(`${app.baseUrl}/`);
    expect(issuer.requests.filter((path) => path === '/token')).toHaveLength(1);
    browser.cookies.clear();
    expect((await browser.open(answer.href)).status).toBe(400);
  });

  test('several tabs do not break each other, and the later login ends the earlier', async () => {
    const first = await begin('/api/login?returnTo=/one');
    const firstNonce = issuer.nonce;
    const second = await begin('/api/login?returnTo=/two');
    expect((await browser.open(second.answer.href)).url).toBe(`${app.baseUrl}/two`);
    issuer.nonce = firstNonce;
    expect((await browser.open(first.answer.href)).url).toBe(`${app.baseUrl}/one`);
    expect(app.revoked).toHaveLength(1);
    expect(await whoami()).not.toBeNull();
  });

  test('a state that tries to name another cookie reads none', async () => {
    await signIn();
    const page = await browser.open('/api/callback?state[]=x&code=y');
    expect(page.url).toBe(`${app.baseUrl}/`);
    expect(await whoami()).not.toBeNull();
  });
});

describe('signing out', () => {
  test('revokes the login and takes the provider along', async () => {
    await signIn();
    const stolen = browser.cookieHeader();
    const response = await browser.request('/api/logout');
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.origin + url.pathname).toBe(`${issuer.url}/logout`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${app.baseUrl}/`);
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(browser.cookies.size).toBe(0);
    expect(app.ended).toEqual([userIdOf('someone')]);
    const replay = await fetch(`${app.baseUrl}/whoami`, { headers: { cookie: stolen } });
    expect(await replay.json()).toBeNull();
  });

  test('works for a provider without such a page', async () => {
    const { end_session_endpoint: _, ...metadata } = issuer.metadata;
    issuer.metadata = metadata;
    await signIn();
    expect((await browser.open('/api/logout')).url).toBe(`${app.baseUrl}/`);
    expect(await whoami()).toBeNull();
  });

  test('works while the provider is down', async () => {
    await signIn();
    const restarted = await startTestApp({
      sql: database.sql,
      clock,
      client: { ...MOCK_CLIENT, issuer: issuer.url },
    });
    await issuer.stop();
    const elsewhere = new Browser(restarted.baseUrl);
    for (const [key, cookie] of browser.cookies) elsewhere.cookies.set(key, cookie);
    expect((await elsewhere.open('/api/logout')).url).toBe(`${restarted.baseUrl}/`);
    expect(restarted.revoked).toHaveLength(1);
    await restarted.close();
  });

  test('works without a login', async () => {
    expect((await browser.open('/api/logout')).url).toBe(`${app.baseUrl}/`);
    expect(app.ended).toEqual([]);
  });

  test('of a login that was revoked meanwhile still tells the provider, and nobody twice', async () => {
    await signIn();
    await app.logins.revokeAllOf(userIdOf('someone'));
    const response = await browser.request('/api/logout');
    expect(response.headers.get('location')).toMatch(`${issuer.url}/logout`);
    expect(app.ended).toEqual([]);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/page' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('asks first when sent by another site (%j)', async (headers) => {
    await signIn();
    const page = await browser.open('/api/logout', { headers });
    expect([page.status, headingOf(page.text)]).toEqual([200, 'Sign out of Lisan?']);
    expect(await whoami()).not.toBeNull();
  });

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'does not ask otherwise (%j)',
    async (headers) => {
      await signIn();
      await browser.request('/api/logout', { headers });
      expect(await whoami()).toBeNull();
    },
  );
});

function asError(url: URL, error: string): void {
  url.searchParams.delete('code');
  url.searchParams.set('error', error);
}
