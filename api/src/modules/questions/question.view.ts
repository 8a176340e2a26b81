import { CUSTOM, CUSTOM_QUESTION_ID, type QuestionSource } from 'schema/rules/questions';
import type { QuestionRow } from './question.rows.js';

export function sourceOf(
  question: Pick<QuestionRow, 'isCurated' | 'isAIGenerated' | 'theme'>,
): QuestionSource {
  if (question.isCurated) return 'curated';
  if (question.isAIGenerated) return 'generated';
  return question.theme === CUSTOM ? 'custom' : 'contributed';
}

/** Only the newest custom question is ever sent, so -1 names one question. */
export const wireId = (question: QuestionRow): number =>
  sourceOf(question) === 'custom' ? CUSTOM_QUESTION_ID : question.id;
