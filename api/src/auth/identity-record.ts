import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCAL_ISSUER } from './local/local-client.js';

/** What sign-in keeps of a user, without what would open anything. */
export interface IdentityRecord {
  /** Address of the identity provider; `local`: the built-in one. */
  readonly identityProvider: string;
  /** At the built-in provider; null: the account is another provider's. */
  readonly account: { readonly createdAt: Date; readonly emailVerifiedAt: Date | null } | null;
  /** Newest first. */
  readonly logins: readonly LoginRecord[];
}

interface LoginRecord {
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly signedOutAt: Date | null;
}

/** Raw rows give timestamps as strings. */
type Raw<Row> = { readonly [Field in keyof Row]: string | Extract<Row[Field], null> };

export async function readIdentity(
  em: EntityManager,
  { id, issuer, subject }: { readonly id: string; readonly issuer: string; readonly subject: string },
): Promise<IdentityRecord> {
  const logins = await em.execute<Raw<LoginRecord>[]>(
    `select created_at as "signedInAt", expires_at as "expiresAt", revoked_at as "signedOutAt"
     from identity.logins where user_id = ? order by created_at desc`,
    [id],
  );
  const [account] =
    issuer === LOCAL_ISSUER
      ? await em.execute<Raw<NonNullable<IdentityRecord['account']>>[]>(
          `select created_at as "createdAt", email_verified_at as "emailVerifiedAt"
           from identity.accounts where id::text = ?`,
          [subject],
        )
      : [];
  return {
    identityProvider: issuer,
    account: account
      ? { createdAt: new Date(account.createdAt), emailVerifiedAt: dateOf(account.emailVerifiedAt) }
      : null,
    logins: logins.map(({ signedInAt, expiresAt, signedOutAt }) => ({
      signedInAt: new Date(signedInAt),
      expiresAt: new Date(expiresAt),
      signedOutAt: dateOf(signedOutAt),
    })),
  };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
