import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Deletes a student profile with the sessions that were recorded for it.
 * @returns where their recordings lie; null: the teacher has no such student
 */
export async function deleteStudent(
  em: EntityManager,
  teacherId: string,
  id: string,
): Promise<{ audioKeys: string[] } | null> {
  // locks the entry: a session that is being submitted for it is either in the list below or refused
  const found = await em.execute<{ id: string }[]>(
    'select id from student_profiles where id = ? and teacher_id = ? for update',
    [id, teacherId],
  );
  if (found.length === 0) return null;
  const recordings = await em.execute<{ key: string }[]>(
    `select audio_key as key from sessions where student_profile_id = ? and audio_key is not null
     union all
     select turn.audio_key from conversation_turns turn join sessions on sessions.id = turn.session_id
       where sessions.student_profile_id = ? and turn.audio_key is not null`,
    [id, id],
  );
  await em.execute('delete from student_profiles where id = ?', [id]);
  return { audioKeys: recordings.map(({ key }) => key) };
}
