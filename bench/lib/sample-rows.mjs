import { randomBytes } from 'node:crypto';

/** About a minute of speech, as a marked answer has it. */
const TRANSCRIPT = `I would like to talk about my hometown, which is a small town near the sea. ${'My family and I usually walk along the beach in the evening because the weather is cooler then. '.repeat(6)}`;

const USERS = 200;
const SESSIONS_OF_EACH = 40;

/**
 * Fills a migrated database: 200 users with 40 sessions each, and one signed-in student with `count` sessions.
 *
 * @param {import('pg').Client} client
 * @param {number} count what a list of the measured student holds
 * @param {(token: string) => Buffer} hashToken the product's own
 * @returns {Promise<{ userId: string, cookie: string }>} the measured student
 */
export async function insertRows(client, count, hashToken) {
  await client.query(
    `insert into users (issuer, subject, email, is_new_user, country, state, institution, institution_type)
     select 'bench', n::text, 'student-' || n || '@bench.test', false, 'Malaysia', 'Perak', 'SMK Bench',
       'secondary school'
     from generate_series(0, $1) n`,
    [USERS],
  );
  await client.query(
    `insert into sessions (user_id, question_text, question_points, part_type, state, audio_key, duration,
       transcription, transcript_source, grammar_score, vocabulary_score, communicative_score, overall_score,
       created_at)
     select u.id, 'Describe a place near your home that you like to visit.', '{where it is,who goes there}',
       'part2', 'assessed', 'audio/' || u.id || '/' || n || '.wav', 58, $3, 'server', 4, 3, 4, 11,
       timestamptz '2026-11-01' - make_interval(hours => n * 7)
     from users u, generate_series(1, $1) n
     where u.issuer = 'bench' and (u.subject <> '0' or n <= $2)`,
    [SESSIONS_OF_EACH, count, TRANSCRIPT],
  );
  await client.query('analyze users, sessions');
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query(
    `insert into identity.logins (token_hash, user_id, issuer, subject, id_token, created_at, expires_at)
     select $1, id, issuer, subject, '', now(), now() + interval '1 day' from users
     where issuer = 'bench' and subject = '0' returning user_id`,
    [hashToken(token)],
  );
  return { userId: rows[0].user_id, cookie: `lisan_login=${token}` };
}
