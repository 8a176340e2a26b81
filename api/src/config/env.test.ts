import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { REPOSITORY_ROOT, readSettings } from './env.js';
import { SettingsError } from './env-reader.js';

const SECRET = '0123456789abcdef0123456789abcdef';
const PRODUCTION = {
  DATABASE_URL: 'postgresql://lisan:pw@db:5432/lisan',
  SESSION_SECRET: SECRET,
  BASE_URL: 'https://lisan.school.my',
};
const S3 = {
  S3_ENDPOINT: 'https://s3.school.my',
  S3_BUCKET: 'lisan',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};
const OPENAI = 'https://api.openai.com/v1';

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

test('an empty environment describes a demo on this machine', () => {
  expect(readSettings({})).toEqual({
    appMode: 'demo',
    port: 4000,
    host: 'localhost',
    baseUrl: 'http://localhost:4000',
    dataDir: path.join(REPOSITORY_ROOT, 'data'),
    databaseUrl: null,
    timeZone: 'Asia/Kuala_Lumpur',
    sessionSecret: null,
    oidc: null,
    smtp: null,
    s3: null,
    adminEmails: ['admin@lisan.test'],
    contactEmails: ['admin@lisan.test'],
    publicContactEmail: 'contact@lisan.test',
    impactAdminEmail: 'impact@lisan.test',
    impactStudy: { name: 'impact-2025', months: ['2025-09', '2025-08', '2025-07'] },
    chat: null,
    transcription: null,
    spending: {
      perDay: null,
      perUserDay: null,
      prices: { chatInput: 0, chatOutput: 0, transcriptionMinute: 0 },
    },
    trustProxy: false,
    logLevel: 'info',
  });
});

test('a full environment is read to the last variable', () => {
  const settings = readSettings({
    ...PRODUCTION,
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/lisan',
    APP_TIMEZONE: 'Europe/Berlin',
    OIDC_ISSUER: 'https://accounts.google.com/',
    OIDC_CLIENT_ID: 'client',
    OIDC_CLIENT_SECRET: 'secret of the client',
    SMTP_URL: 'smtps://user:pw@mail.school.my',
    MAIL_FROM: 'Lisan <lisan@school.my>',
    S3_ENDPOINT: 'https://s3.school.my/',
    S3_BUCKET: 'lisan-files',
    S3_ACCESS_KEY_ID: 'id of the key',
    S3_SECRET_ACCESS_KEY: 'secret of the key',
    S3_REGION: 'ap-southeast-1',
    ADMIN_EMAILS: 'Head@school.my, second@school.my,',
    CONTACT_EMAIL: 'help@school.my, team@school.my',
    IMPACT_ADMIN_EMAIL: 'study@university.my',
    IMPACT_STUDY: 'rural-schools',
    IMPACT_MONTHS: '2026-05, 2026-04,',
    AI_CHAT_BASE_URL: 'http://llm:8000/v1/',
    AI_CHAT_API_KEY: 'chat-key',
    AI_CHAT_MODEL: 'chat-model',
    AI_CHAT_TIMEOUT: '75',
    AI_TRANSCRIPTION_BASE_URL: 'http://whisper:9000/v1',
    AI_TRANSCRIPTION_API_KEY: 'ears-key',
    AI_TRANSCRIPTION_MODEL: 'ears-model',
    AI_SPENDING_PER_DAY: '10',
    AI_SPENDING_PER_USER_DAY: '0.25',
    AI_CHAT_PRICE_INPUT: '0.25',
    AI_CHAT_PRICE_OUTPUT: '2',
    AI_TRANSCRIPTION_PRICE: '0.006',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'WARN',
  });
  expect(settings).toEqual({
    appMode: 'production',
    port: 8080,
    host: '0.0.0.0',
    baseUrl: 'https://lisan.school.my',
    dataDir: '/var/lib/lisan',
    databaseUrl: PRODUCTION.DATABASE_URL,
    timeZone: 'Europe/Berlin',
    sessionSecret: SECRET,
    oidc: {
      issuer: 'https://accounts.google.com',
      clientId: 'client',
      clientSecret: 'secret of the client',
    },
    smtp: { url: 'smtps://user:pw@mail.school.my', from: 'Lisan <lisan@school.my>' },
    s3: {
      endpoint: 'https://s3.school.my',
      region: 'ap-southeast-1',
      bucket: 'lisan-files',
      accessKeyId: 'id of the key',
      secretAccessKey: 'secret of the key',
    },
    adminEmails: ['head@school.my', 'second@school.my'],
    contactEmails: ['help@school.my', 'team@school.my'],
    publicContactEmail: 'help@school.my',
    impactAdminEmail: 'study@university.my',
    impactStudy: { name: 'rural-schools', months: ['2026-05', '2026-04'] },
    chat: { baseUrl: 'http://llm:8000/v1', apiKey: 'chat-key', model: 'chat-model', timeoutMs: 75_000 },
    transcription: { baseUrl: 'http://whisper:9000/v1', apiKey: 'ears-key', model: 'ears-model' },
    spending: {
      perDay: 10,
      perUserDay: 0.25,
      prices: { chatInput: 0.25, chatOutput: 2, transcriptionMinute: 0.006 },
    },
    trustProxy: true,
    logLevel: 'warn',
  });
});

