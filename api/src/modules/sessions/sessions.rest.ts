import { Router } from 'express';
import { RECENT_SESSIONS } from 'schema/rules/limits';
import { contextOf } from '../../context-of.js';
import { notFound } from '../../errors.js';
import { sendBytes } from '../../rest/send-bytes.js';
import { sendJson } from '../../rest/send-json.js';
import { feedbackOf } from '../assessment/feedback.js';
import type { SessionRow } from './session.rows.js';
import type { SessionsService } from './sessions.service.js';

export function sessionsRest(sessions: SessionsService): Router {
  const router = Router();

  router.get('/sessions', async (_req, res) => {
    sendJson(res, (await sessions.listAll(contextOf(res))).map(sessionJson));
  });

  router.get('/sessions/recent', async (_req, res) => {
    const recent = await sessions.list(contextOf(res), { first: RECENT_SESSIONS, after: null });
    sendJson(res, recent.slice(0, RECENT_SESSIONS).map(sessionJson));
  });

  router.get('/sessions/:id', async (req, res) => {
    sendJson(res, sessionJson(await sessions.get(contextOf(res), sessionId(req.params.id))));
  });

  router.get('/sessions/:id/feedback', async (req, res) => {
    const ctx = contextOf(res);
    const session = await sessions.get(ctx, sessionId(req.params.id));
    const result = await sessions.result(ctx, session);
    if (!result) throw notFound('Feedback');
    sendJson(res, feedbackOf(result, session.partType));
  });

  router.get('/sessions/:id/feedback/debug', async (req, res) => {
    const ctx = contextOf(res);
    const result = await sessions.result(ctx, await sessions.get(ctx, sessionId(req.params.id)));
    if (!result) throw notFound('Feedback');
    sendJson(res, result);
  });

  router.get('/sessions/:id/audio', async (req, res) => {
    sendBytes(req, res, await sessions.audio(contextOf(res), sessionId(req.params.id)), 'audio/wav');
  });

  return router;
}

export const audioUrlOf = (session: Pick<SessionRow, 'id' | 'audioKey'>): string | null =>
  session.audioKey ? `/api/sessions/${session.id}/audio` : null;

/** A path that is no id is a session that is not there. */
function sessionId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound('Session');
  return Number(text);
}

const sessionJson = (session: SessionRow) => ({
  id: session.id,
  partType: session.partType,
  sessionType: session.sessionType,
  questionText: session.questionText,
  createdAt: session.createdAt,
  duration: session.duration,
  state: session.state,
  stateReason: session.stateReason,
  grammarScore: session.grammarScore,
  vocabularyScore: session.vocabularyScore,
  communicativeScore: session.communicativeScore,
  overallScore: session.overallScore,
  transcription: session.transcription,
  transcriptSource: session.transcriptSource,
  audioUrl: audioUrlOf(session),
});
