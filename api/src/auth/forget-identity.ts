import type { EntityManager } from '@mikro-orm/postgresql';
import { LOCAL_ISSUER } from './local/local-client.js';

interface ForgottenUser {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Deletes what sign-in keeps of a user, in the transaction of `em`: the logins and, where the built-in provider signed
 * them in, the account there with its sessions, links and mails. An account of another provider stays with that one.
 * @returns ids of the logins that are over
 */
export async function forgetIdentity(em: EntityManager, user: ForgottenUser): Promise<string[]> {
  const logins = await em.execute<{ id: string }[]>(
    'delete from identity.logins where user_id = ? returning id',
    [user.id],
  );
  if (user.issuer === LOCAL_ISSUER) {
    // wherever a record names the account: a session, a grant, a sign-in that is half done
    await em.execute(`delete from identity.oidc_records where payload::text like '%' || ? || '%'`, [
      user.subject,
    ]);
    await em.execute(
      `with account as (delete from identity.accounts where id::text = ? returning email)
       delete from identity.outbox using account where lower(recipient) = account.email`,
      [user.subject],
    );
  }
  return logins.map(({ id }) => id);
}
