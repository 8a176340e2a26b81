import { Router } from 'express';
import { notFound } from '../errors.js';
import { accountRest } from '../modules/account/account.rest.js';
import { analyticsRest } from '../modules/analytics/analytics.rest.js';
import { contactRest } from '../modules/contact/contact.rest.js';
import { conversationRest } from '../modules/conversation/conversation.rest.js';
import { progressRest } from '../modules/progress/progress.rest.js';
import { questionsRest } from '../modules/questions/questions.rest.js';
import { sessionAttemptsRest } from '../modules/sessions/session-attempts.rest.js';
import { sessionSubmissionRest } from '../modules/sessions/session-submission.rest.js';
import { sessionsRest } from '../modules/sessions/sessions.rest.js';
import { studentsRest } from '../modules/students/students.rest.js';
import { teacherMarksRest } from '../modules/teacher-marks/teacher-marks.rest.js';
import { testimonialsRest } from '../modules/testimonials/testimonials.rest.js';
import { picturesRest } from '../modules/users/pictures.rest.js';
import { usersRest } from '../modules/users/users.rest.js';
import type { Services } from '../services.js';
import { docsRouter } from './docs/docs.router.js';
import { Holds } from './holds.js';

/** `/api`: the documented paths on the same services as GraphQL. */
export function restDoor(services: Services, holds = new Holds()): Router {
  const router = Router();
  router.use(usersRest(services.users, services.account));
  router.use(picturesRest(services.pictures));
  router.use(accountRest(services.dataExport, services.accountDeletion));
  router.use(progressRest(services.progress));
  router.use(questionsRest(services));
  router.use(sessionsRest(services.sessions));
  router.use(sessionAttemptsRest(services));
  router.use(sessionSubmissionRest(services, holds));
  router.use(conversationRest(services, holds));
  router.use(analyticsRest(services.analytics));
  router.use(contactRest(services.contact));
  router.use(studentsRest(services.students));
  router.use(teacherMarksRest(services));
  router.use(testimonialsRest(services.testimonials));
  router.use(docsRouter());
  router.use((_req, _res, next) => next(notFound('Path')));
  return router;
}
