import { randomBytes } from 'node:crypto';

/**
 * Students who have filled their profile and are signed in.
 *
 * @param {import('pg').Client} client of a migrated database
 * @param {number} count
 * @param {(token: string) => Buffer} hashToken the product's own
 * @returns {Promise<string[]>} the login cookie of each
 */
export async function insertStudents(client, count, hashToken) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `with students as (
       insert into users (issuer, subject, email, is_new_user, country, state, institution, institution_type)
       select 'bench', n::text, 'student-' || n || '@bench.test', false, 'Malaysia', 'Perak', 'SMK Bench',
         'secondary school'
       from generate_series(1, $1) n returning id, issuer, subject)
     insert into identity.logins (token_hash, user_id, issuer, subject, id_token, created_at, expires_at)
     select hashes.hash, id, issuer, subject, '', now(), now() + interval '1 day'
     from students join unnest($2::bytea[]) with ordinality hashes(hash, n) on n::text = subject`,
    [count, tokens.map(hashToken)],
  );
  return tokens.map((token) => `lisan_login=${token}`);
}
