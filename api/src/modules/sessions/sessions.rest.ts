import { Router } from 'express';
import { RECENT_SESSIONS } from 'schema/rules/limits';
import { contextOf } from '../../context-of.js';
import { notFound } from '../../errors.js';
import { sendBytes } from '../../rest/send-bytes.js';
import { sendJson } from '../../rest/send-json.js';
import { sessionId } from '../../rest/session-id.js';
import { feedbackJson, sessionJson } from './session.json.js';
import type { SessionsService } from './sessions.service.js';

export function sessionsRest(sessions: SessionsService): Router {
  const router = Router();

  router.get('/sessions', async (req, res) => {
    const ctx = contextOf(res);
    const { studentProfileId } = req.query;
    const listed =
      studentProfileId === undefined
        ? await sessions.newest(ctx)
        : await sessions.listAllOf(ctx, String(studentProfileId));
    await sendJson(res, listed.map(sessionJson));
  });

  router.get('/sessions/recent', async (_req, res) => {
    await sendJson(res, (await sessions.newest(contextOf(res), RECENT_SESSIONS)).map(sessionJson));
  });

  router.get('/sessions/:id', async (req, res) => {
    await sendJson(res, sessionJson(await sessions.get(contextOf(res), sessionId(req.params.id))));
  });

  router.get('/sessions/:id/feedback', async (req, res) => {
    const ctx = contextOf(res);
    const session = await sessions.get(ctx, sessionId(req.params.id));
    const result = (await sessions.results(ctx, [session.id])).get(session.id);
    if (!result) throw notFound('Feedback');
    await sendJson(res, feedbackJson(result, session));
  });

  router.get('/sessions/:id/feedback/debug', async (req, res) => {
    await sendJson(res, await sessions.storedResult(contextOf(res), sessionId(req.params.id)));
  });

  router.get('/sessions/:id/audio', async (req, res) => {
    const { bytes, key } = await sessions.audio(contextOf(res), sessionId(req.params.id));
    const type = AUDIO_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const [name = ''] = key.split('/').slice(-1);
    sendBytes(req, res, bytes, { type, etag: `"${name}"` });
  });

  return router;
}

const AUDIO_TYPES: Readonly<Partial<Record<string, string>>> = {
  wav: 'audio/wav',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
};