describe('spending', () => {
  test('a cap of 0 is none, and asks for no price', () => {
    const { spending } = readSettings({ OPENAI_API_KEY: 'key', AI_SPENDING_PER_DAY: '0' });
    expect(spending).toMatchObject({ perDay: null, perUserDay: null });
  });

  test('a cap asks for the price of each provider that is there, 0 included', () => {
    const endpoint = { AI_CHAT_BASE_URL: 'http://llm/v1', AI_CHAT_API_KEY: 'key', AI_CHAT_MODEL: 'own' };
    const capped = { ...endpoint, AI_SPENDING_PER_USER_DAY: '0.5', AI_CHAT_PRICE_INPUT: '0' };
    expect(faultsOf(capped)).toEqual([
      'AI_CHAT_PRICE_OUTPUT is missing while AI_SPENDING_PER_USER_DAY is set: write what the provider charges, for example AI_CHAT_PRICE_OUTPUT=2 (0 where it costs nothing).',
    ]);
    expect(faultsOf({ ...capped, AI_CHAT_PRICE_OUTPUT: '0' })).toEqual([]);
  });

  test.each(['-1', '1,50', 'five', '1e3'])('%s is no amount', (amount) => {
    expect(faultsOf({ AI_SPENDING_PER_DAY: amount })).toEqual([
      `AI_SPENDING_PER_DAY is "${amount}": write an amount such as AI_SPENDING_PER_DAY=5.`,
    ]);
  });
});

describe('modes', () => {
  test.each([
    ['no database address', {}, 'demo'],
    ['an empty database address', { DATABASE_URL: ' ' }, 'demo'],
    ['a database address', PRODUCTION, 'production'],
    ['demo asked for', { ...PRODUCTION, APP_MODE: 'demo' }, 'demo'],
    ['production on the embedded database', { APP_MODE: 'production', SESSION_SECRET: SECRET }, 'production'],
  ])('%s', (_case, env, appMode) => {
    expect(readSettings(env).appMode).toBe(appMode);
  });

  test('contact messages go to the administrators where nobody else is named, and their addresses to nobody', () => {
    const adminEmails = ['head@school.my', 'deputy@school.my'];
    const settings = readSettings({ ...PRODUCTION, ADMIN_EMAILS: adminEmails.join() });
    expect(settings).toMatchObject({ contactEmails: adminEmails, publicContactEmail: null });
  });

  test('production names no administrator of its own', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({ adminEmails: [], impactAdminEmail: null });
  });
});

