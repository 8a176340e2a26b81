import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { badInput } from '../../errors.js';
import { transcriptBody } from '../../rest/json-body.js';
import { sendJson } from '../../rest/send-json.js';
import { sessionId } from '../../rest/session-id.js';
import { attemptJson, sessionJson } from './session.json.js';
import type { SessionsService } from './sessions.service.js';
import type { CorrectCommand, TranscriptCorrectionService } from './transcript-correction.service.js';

interface AttemptServices {
  readonly sessions: SessionsService;
  readonly transcriptCorrection: TranscriptCorrectionService;
}

export function sessionAttemptsRest({ sessions, transcriptCorrection }: AttemptServices): Router {
  const router = Router();

  router.get('/sessions/:id/attempts', async (req, res) => {
    const ctx = contextOf(res);
    const session = await sessions.get(ctx, sessionId(req.params.id));
    const attempts = (await sessions.attempts(ctx, [session.id])).get(session.id) ?? [];
    await sendJson(
      res,
      attempts.map((attempt) => attemptJson(attempt, session)),
    );
  });

  router.patch('/sessions/:id/transcript', transcriptBody, async (req, res) => {
    const id = sessionId(String(req.params.id));
    await sendJson(
      res,
      sessionJson(await transcriptCorrection.correct(contextOf(res), id, correctionOf(req.body))),
    );
  });

  return router;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A body of any shape as a correction. */
function correctionOf(body: unknown): CorrectCommand {
  const { text, turns } = isObject(body) ? body : {};
  return {
    text: typeof text === 'string' ? text : null,
    turns: Array.isArray(turns) ? turns.map(turnOf) : null,
  };
}

function turnOf(turn: unknown) {
  const { position, text } = isObject(turn) ? turn : {};
  if (!Number.isInteger(position) || typeof text !== 'string')
    throw badInput('A turn has a position, which is a whole number, and a text.', 'turns');
  return { position: Number(position), text };
}
