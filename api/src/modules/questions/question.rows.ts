import type { EntityManager } from '@mikro-orm/postgresql';
import type { Difficulty, PartType } from 'schema/rules/choices';
import type { Cursor } from '../../paging.js';

/** A question as lists and screens read it: a plain row, not an entity. */
export interface QuestionRow {
  /** Of the row; on the wire a custom question has another (`wireId`). */
  readonly id: number;
  readonly partType: PartType;
  readonly text: string;
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly theme: string;
  /** Seconds. */
  readonly timeLimit: number;
  readonly prompts: string[];
  readonly shouldSayPoints: string[];
  readonly mindMapConcepts: string[];
  readonly conversationTopic: string | null;
  readonly session2Question: string | null;
  readonly hotsQuestion: string | null;
  readonly isCurated: boolean;
  readonly isAIGenerated: boolean;
  readonly isVerified: boolean;
  readonly createdById: string | null;
  readonly createdAt: Date;
}

/** A part of a where clause over `questions q`, with its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const COLUMNS = `q.id, q.part_type as "partType", q.text, q.category, q.difficulty, q.theme,
  q.time_limit as "timeLimit", q.prompts, q.should_say_points as "shouldSayPoints",
  q.mind_map_concepts as "mindMapConcepts", q.conversation_topic as "conversationTopic",
  q.session2_question as "session2Question", q.hots_question as "hotsQuestion", q.slug is not null as "isCurated",
  q.is_ai_generated as "isAIGenerated", q.is_verified as "isVerified", q.created_by_id as "createdById",
  q.created_at as "createdAt"`;

/** The one custom question that its author can still reach. */
export const newestCustomOf = (userId: string): Condition => ({
  sql: `q.id = (select id from questions where created_by_id = ? and theme = 'custom'
    order by created_at desc, id desc limit 1)`,
  values: [userId],
});

/**
 * What someone sees: verified questions and their own, or (`seesAll`) everyone's; of custom ones their own newest.
 */
export function visibleTo(userId: string, seesAll: boolean): Condition {
  const custom = newestCustomOf(userId);
  const ofTheBank = seesAll ? 'true' : '(q.is_verified or q.created_by_id = ?)';
  return {
    sql: `(q.theme <> 'custom' and ${ofTheBank} or ${custom.sql})`,
    values: [...(seesAll ? [] : [userId]), ...custom.values],
  };
}

export const hasId = (id: number): Condition => ({ sql: 'q.id = ?', values: [id] });

/** Raw rows give timestamps as strings. */
type RawRow = Omit<QuestionRow, 'createdAt'> & { createdAt: string };

async function rows(
  em: EntityManager,
  conditions: readonly Condition[],
  from: Condition,
  end: Condition,
): Promise<QuestionRow[]> {
  const where = conditions.map(({ sql }) => sql).join(' and ');
  const found = await em.execute<RawRow[]>(
    `select ${COLUMNS} from questions q ${from.sql} where ${where} ${end.sql}`,
    [...from.values, ...conditions.flatMap(({ values }) => values), ...end.values],
  );
  return found.map((raw) => ({ ...raw, createdAt: new Date(raw.createdAt) }));
}

const NOTHING: Condition = { sql: '', values: [] };

/** The newest ones, after a cursor where there is one. */
export function newestQuestions(
  em: EntityManager,
  conditions: readonly Condition[],
  limit: number,
  after: Cursor | null = null,
): Promise<QuestionRow[]> {
  const later: Condition[] = after
    ? [{ sql: '(q.created_at, q.id) < (?, ?)', values: [after.createdAt, Number(after.id)] }]
    : [];
  const end = { sql: 'order by q.created_at desc, q.id desc limit ?', values: [limit] };
  return rows(em, [...conditions, ...later], NOTHING, end);
}

/** In the order of practice: the latest pick of the user first, then the curated ones, then the rest as they came. */
export function practiceQuestionRows(
  em: EntityManager,
  userId: string,
  conditions: readonly Condition[],
  limit: number,
): Promise<QuestionRow[]> {
  const picks = {
    sql: 'left join practice_picks pick on pick.question_id = q.id and pick.user_id = ?',
    values: [userId],
  };
  const end = {
    sql: 'order by pick.created_at desc nulls last, pick.question_id desc, q.slug is null, q.id limit ?',
    values: [limit],
  };
  return rows(em, conditions, picks, end);
}

export async function questionRow(
  em: EntityManager,
  conditions: readonly Condition[],
): Promise<QuestionRow | null> {
  const [row] = await rows(em, conditions, NOTHING, { sql: 'limit 1', values: [] });
  return row ?? null;
}