test('.env.example runs as it stands, as the defaults do', () => {
  const example = parseEnv(readFileSync(path.join(REPOSITORY_ROOT, '.env.example'), 'utf8'));
  expect(readSettings(example)).toEqual({
    ...readSettings({}),
    sessionSecret: 'development-only-secret-of-the-example-file',
  });
  expect(faultsOf({ ...example, APP_MODE: 'production' })).toEqual([
    'SESSION_SECRET holds a secret from an example, which production refuses: write one of your own.',
  ]);
});

test('.env.example names every variable that is read, and no other', () => {
  const example = parseEnv(readFileSync(path.join(REPOSITORY_ROOT, '.env.example'), 'utf8'));
  const asked = new Set<string>();
  readSettings(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_target, name) => {
          asked.add(String(name));
          return undefined;
        },
      },
    ),
  );
  expect(Object.keys(example).sort()).toEqual([...asked].sort());
});

describe('OpenAI and other AI servers', () => {
  test.each([
    [
      'one key serves both',
      { OPENAI_API_KEY: 'k' },
      { baseUrl: OPENAI, apiKey: 'k', model: 'gpt-6-luna' },
      { baseUrl: OPENAI, apiKey: 'k', model: 'gpt-transcribe' },
    ],
    [
      'a model of its own wins',
      { OPENAI_API_KEY: 'k', AI_CHAT_MODEL: 'm' },
      { baseUrl: OPENAI, apiKey: 'k', model: 'm' },
      { baseUrl: OPENAI, apiKey: 'k', model: 'gpt-transcribe' },
    ],
    [
      'a key of its own wins',
      { OPENAI_API_KEY: 'k', AI_TRANSCRIPTION_API_KEY: 'other' },
      { baseUrl: OPENAI, apiKey: 'k', model: 'gpt-6-luna' },
      { baseUrl: OPENAI, apiKey: 'other', model: 'gpt-transcribe' },
    ],
    [
      'a server of its own that takes its time',
      { OPENAI_API_KEY: 'k', AI_TRANSCRIPTION_TIMEOUT: '80' },
      { baseUrl: OPENAI, apiKey: 'k', model: 'gpt-6-luna' },
      { baseUrl: OPENAI, apiKey: 'k', model: 'gpt-transcribe', timeoutMs: 80_000 },
    ],
    [
      'chat alone',
      { AI_CHAT_BASE_URL: 'http://llm/v1', AI_CHAT_API_KEY: 'k', AI_CHAT_MODEL: 'm' },
      { baseUrl: 'http://llm/v1', apiKey: 'k', model: 'm' },
      null,
    ],
  ])('%s', (_case, env, chat, transcription) => {
    expect(readSettings(env)).toMatchObject({ chat, transcription });
  });

  test("OpenAI's key never goes to another server", () => {
    expect(faultsOf({ OPENAI_API_KEY: 'k', AI_CHAT_BASE_URL: 'http://llm/v1' })).toEqual([
      'AI_CHAT_API_KEY is missing: set the key of http://llm/v1 (any word where the server asks for none).',
      'AI_CHAT_MODEL is missing: set the name of a model that http://llm/v1 serves.',
    ]);
  });
});

