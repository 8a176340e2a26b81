import type { EntityManager } from '@mikro-orm/postgresql';
import { type CuratedQuestion, isTopic } from './bank/curated-question.js';
import { Question } from './question.entity.js';
import { textKey } from './question-text.js';

/** Loads the curated bank; a slug that is there already is brought up to date. Runs at every start. */
export async function loadQuestionBank(em: EntityManager, bank: readonly CuratedQuestion[]): Promise<void> {
  const rows = bank.map((question) => {
    const topic = isTopic(question) ? question : null;
    return {
      slug: question.slug,
      partType: question.partType,
      text: question.text,
      textKey: textKey(question.text),
      category: question.category,
      theme: question.theme,
      difficulty: question.difficulty,
      timeLimit: question.timeLimit,
      prompts: [...question.prompts],
      shouldSayPoints: [...question.shouldSayPoints],
      mindMapConcepts: [...(topic?.mindMapConcepts ?? [])],
      conversationTopic: topic?.conversationTopic ?? null,
      session2Question: topic?.session2Question ?? null,
      hotsQuestion: topic?.hotsQuestion ?? null,
      isVerified: true,
    };
  });
  await em.upsertMany(Question, rows, { onConflictFields: ['slug'] });
}
