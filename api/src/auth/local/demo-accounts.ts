import type { Sql } from '../sql.js';
import { hashPassword } from './passwords.js';

const DEMO_PASSWORD = 'practise-aloud';

/** One person per role; the sign-in page offers them by one click in demo mode. */
export const DEMO_ACCOUNTS = [
  { label: 'Student', email: 'student@lisan.test', firstName: 'Aisyah', lastName: 'Rahman' },
  { label: 'Teacher', email: 'teacher@lisan.test', firstName: 'Daniel', lastName: 'Lim' },
  { label: 'Admin', email: 'admin@lisan.test', firstName: 'Priya', lastName: 'Nair' },
  { label: 'Impact', email: 'impact@lisan.test', firstName: 'Farid', lastName: 'Osman' },
] as const;

/**
 * Creates the demo accounts that are missing, with their e-mail verified. Only ever called in demo mode.
 * @returns account ids (the `sub` of the local provider) by e-mail address
 */
export async function ensureDemoAccounts(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const read = async () =>
    new Map(
      (
        await sql.query<{ email: string; id: string }>(
          'select email, id from identity.accounts where email = any($1)',
          [emails],
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
