import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Sql } from './sql.js';

/** Made once per database and read by every instance, so that logins and flows survive a restart. */
export interface IdentitySecrets {
  /** Private keys that sign the local provider's ID tokens. */
  readonly signingKeys: readonly JWK[];
  /** Sign the local provider's cookies. */
  readonly cookieKeys: readonly string[];
  /** Seals sign-in flows where SESSION_SECRET is not set. */
  readonly sessionSecret: string;
  /** Of our own client at the local provider. */
  readonly clientSecret: string;
}

const random = () => randomBytes(32).toString('base64url');

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
}

async function newSecrets(): Promise<IdentitySecrets> {
  return {
    signingKeys: [await newSigningKey()],
    cookieKeys: [random()],
    sessionSecret: random(),
    clientSecret: random(),
  };
}

/**
 * Reads the secrets; on a new database makes them. Several instances may start at once: the first row wins in
 * the database itself, and all of them read that one.
 */
export async function loadIdentitySecrets(sql: Sql): Promise<IdentitySecrets> {
  const read = async () =>
    (
      await sql.query<{ value: IdentitySecrets }>(
        `select value from identity.secrets where name = 'identity'`,
      )
    )[0]?.value;

  const kept = await read();
  if (kept) return kept;
  await sql.query(
    `insert into identity.secrets (name, value) values ('identity', $1) on conflict (name) do nothing`,
    [JSON.stringify(await newSecrets())],
  );
  const made = await read();
  if (!made) throw new Error('identity.secrets could not be written');
  return made;
}
