import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { Question } from './question.entity.js';
import { hasId, type QuestionRow, questionRow } from './question.rows.js';

/** Writes a question in the transaction of `em` and reads it as everyone reads it. */
export async function insertQuestion(
  em: EntityManager,
  question: RequiredEntityData<Question>,
): Promise<QuestionRow> {
  const id = await em.insert(Question, question);
  const row = await questionRow(em, [hasId(id)]);
  if (!row) throw new Error(`question ${id} is not there after its insert`);
  return row;
}
