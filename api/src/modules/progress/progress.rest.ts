import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { sendJson } from '../../rest/send-json.js';
import type { ProgressService } from './progress.service.js';

export function progressRest(progress: ProgressService): Router {
  const router = Router();

  router.get('/stats', async (_req, res) => {
    const { totalSessions, averageScore, totalPracticeTime, improvement } = await progress.stats(
      contextOf(res),
    );
    await sendJson(res, { totalSessions, averageScore, totalPracticeTime, improvement });
  });

  router.get('/user/streak', async (_req, res) => {
    const { currentStreak, longestStreak, totalPracticeDays } = await progress.streak(contextOf(res));
    await sendJson(res, { currentStreak, longestStreak, totalPracticeDays });
  });

  return router;
}
