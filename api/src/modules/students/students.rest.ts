import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { jsonBody } from '../../rest/json-body.js';
import { sendJson } from '../../rest/send-json.js';
import type { StudentRow } from './student.rows.js';
import type { StudentsService } from './students.service.js';

export function studentsRest(students: StudentsService): Router {
  const router = Router();

  router.get('/teacher/students', async (_req, res) => {
    await sendJson(res, (await students.listAll(contextOf(res))).map(studentJson));
  });

  router.post('/teacher/students', jsonBody, async (req, res) => {
    const added = await students.add(contextOf(res), { ...req.body });
    await sendJson(res.status(201), studentJson(added));
  });

  router.get('/teacher/students/:id', async (req, res) => {
    await sendJson(res, studentJson(await students.get(contextOf(res), req.params.id)));
  });

  return router;
}

const studentJson = ({ id, firstName, lastName, email, grade, hasJoined, createdAt }: StudentRow) => ({
  id,
  firstName,
  lastName,
  email,
  grade,
  hasJoined,
  createdAt,
});
