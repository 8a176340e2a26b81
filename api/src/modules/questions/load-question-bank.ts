import type { EntityManager } from '@mikro-orm/postgresql';
import type { CuratedQuestion } from './bank/curated-question.js';
import { Question } from './question.entity.js';

/** Loads the curated bank; a slug that is there already is brought up to date. Runs at every start. */
export async function loadQuestionBank(em: EntityManager, bank: readonly CuratedQuestion[]): Promise<void> {
  const rows = bank.map((question) => {
    const isTopic = question.partType === 'part3';
    return {
      slug: question.slug,
      partType: question.partType,
      text: question.text,
      category: question.category,
      theme: question.theme,
      difficulty: question.difficulty,
      timeLimit: question.timeLimit,
      prompts: [...question.prompts],
      shouldSayPoints: [...question.shouldSayPoints],
      mindMapConcepts: isTopic ? [...question.mindMapConcepts] : [],
      conversationTopic: isTopic ? question.conversationTopic : null,
      session2Question: isTopic ? question.session2Question : null,
      hotsQuestion: isTopic ? question.hotsQuestion : null,
      isVerified: true,
    };
  });
  await em.upsertMany(Question, rows, { onConflictFields: ['slug'] });
}
