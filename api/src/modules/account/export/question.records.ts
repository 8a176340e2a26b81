import { PracticePick } from '../../questions/practice-pick.entity.js';
import { Question } from '../../questions/question.entity.js';
import { sourceOf } from '../../questions/question.view.js';
import { type ExportSource, OLDEST_FIRST } from './export-source.js';

export async function* questionRecords({ em, user }: ExportSource): AsyncIterable<object> {
  for (const question of await em.find(Question, { createdBy: user.id }, OLDEST_FIRST)) {
    const { partType, text, category, theme, difficulty, timeLimit, isVerified, createdAt } = question;
    const { prompts, shouldSayPoints, mindMapConcepts } = question;
    const { conversationTopic, session2Question, hotsQuestion } = question;
    yield {
      source: sourceOf({ isCurated: false, isAIGenerated: question.isAIGenerated, theme }),
      ...{ partType, text, category, theme, difficulty, timeLimit, isVerified },
      ...{ prompts, shouldSayPoints, mindMapConcepts },
      ...{ conversationTopic, session2Question, hotsQuestion, createdAt },
    };
  }
}

export async function* pickRecords({ em, user }: ExportSource): AsyncIterable<object> {
  const picks = await em.find(PracticePick, { user: user.id }, { ...OLDEST_FIRST, populate: ['question'] });
  for (const { question, createdAt } of picks) {
    const { partType, text } = question.getEntity();
    yield { partType, question: text, createdAt };
  }
}
