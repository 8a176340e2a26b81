import { DEMO_ISSUER } from '../demo-issuer.js';
import type { Sql } from '../sql.js';
import { LOCAL_ISSUER } from './local-client.js';
import { hashPassword } from './passwords.js';

const DEMO_PASSWORD = 'practise-aloud';

/** One person per role; the sign-in page offers them by one click in demo mode. */
export const DEMO_ACCOUNTS = [
  { label: 'Student', email: 'student@lisan.test', firstName: 'Aisyah', lastName: 'Rahman' },
  { label: 'Teacher', email: 'teacher@lisan.test', firstName: 'Daniel', lastName: 'Lim' },
  { label: 'Admin', email: 'admin@lisan.test', firstName: 'Priya', lastName: 'Nair' },
  { label: 'Impact', email: 'impact@lisan.test', firstName: 'Farid', lastName: 'Osman' },
] as const;

export const DEMO_EMAILS: readonly string[] = DEMO_ACCOUNTS.map(({ email }) => email);

/**
 * What an operator runs to take the demo's people, real and made up, their logins, their answers and what they wrote
 * out of a database. Of real people every testimonial has its author, and nobody has an address that ends in .example.
 */
const DELETE_DEMO_ACCOUNTS = `with gone as (
  delete from identity.accounts
  where email in (${DEMO_EMAILS.map((email) => `'${email}'`).join(', ')}) returning id::text as subject
), signed_out as (
  delete from identity.logins using gone where issuer = '${LOCAL_ISSUER}' and logins.subject = gone.subject
)
delete from users using gone where issuer = '${LOCAL_ISSUER}' and users.subject = gone.subject;
delete from users where issuer = '${DEMO_ISSUER}';
delete from questions where slug is null and created_by_id is null and not is_verified;
delete from testimonials where author_id is null;
delete from contact_messages where sender_id is null and email like '%.example';`;

class DemoAccountsError extends Error {
  override readonly name = 'DemoAccountsError';
}

/**
 * For the start in production: everyone knows the password of the demo accounts, and made-up people would count in
 * analytics.
 * @throws DemoAccountsError when a demo ran on this database before
 */
export async function refuseDemoAccounts(sql: Sql): Promise<void> {
  const present = await sql.query(
    `select from identity.accounts where email = any($1)
     union all select from users where issuer = '${DEMO_ISSUER}' limit 1`,
    [DEMO_EMAILS],
  );
  if (present.length === 0) return;
  throw new DemoAccountsError(
    `Production does not start on the database of a demo, whose accounts have a public password. Use an empty one (DATABASE_URL or DATA_DIR), or delete the demo accounts and all that is theirs:\n\n${DELETE_DEMO_ACCOUNTS}`,
  );
}

/**
 * Creates the demo accounts that are missing, with their e-mail verified. Only ever called in demo mode.
 * @returns account ids (the `sub` of the local provider) by e-mail address
 */
export async function ensureDemoAccounts(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const read = async () =>
    new Map(
      (
        await sql.query<{ email: string; id: string }>(
          'select email, id from identity.accounts where email = any($1)',
          [DEMO_EMAILS],
        )
      ).map(({ email, id }) => [email, id]),
    );
  const present = await read();
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !present.has(email));
  await Promise.all(
    missing.map(async ({ email, firstName, lastName }) =>
      sql.query(
        `insert into identity.accounts (email, password_hash, first_name, last_name, email_verified_at)
         values ($1, $2, $3, $4, now()) on conflict (email) do nothing`,
        [email, await hashPassword(DEMO_PASSWORD), firstName, lastName],
      ),
    ),
  );
  return missing.length === 0 ? present : read();
}
