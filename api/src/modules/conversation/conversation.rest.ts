import { Router } from 'express';
import { isSettled } from 'schema/rules/choices';
import { contextOf } from '../../context-of.js';
import { AppError, notFound } from '../../errors.js';
import type { Holds } from '../../rest/holds.js';
import { transcriptBody } from '../../rest/json-body.js';
import { formOf } from '../../rest/multipart.js';
import { sendJson } from '../../rest/send-json.js';
import { feedbackJson, sessionJson } from '../sessions/session.json.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { assessmentOf, turnOf } from './conversation.form.js';
import type { ConversationAssessmentService } from './conversation-assessment.service.js';
import type { PartnerService } from './partner.service.js';
import type { TurnsService } from './turns.service.js';

interface ConversationServices {
  readonly sessions: SessionsService;
  readonly turns: TurnsService;
  readonly partner: PartnerService;
  readonly conversationAssessment: ConversationAssessmentService;
}

/** Part 3 as §7 has it. `POST /sessions` arrives here with its body read, when it is a turn. */
export function conversationRest(services: ConversationServices, holds: Holds): Router {
  const { sessions, turns, partner, conversationAssessment } = services;
  const router = Router();

  router.post('/sessions', async (req, res) => {
    const ctx = contextOf(res);
    const command = turnOf(formOf(req), req.get('idempotency-key') ?? null);
    const { conversation, turn } = await turns.submit(ctx, command, holds.of(req, res));
    if (res.closed) return; // nobody waits any more
    const session = await sessions.get(ctx, conversation.sessionId);
    const { text: transcription, transcriptSource } = turn;
    await sendJson(res.status(201), {
      ...sessionJson(session),
      transcription,
      transcriptSource,
      feedback: null,
    });
  });

  router.post('/sessions/assess', transcriptBody, async (req, res) => {
    const ctx = contextOf(res);
    const command = assessmentOf(req.body, req.get('idempotency-key') ?? null);
    const handedIn = await conversationAssessment.assess(ctx, command);
    const session = await sessions.settled(ctx, handedIn, holds.of(req, res));
    if (res.closed) return;
    if (!isSettled(session.state)) {
      await sendJson(res.status(504).set('Retry-After', '10'), NOT_DONE_YET);
      return;
    }
    const result = (await sessions.results(ctx, [session.id])).get(session.id);
    if (!result) throw session.state === 'failed' ? failed(session.stateReason) : notFound('Feedback');
    const { id, transcription } = session;
    await sendJson(res, { id, transcription, feedback: feedbackJson(result, session) });
  });

  router.post('/ai-conversation', transcriptBody, async (req, res) => {
    await sendJson(res, await partner.replyTo(contextOf(res), req.body));
  });

  return router;
}

/** The closed list of codes has one for a service that does not answer now; the job goes on. */
const NOT_DONE_YET = {
  message: 'The marks take longer than usual. The work goes on: please ask again later.',
  code: 'AI_UNAVAILABLE',
} as const;

const failed = (reason: string | null) => new AppError('AI_UNAVAILABLE', reason ?? 'The assessment failed.');
