import type { TestApi } from '../../../testing/test-api.js';
import type { MarkedResult } from '../../assessment/assessment.types.js';
import { MARKED_RESULT } from '../../sessions/testing/results.js';

interface Recorded {
  readonly teacherId: string;
  /** Null: the teacher's own practice. */
  readonly profileId: string | null;
  readonly result?: MarkedResult;
  readonly at?: Date;
}

/** A session of Part 2 that a teacher recorded, with the machine's result: 4 and 5 where none is given. */
export async function markedFor(
  api: Pick<TestApi, 'pool'>,
  { teacherId, profileId, result = MARKED_RESULT, at = new Date() }: Recorded,
): Promise<number> {
  const [grammar, vocabulary] = result.marks.map(({ band }) => band);
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into sessions (user_id, student_profile_id, question_id, question_text, part_type, state, transcription,
       transcript_source, grammar_score, vocabulary_score, overall_score, created_at, assessed_at)
     values ($1, $2, 1, 'Talk about your school.', 'part2', 'assessed', 'I like my school.', 'typed', $3, $4, $5, $6, $6)
     returning id`,
    [teacherId, profileId, grammar, vocabulary, result.total, at],
  );
  const id = rows[0]?.id ?? 0;
  await api.pool.query(
    'insert into assessments (session_id, attempt, result, created_at) values ($1, 1, $2, $3)',
    [id, JSON.stringify(result), at],
  );
  return id;
}
