import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAiEndpoint } from './ai-endpoints.js';
import { BLOCKED_PORTS } from './blocked-ports.js';
import { EnvReader, isLoopback } from './env-reader.js';
import { readImpactStudy } from './impact-study.js';
import type { Settings } from './settings.js';
import { readSpending } from './spending.js';

/** The folder of package.json; the same distance from `api/src/config` and from `api/dist/config`. */
export const REPOSITORY_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const MIN_SECRET_LENGTH = 32;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Marks the secrets of `.env.example` and of examples that people copy. */
const DEVELOPMENT_SECRET = /development-only|change-?me/i;

/**
 * The settings that an environment describes; defaults run a demo on this machine.
 *
 * @param env variables as in `.env.example`; an empty one counts as unset
 * @throws SettingsError that lists every fault, one per line, with what to write instead
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = new EnvReader(env);
  const databaseUrl = read.url(
    'DATABASE_URL',
    ['postgresql', 'postgres'],
    'postgresql://lisan:password@localhost:5432/lisan',
    true,
  );
  const usualMode = read.text('DATABASE_URL') === null ? 'demo' : 'production';
  const appMode = read.choice('APP_MODE', ['demo', 'production'], usualMode);
  const demo = appMode === 'demo';
  const port = readPort(read);

  const adminEmails = read.emails('ADMIN_EMAILS', demo ? ['admin@lisan.test'] : []);
  const contactEmails = read.emails('CONTACT_EMAIL', []);
  const chat = readAiEndpoint(read, 'AI_CHAT');
  const transcription = readAiEndpoint(read, 'AI_TRANSCRIPTION');

  const settings: Settings = {
    appMode,
    port,
    host: read.text('HOST') ?? 'localhost',
    baseUrl: readBaseUrl(read, port, demo),
    dataDir: path.resolve(REPOSITORY_ROOT, read.text('DATA_DIR') ?? 'data'),
    databaseUrl,
    timeZone: readTimeZone(read),
    sessionSecret: readSessionSecret(read, demo),
    oidc: readOidc(read, demo),
    smtp: readSmtp(read),
    s3: readS3(read),
    adminEmails,
    contactEmails: contactEmails.length > 0 ? contactEmails : adminEmails,
    publicContactEmail: contactEmails[0] ?? (demo ? 'contact@lisan.test' : null),
    impactAdminEmail: read.email('IMPACT_ADMIN_EMAIL', demo ? 'impact@lisan.test' : null),
    impactStudy: readImpactStudy(read),
    chat,
    transcription,
    spending: readSpending(read, { chat, transcription }),
    trustProxy: read.flag('TRUST_PROXY'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
  if (!demo)
    refuseDevelopmentSecrets(read, [
      'SESSION_SECRET',
      'OIDC_CLIENT_SECRET',
      'DATABASE_URL',
      'S3_SECRET_ACCESS_KEY',
    ]);
  read.finish();
  return settings;
}

function readPort(read: EnvReader): number {
  const port = read.integer('PORT', { min: 1, max: 65_535 }, 4000);
  if (BLOCKED_PORTS.has(port)) {
    read.fault(`PORT is "${port}": browsers refuse to open this port; write another, for example PORT=4000.`);
  }
  return port;
}

function readBaseUrl(read: EnvReader, port: number, demo: boolean): string {
  const example = 'https://lisan.school.my';
  const baseUrl = read.url('BASE_URL', ['https', 'http'], example);
  if (baseUrl === null) return `http://localhost:${port}`;
  const { origin, port: outerPort, protocol } = new URL(baseUrl);
  if (origin !== baseUrl.toLowerCase()) {
    read.fault(`BASE_URL is "${baseUrl}": write scheme, host and port only, for example BASE_URL=${origin}.`);
  }
  if (!demo && protocol !== 'https:' && !isLoopback(baseUrl)) {
    read.fault(`BASE_URL is "${baseUrl}": production needs https, for example BASE_URL=${example}.`);
  }
  if (BLOCKED_PORTS.has(Number(outerPort))) {
    read.fault(
      `BASE_URL is "${baseUrl}": browsers refuse to open this port, for example BASE_URL=${example}.`,
    );
  }
  return origin;
}

function readTimeZone(read: EnvReader): string {
  const fallback = 'Asia/Kuala_Lumpur';
  const timeZone = read.text('APP_TIMEZONE') ?? fallback;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    read.fault(
      `APP_TIMEZONE is "${timeZone}": write the name of a time zone, for example APP_TIMEZONE=${fallback}.`,
    );
    return fallback;
  }
}

function readSessionSecret(read: EnvReader, demo: boolean): string | null {
  const secret = read.text('SESSION_SECRET');
  const advice = `write at least ${MIN_SECRET_LENGTH} random characters, for example what \`openssl rand -hex 32\` prints.`;
  if (secret === null && !demo) read.fault(`SESSION_SECRET is missing, and production needs it: ${advice}`);
  if (secret !== null && secret.length < MIN_SECRET_LENGTH) {
    read.fault(`SESSION_SECRET has ${secret.length} characters: ${advice}`);
  }
  return secret;
}

function readOidc(read: EnvReader, demo: boolean): Settings['oidc'] {
  const example = 'https://accounts.google.com';
  const issuer = read.url('OIDC_ISSUER', ['https', 'http'], example);
  const client = read.together(
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    'signing in through another identity provider',
  );
  if (issuer === null || client === null) return null;
  if (!demo && issuer.startsWith('http:') && !isLoopback(issuer)) {
    read.fault(`OIDC_ISSUER is "${issuer}": production needs https, for example OIDC_ISSUER=${example}.`);
  }
  return { issuer, clientId: client.OIDC_CLIENT_ID, clientSecret: client.OIDC_CLIENT_SECRET };
}

function readSmtp(read: EnvReader): Settings['smtp'] {
  const url = read.url('SMTP_URL', ['smtps', 'smtp'], 'smtps://user:password@mail.school.my', true);
  const mail = read.together(['SMTP_URL', 'MAIL_FROM'], 'sending e-mail');
  return url === null || mail === null ? null : { url, from: mail.MAIL_FROM };
}

function readS3(read: EnvReader): Settings['s3'] {
  const endpoint = read.url('S3_ENDPOINT', ['https', 'http'], 'https://s3.ap-southeast-1.amazonaws.com');
  const region = read.text('S3_REGION') ?? 'us-east-1';
  const s3 = read.together(
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    'keeping recordings in an S3-compatible store',
  );
  if (endpoint === null || s3 === null) return null;
  const bucket = s3.S3_BUCKET;
  if (!BUCKET_NAME.test(bucket)) {
    read.fault(
      `S3_BUCKET is "${bucket}": write the name of a bucket (3 to 63 lowercase letters, digits, dots and hyphens), for example S3_BUCKET=lisan.`,
    );
  }
  return {
    endpoint,
    region,
    bucket,
    accessKeyId: s3.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
  };
}

function refuseDevelopmentSecrets(read: EnvReader, names: readonly string[]): void {
  for (const name of names) {
    if (DEVELOPMENT_SECRET.test(read.text(name) ?? '')) {
      read.fault(`${name} holds a secret from an example, which production refuses: write one of your own.`);
    }
  }
}