describe('faults', () => {
  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['mode', { APP_MODE: 'staging' }, /^APP_MODE is "staging": write one of demo, production\.$/],
    [
      'port in words',
      { PORT: 'four' },
      /^PORT is "four": write a whole number from 1 to 65535, for example PORT=4000\.$/,
    ],
    ['port too high', { PORT: '65536' }, /^PORT is "65536"/],
    ['port zero', { PORT: '0' }, /^PORT is "0"/],
    ['port in part', { PORT: '40.5' }, /^PORT is "40\.5"/],
    [
      'port that no browser opens',
      { PORT: '4190' },
      /^PORT is "4190": browsers refuse to open this port; write another, for example PORT=4000\.$/,
    ],
    [
      'address that no browser opens',
      { BASE_URL: 'http://localhost:6000' },
      /^BASE_URL is "http:\/\/localhost:6000": browsers refuse to open this port/,
    ],
    ['address without scheme', { BASE_URL: 'lisan.school.my' }, /^BASE_URL is "lisan\.school\.my": write an/],
    ['address with a path', { BASE_URL: 'http://localhost:4000/app' }, /BASE_URL=http:\/\/localhost:4000\.$/],
    ['plain http in production', { ...PRODUCTION, BASE_URL: 'http://lisan.my' }, /production needs https/],
    ['time zone', { APP_TIMEZONE: 'Mars/Base' }, /^APP_TIMEZONE is "Mars\/Base": .*=Asia\/Kuala_Lumpur\.$/],
    ['short secret', { SESSION_SECRET: 'short' }, /^SESSION_SECRET has 5 characters: write at least 32/],
    ['no secret in production', { APP_MODE: 'production' }, /^SESSION_SECRET is missing/],
    [
      'development secret',
      { ...PRODUCTION, OIDC_ISSUER: 'https://id', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 'change-me' },
      /^OIDC_CLIENT_SECRET holds a secret from an example/,
    ],
    [
      'half an OIDC client',
      { OIDC_ISSUER: 'https://id' },
      /^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing/,
    ],
    ['SMTP without a sender', { SMTP_URL: 'smtp://mail' }, /^MAIL_FROM is missing while SMTP_URL is set/],
    ['SMTP by http', { SMTP_URL: 'http://mail', MAIL_FROM: 'a@b.my' }, /^SMTP_URL is not such an address/],
    [
      'half a store',
      { S3_ENDPOINT: 'https://s3.school.my', S3_BUCKET: 'lisan' },
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing while S3_ENDPOINT and S3_BUCKET are set/,
    ],
    [
      'store without scheme',
      { ...S3, S3_ENDPOINT: 's3.school.my' },
      /^S3_ENDPOINT is "s3\.school\.my": write/,
    ],
    ['bucket', { ...S3, S3_BUCKET: 'My Bucket' }, /^S3_BUCKET is "My Bucket": write .*=lisan\.$/],
    [
      'development secret of a store',
      { ...PRODUCTION, ...S3, S3_SECRET_ACCESS_KEY: 'changeme' },
      /^S3_SECRET_ACCESS_KEY holds a secret from an example/,
    ],
    ['admin address', { ADMIN_EMAILS: 'a@b.my, nobody' }, /^ADMIN_EMAILS holds "nobody"/],
    ['two impact admins', { IMPACT_ADMIN_EMAIL: 'a@b.my,c@d.my' }, /^IMPACT_ADMIN_EMAIL holds 2 addresses/],
    ['month of the study', { IMPACT_MONTHS: '2025-09,2025-13' }, /^IMPACT_MONTHS holds "2025-13"/],
    ['flag', { TRUST_PROXY: 'perhaps' }, /^TRUST_PROXY is "perhaps"/],
    ['log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": write one of debug, info/],
    ['AI address', { AI_CHAT_BASE_URL: 'llm', AI_CHAT_API_KEY: 'k' }, /^AI_CHAT_BASE_URL is "llm"/],
    [
      'AI timeout',
      { OPENAI_API_KEY: 'k', AI_CHAT_TIMEOUT: '81' },
      /^AI_CHAT_TIMEOUT is "81": write .* 1 to 80/,
    ],
  ])('%s', (_case, env, sentence) => {
    expect(faultsOf(env)).toEqual([expect.stringMatching(sentence)]);
  });

  test('http on this machine is allowed in production', () => {
    expect(faultsOf({ ...PRODUCTION, BASE_URL: 'http://localhost:4000' })).toEqual([]);
  });

  test('all are listed at once, one line each, and no secret is shown', () => {
    const faults = faultsOf({ DATABASE_URL: 'mysql://root:hunter2@db', PORT: 'x', LOG_LEVEL: 'y' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'PORT',
      'SESSION_SECRET',
      'LOG_LEVEL',
    ]);
    expect(faults.join()).not.toContain('hunter2');
    expect(new SettingsError(faults).message.split('\n')).toEqual(faults);
  });
});
