import { Router } from 'express';
import type { RequestContext } from '../../context.js';
import { contextOf } from '../../context-of.js';
import { jsonBody } from '../../rest/json-body.js';
import { sendJson } from '../../rest/send-json.js';
import type { QuestionRow } from './question.rows.js';
import { wireId } from './question.view.js';
import type { QuestionContributionsService } from './question-contributions.service.js';
import type { QuestionGenerationService } from './question-generation.service.js';
import type { QuestionReviewService } from './question-review.service.js';
import { authorShownTo } from './questions.policy.js';
import type { QuestionsService } from './questions.service.js';

interface QuestionServices {
  readonly questions: QuestionsService;
  readonly questionContributions: QuestionContributionsService;
  readonly questionGeneration: QuestionGenerationService;
  readonly questionReview: QuestionReviewService;
}

export function questionsRest(services: QuestionServices): Router {
  const { questions, questionContributions, questionGeneration, questionReview } = services;
  const router = Router();

  router.get('/practice/questions', async (req, res) => {
    const ctx = contextOf(res);
    const { partType, difficulty } = req.query;
    await sendJson(res, listJson(ctx, await questions.practiceList(ctx, { partType, difficulty })));
  });

  router.get('/questions', async (_req, res) => {
    const ctx = contextOf(res);
    await sendJson(res, listJson(ctx, await questions.listAll(ctx)));
  });

  router.get('/questions/student-contributed', async (_req, res) => {
    const ctx = contextOf(res);
    await sendJson(res, listJson(ctx, await questions.contributed(ctx)));
  });

  router.post('/questions', jsonBody, async (req, res) => {
    const ctx = contextOf(res);
    await sendJson(
      res.status(201),
      questionJson(ctx, await questionContributions.addCustom(ctx, { ...req.body })),
    );
  });

  router.post('/questions/contribute', jsonBody, async (req, res) => {
    const ctx = contextOf(res);
    await sendJson(
      res.status(201),
      questionJson(ctx, await questionContributions.contribute(ctx, { ...req.body })),
    );
  });

  router.post('/questions/generate', jsonBody, async (req, res) => {
    const ctx = contextOf(res);
    const { questions: generated } = await questionGeneration.generate(ctx, { ...req.body });
    await sendJson(res.status(201), listJson(ctx, generated));
  });

  router.post('/questions/:id/import', async (req, res) => {
    await questionReview.addToPractice(contextOf(res), questionId(req.params.id));
    await sendJson(res, { message: 'Question added to your practice list.' });
  });

  router.post('/questions/:id/verify', async (req, res) => {
    const ctx = contextOf(res);
    await sendJson(res, questionJson(ctx, await questionReview.verify(ctx, questionId(req.params.id))));
  });

  router.delete('/questions/:id/reject', async (req, res) => {
    await questionReview.reject(contextOf(res), questionId(req.params.id));
    await sendJson(res, { message: 'Question rejected.' });
  });

  return router;
}

/** A path that is no id is a question that is not there; so is 0, whatever stands in the path. */
const questionId = (text: string): number => (/^(-1|\d{1,9})$/.test(text) ? Number(text) : 0);

const listJson = (ctx: RequestContext, questions: readonly QuestionRow[]) =>
  questions.map((question) => questionJson(ctx, question));

const questionJson = ({ viewer }: RequestContext, question: QuestionRow) => ({
  id: wireId(question),
  text: question.text,
  category: question.category,
  difficulty: question.difficulty,
  timeLimit: question.timeLimit,
  theme: question.theme,
  partType: question.partType,
  prompts: question.prompts,
  shouldSayPoints: question.shouldSayPoints,
  mindMapConcepts: question.mindMapConcepts,
  session2Question: question.session2Question,
  hotsQuestion: question.hotsQuestion,
  conversationTopic: question.conversationTopic,
  isAIGenerated: question.isAIGenerated,
  isVerified: question.isVerified,
  createdBy: viewer && authorShownTo(viewer, question),
  createdAt: question.createdAt,
});
