import type { EntityManager } from '@mikro-orm/postgresql';
import type { AssessmentResult } from '../assessment/assessment.types.js';
import { marksWithheld } from './marks-withheld.js';

/**
 * The stored result whose marks each session shows, as it is: the first that has marks, else the newest. Only of what
 * the reader may read.
 * @returns by the session's id; what is stored may be incomplete, see `isComplete`
 */
export async function storedResultsOf(
  em: EntityManager,
  readerId: string,
  sessionIds: readonly number[],
): Promise<Map<number, object>> {
  const rows = await em.execute<{ sessionId: number; result: object }[]>(
    `select distinct on (session.id) session.id as "sessionId", stored.result
     from assessments stored join sessions session on session.id = stored.session_id
       left join student_profiles profile on profile.id = session.student_profile_id
     where stored.session_id = any(?::int[]) and (session.user_id = ? or profile.user_id = ?)
       and not (session.user_id = ? and ${marksWithheld('session')})
     order by session.id, stored.result->>'outcome' = 'marked' desc nulls last,
       case when stored.result->>'outcome' = 'marked' then stored.attempt else -stored.attempt end`,
    [`{${sessionIds.join(',')}}`, readerId, readerId, readerId],
  );
  return new Map(rows.map(({ sessionId, result }) => [sessionId, result]));
}

/** Holds all that the feedback is made of: whatever an earlier release or a broken import stored may not. */
export function isComplete(stored: object): stored is AssessmentResult {
  const result: Partial<Record<string, unknown>> = { ...stored };
  if (!isObject(result.assessor) || !Array.isArray(result.cautions)) return false;
  if (result.outcome === 'notMarked') return typeof result.because === 'string';
  return (
    result.outcome === 'marked' &&
    Array.isArray(result.marks) &&
    Array.isArray(result.findings) &&
    isObject(result.sections)
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
