import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionState } from 'schema/rules/choices';
import { isSettled } from 'schema/rules/choices';
import { pictureKeyOf } from '../users/picture-path.js';
import type { User } from '../users/user.entity.js';

/** What has to be told or taken away outside of the rows. */
export interface RemovedRows {
  readonly fileKeys: readonly string[];
  readonly sessionIds: readonly number[];
  /** Somebody may be waiting for their marks. */
  readonly unsettledSessionIds: readonly number[];
  readonly messageIds: readonly number[];
  readonly tokenIds: readonly number[];
}

/**
 * Keeps everybody out who would write a row of this user: such a row takes a lock on the user's own, and finds nobody
 * when this transaction is over. For an admin all admins are locked, in the order in which roles are granted.
 * @returns the ids that were locked; without the user's own where the account is gone
 */
export async function lockUser(
  em: EntityManager,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<string[]> {
  const others = role === 'admin' ? `or role = 'admin'` : '';
  const locked = await em.execute<{ id: string }[]>(
    `select id from users where id = ? ${others} order by id for update`,
    [id],
  );
  return locked.map((row) => row.id);
}

/** Deletes a locked user with every row of theirs; what others hold stays, and no longer says whose it was. */
export async function removeUser(em: EntityManager, user: User, now: Date): Promise<RemovedRows> {
  const sessions = await lockedSessions(em, user.id);
  const turnKeys = await em.execute<{ key: string }[]>(
    `select turn.audio_key as key from conversation_turns turn join sessions on sessions.id = turn.session_id
     where turn.audio_key is not null and ${IS_THEIRS}`,
    [user.id, user.id],
  );
  const messages = await deletedMessages(em, user);
  const tokens = await em.execute<{ id: number }[]>(
    'update research_tokens set revoked_at = ? where issued_by_id = ? and revoked_at is null returning id',
    [now, user.id],
  );
  // a verified question is everybody's by now: it stays, and nobody's name with it
  await em.execute(
    `delete from questions where created_by_id = ? and (theme = 'custom' or not is_verified)`,
    [user.id],
  );
  await em.execute('update audit_entries set actor_id = null where actor_id = ?', [user.id]);
  await em.execute(
    `update audit_entries set subject = replace(subject, ?, 'deleted') where subject like '%' || ? || '%'`,
    [user.id, user.id],
  );
  // cascades to all that is theirs alone
  await em.execute('delete from users where id = ?', [user.id]);
  return {
    fileKeys: [...sessions, ...turnKeys, { key: pictureKeyOf(user.profileImageUrl) }].flatMap(
      ({ key }) => key ?? [],
    ),
    sessionIds: sessions.map(({ id }) => id),
    unsettledSessionIds: sessions.filter(({ state }) => !isSettled(state)).map(({ id }) => id),
    messageIds: messages,
    tokenIds: tokens.map(({ id }) => id),
  };
}

/** Recorded by the user, or for a student of theirs. */
const IS_THEIRS = `(sessions.user_id = ?
  or sessions.student_profile_id in (select id from student_profiles where teacher_id = ?))`;

/** Locked, so that the worker names no further file for one. */
const lockedSessions = (em: EntityManager, userId: string) =>
  em.execute<{ id: number; key: string | null; state: SessionState }[]>(
    `select id, audio_key as key, state from sessions where ${IS_THEIRS} order by id for update`,
    [userId, userId],
  );

/** Written while signed in, or as a visitor under the address that the user has proved to own. */
async function deletedMessages(em: EntityManager, { id, email, emailVerified }: User): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `delete from contact_messages
     where sender_id = ? or (sender_id is null and ? and lower(email) = ?) returning id`,
    [id, emailVerified, email],
  );
  return rows.map((row) => row.id);
}
