import type { EntityManager } from '@mikro-orm/postgresql';
import type { TranscriptSource } from 'schema/rules/choices';
import type { AssessmentResult } from '../assessment/assessment.types.js';
import type { ImprovedAnswer } from '../assessment/improve/improved-answer.js';
import { marksWithheld } from './marks-withheld.js';
import { isComplete } from './session-results.js';

/** One stored result, with the words that it marks. */
export interface SessionAttempt {
  readonly attempt: number;
  readonly createdAt: Date;
  /** Of a conversation, lines "speaker: text"; null where nobody had written the words down. */
  readonly transcription: string | null;
  readonly transcriptSource: TranscriptSource | null;
  readonly result: AssessmentResult;
  readonly improvedAnswer: ImprovedAnswer | null;
}

type Raw = Omit<SessionAttempt, 'createdAt' | 'result'> & {
  readonly sessionId: number;
  readonly createdAt: string;
  readonly result: object;
};

/** Every complete result of each session, the oldest first, by the session's id; only of what the reader may read. */
export async function attemptsOf(
  em: EntityManager,
  readerId: string,
  sessionIds: readonly number[],
): Promise<Map<number, SessionAttempt[]>> {
  const rows = await em.execute<Raw[]>(
    `select session.id as "sessionId", stored.attempt, stored.created_at as "createdAt", stored.result,
       stored.improved_answer as "improvedAnswer", coalesce(correction.text, session.transcription) as transcription,
       case when correction.text is null then session.transcript_source else 'corrected' end as "transcriptSource"
     from assessments stored join sessions session on session.id = stored.session_id
       left join student_profiles profile on profile.id = session.student_profile_id
       left join lateral (
         select text from transcript_corrections
         where session_id = stored.session_id and attempt <= stored.attempt order by attempt desc limit 1
       ) as correction on true
     where stored.session_id = any(?::int[]) and (session.user_id = ? or profile.user_id = ?)
       and not (session.user_id = ? and ${marksWithheld('session')})
     order by session.id, stored.attempt`,
    [`{${sessionIds.join(',')}}`, readerId, readerId, readerId],
  );
  const attempts = rows.flatMap(({ result, createdAt, ...row }) =>
    isComplete(result) ? [{ ...row, result, createdAt: new Date(createdAt) }] : [],
  );
  const bySession = Map.groupBy(attempts, ({ sessionId }) => sessionId);
  return new Map([...bySession].map(([id, own]) => [id, own.map(({ sessionId: _, ...attempt }) => attempt)]));
}
