import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startSmtpServer, type TestSmtpServer } from './adapters/mail/testing/smtp-server.js';
import { Browser } from './auth/testing/browser.js';
import { signIn, signUp } from './auth/testing/sign-in-steps.js';
import { readSettings } from './config/env.js';
import { freePort } from './db/embedded-postgres/postmaster.js';
import { holdPort } from './hold-port.js';
import { createLogger } from './logger.js';
import { type Api, startApi } from './start-api.js';
import { LogLines } from './testing/log-lines.js';
import { operation } from './testing/operations.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

/** The product as it runs in production, with everything logged that can be. */
const lines = new LogLines();
let database: TestDatabase;
let pool: pg.Pool;
let smtp: TestSmtpServer;
let dataDir: string;
let api: Api;
let baseUrl: string;
let browser: Browser;
/** Ids of the answers, with their status. */
const answered = new Map<string, number>();

const PERSON = {
  firstName: 'Kanchanadevi',
  lastName: 'Subramaniam',
  email: 'kanchana@rumah.test',
  password: 'correct horse',
};
const ADDRESS = '203.0.113.7';
const WORDS = 'my grandmother lives in Kampung Attap';

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => {});
  smtp = await startSmtpServer();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lisan-log-'));
  const settings = readSettings({
    APP_MODE: 'production',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of thirty-two characters',
    SMTP_URL: `smtp://${smtp.address}`,
    MAIL_FROM: 'Lisan <no-reply@lisan.example>',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'debug',
  });
  const server = await holdPort(settings);
  const running = await startApi(settings, database.url, server, createLogger(settings, 'api', lines));
  api = {
    async stop() {
      await running.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  ({ baseUrl } = settings);
  browser = new Browser(baseUrl);
});
afterAll(async () => {
  await api.stop();
  await smtp.close();
  await pool.end();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** As the browser's page asks, from an address of its own. @returns status, and `extensions.code` of GraphQL */
async function ask(
  target: string,
  method = 'GET',
  body?: object | string,
): Promise<{ status: number; text: string }> {
  const response = await browser.request(target, {
    method,
    headers: {
      'x-forwarded-for': ADDRESS,
      'apollo-require-preflight': 'true',
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && {
      body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
    }),
  });
  answered.set(response.headers.get('x-request-id') ?? '', response.status);
  return { status: response.status, text: await response.text() };
}
const graphql = (name: string, variables: object) =>
  ask('/graphql', 'POST', { query: operation(name), variables });

test('whatever happens, no line of the log tells about whom, and each tells of which request', async () => {
  // a mail that its server refuses, sent after the answer
  smtp.answerWith(550);
  await signUp(browser, PERSON);
  expect((await signIn(new Browser(baseUrl), PERSON.email, 'wrong password')).status).toBe(401);
  await ask(`/api/callback?state=made-up&code=stolen-code&error_description=${PERSON.email}`);
  smtp.answerWith(null);

  // good input
  const profile = {
    ...{ country: 'Malaysia', state: 'Sabah' },
    ...{ institution: 'SMK Kampung Attap', institutionType: 'secondary_school' },
  };
  expect((await graphql('CompleteProfile', { input: profile })).text).toContain(PERSON.firstName);
  const { firstName, lastName, email } = PERSON;
  await ask('/api/auth/user/profile', 'PUT', { firstName, lastName });
  await ask('/api/contact', 'POST', { name: firstName, email, subject: WORDS, message: WORDS });
  const answer = { questionId: '1', clientKey: 'key-1', transcription: WORDS, transcriptSource: 'typed' };
  expect((await graphql('SubmitSession', { input: answer })).text).toContain('"id"');

  // bad input, with addresses where none belong
  await ask(`/api/nothing/${email}?name=${firstName}`);
  await ask(`/api/sessions/${email}`);
  await ask('/api/contact', 'POST', `{"name": "${firstName}, "${email}"`);
  await ask('/api/contact', 'POST', { name: [email], email: WORDS, subject: {}, message: 7 });
  await graphql('SetTimeZone', { timeZone: { of: email } });
  await graphql('SessionDetails', { id: email });
  await ask('/graphql', 'POST', { query: `{ viewer(email: "${email}") { id } }` });

  // faults of ours, with what was sent at hand
  await pool.query(`alter table testimonials alter column content type uuid using null`);
  await pool.query('alter table contact_messages rename to gone');
  await pool.query('alter table identity.attempts rename to gone');
  const fault = '"code":"INTERNAL"';
  expect((await graphql('CreateTestimonial', { input: { content: WORDS } })).text).toContain(fault);
  expect((await ask('/api/testimonials', 'POST', { content: `${WORDS} ${email}` })).status).toBe(500);
  expect(
    (await ask('/api/contact', 'POST', { name: firstName, email, subject: WORDS, message: WORDS })).text,
  ).toContain(fault);
  await signIn(new Browser(baseUrl), email, PERSON.password);
  await pool.query('alter table identity.logins rename to gone_too');
  // a login that is not in memory
  const cookie = 'lisan_login=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const unknown = await new Browser(baseUrl).request('/api/auth/user', { headers: { cookie } });
  expect(unknown.status).toBe(500);

  const { all, texts } = lines;
  const errors = all.filter(({ level }) => level >= 50);
  expect(errors.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['mail could not be sent', 'graphql', 'request failed', 'sign-in page']),
  );
  for (const { requestId } of all) expect(requestId).toMatch(/^[\w-]{36}$/);
  // the id of the answer is that of its lines
  const own = new Map(
    all.filter(({ msg }) => msg === 'request').map((line) => [line.requestId, line.status]),
  );
  for (const [id, status] of answered) expect([id, own.get(id)]).toEqual([id, status]);
  const failed = errors.filter(({ msg }) => msg === 'request failed').map(({ requestId }) => requestId);
  expect(failed).toEqual(expect.arrayContaining([unknown.headers.get('x-request-id')]));

  const secrets = [...browser.cookies.values()].map(({ value }) => value);
  const personal = [
    ...Object.values(PERSON),
    ADDRESS,
    ...WORDS.split(' '),
    ...secrets,
    'stolen-code',
    'AAAA',
  ];
  const telling = texts.filter((text) => personal.some((word) => word.length > 3 && text.includes(word)));
  expect(telling).toEqual([]);
  expect(texts.join('\n')).not.toMatch(/[\w.]+@[\w-]+\.\w+/);
});
