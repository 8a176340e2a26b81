import { Router } from 'express';
import { AUDIO_MAX_BYTES } from 'schema/rules/limits';
import { contextOf } from '../../context-of.js';
import type { Holds } from '../../rest/holds.js';
import { formOf, multipart } from '../../rest/multipart.js';
import { sendJson } from '../../rest/send-json.js';
import { feedbackJson, sessionJson } from './session.json.js';
import { isTurn, submissionOf } from './session-submission.form.js';
import type { SessionSubmissionService } from './session-submission.service.js';
import type { SessionsService } from './sessions.service.js';

interface SubmissionServices {
  readonly sessions: SessionsService;
  readonly sessionSubmission: SessionSubmissionService;
}

/**
 * `POST /sessions`: an answer of Part 2. The body of a turn of a conversation is read as well and handed on, with
 * `next`, to the same path of the conversation's router.
 */
export function sessionSubmissionRest(
  { sessions, sessionSubmission }: SubmissionServices,
  holds: Holds,
): Router {
  const router = Router();
  const body = multipart({
    field: 'audio',
    maxBytes: AUDIO_MAX_BYTES,
    tooLarge: 'The recording is too large.',
  });

  router.post('/sessions', body, async (req, res, next) => {
    const form = formOf(req);
    if (isTurn(form)) {
      next();
      return;
    }
    const ctx = contextOf(res);
    const command = submissionOf(form, req.get('idempotency-key') ?? null);
    const accepted = await sessionSubmission.submit(ctx, command);
    const session = await sessions.settled(ctx, accepted, holds.of(req, res));
    if (res.closed) return; // nobody waits any more
    const result = (await sessions.results(ctx, [session.id])).get(session.id);
    const feedback = result ? feedbackJson(result, session) : null;
    await sendJson(res.status(201), { ...sessionJson(session), feedback });
  });

  return router;
}
