import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { badInput } from '../../errors.js';
import { jsonBody } from '../../rest/json-body.js';
import { sendJson } from '../../rest/send-json.js';
import { sessionId } from '../../rest/session-id.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import type { TeacherMarksService } from './teacher-marks.service.js';
import { type TeacherMarking, teacherMarkingOf } from './teacher-marks.view.js';

interface MarkingServices {
  readonly sessions: SessionsService;
  readonly teacherMarks: TeacherMarksService;
}

export function teacherMarksRest({ sessions, teacherMarks }: MarkingServices): Router {
  const router = Router();

  router.get('/sessions/:id/teacher-marks', async (req, res) => {
    const ctx = contextOf(res);
    const session = await sessions.get(ctx, sessionId(req.params.id));
    const given = (await teacherMarks.given(ctx, [session.id])).get(session.id) ?? null;
    await sendJson(res, markingJson(teacherMarkingOf(ctx, session, given)));
  });

  router.post('/sessions/:id/teacher-marks', jsonBody, async (req, res) => {
    const ctx = contextOf(res);
    const { marks, comment } = { ...req.body };
    const session = await teacherMarks.give(ctx, sessionId(String(req.params.id)), { marks, comment });
    const given = (await teacherMarks.given(ctx, [session.id])).get(session.id) ?? null;
    await sendJson(res.status(201), markingJson(teacherMarkingOf(ctx, session, given)));
  });

  router.put('/teacher/marks-first', jsonBody, async (req, res) => {
    const { isOn } = { ...req.body };
    const ctx = contextOf(res);
    if (typeof isOn !== 'boolean') throw badInput('isOn is true or false.', 'isOn');
    const { marksFirstSince } = await teacherMarks.setMarksFirst(ctx, isOn);
    await sendJson(res, { isOn: marksFirstSince !== null });
  });

  return router;
}

const markingJson = ({ canMark, given, machine }: TeacherMarking) => ({
  canMark,
  given: given && {
    marks: given.marks.map(({ criterion, band, notMarkedReason }) => ({ criterion, band, notMarkedReason })),
    total: given.total,
    comment: given.comment,
    givenAt: given.givenAt,
    isBlind: given.isBlind,
    isChanged: given.isChanged,
  },
  machine: machine?.map(({ criterion, band }) => ({ criterion, band })) ?? null,
});
