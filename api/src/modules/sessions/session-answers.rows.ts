import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionState } from 'schema/rules/choices';
import { marksWithheld } from './marks-withheld.js';

/** Nobody compares with more. */
const ANSWERS_MAX = 50;

/** One of a speaker's answers to one question. */
export interface QuestionAnswerRow {
  readonly sessionId: number;
  readonly createdAt: Date;
  readonly state: SessionState;
  /** Sum of the bands; null: not marked. */
  readonly overallScore: number | null;
}

/**
 * The answers of the same speaker to the same question as each session, that one included, the oldest first: the newest
 * 50. Only of what the reader may read; of a session whose question is deleted, none.
 * @returns by the session's id
 */
export async function answersTo(
  em: EntityManager,
  readerId: string,
  sessionIds: readonly number[],
): Promise<Map<number, QuestionAnswerRow[]>> {
  type Raw = Omit<QuestionAnswerRow, 'createdAt'> & { createdAt: string; askedId: number };
  const rows = await em.execute<Raw[]>(
    `select asked.id as "askedId", answer.* from sessions asked
       left join student_profiles profile on profile.id = asked.student_profile_id
       cross join lateral (
         select id as "sessionId", created_at as "createdAt", state,
           case when other.user_id = ? and ${marksWithheld('other')} then null else overall_score end as "overallScore"
         from sessions other
         where other.question_id = asked.question_id and other.user_id = asked.user_id
           and other.student_profile_id is not distinct from asked.student_profile_id and not other.is_open
         order by other.created_at desc, other.id desc limit ${ANSWERS_MAX}
       ) as answer
     where asked.id = any(?::int[]) and (asked.user_id = ? or profile.user_id = ?)
     order by answer."createdAt", answer."sessionId"`,
    [readerId, `{${sessionIds.join(',')}}`, readerId, readerId],
  );
  const bySession = Map.groupBy(rows, ({ askedId }) => askedId);
  return new Map(
    [...bySession].map(([id, answers]) => [
      id,
      answers.map(({ askedId: _, createdAt, ...answer }) => ({ ...answer, createdAt: new Date(createdAt) })),
    ]),
  );
}
