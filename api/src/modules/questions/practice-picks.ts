import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Puts a question at the head of the user's practice list; again moves it up.
 * @returns whether the question is still there
 */
export async function pick(
  em: EntityManager,
  userId: string,
  questionId: number,
  createdAt: Date,
): Promise<boolean> {
  // the lock keeps a rejection from taking the question away between reading and writing
  const picked = await em.execute<unknown[]>(
    `insert into practice_picks (user_id, question_id, created_at)
     select ?::uuid, id, ?::timestamptz from questions where id = ? for key share
     on conflict (user_id, question_id) do update set created_at = excluded.created_at
     returning question_id`,
    [userId, createdAt, questionId],
  );
  return picked.length > 0;
}
