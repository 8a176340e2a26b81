import { member, signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import type { QuestionRow } from './question.rows.js';
import { sourceOf } from './question.view.js';

/** Everyone signed in may look at the bank and read practice questions. */
export const mayRead = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Everyone whose profile is complete may add questions: contributed, custom or generated. */
export const mayAdd = (ctx: RequestContext): Viewer => member(ctx);

/** Everyone whose profile is complete has a practice list to put questions on. */
export const mayPick = (ctx: RequestContext): Viewer => member(ctx);

/** Teachers and admins verify and reject, their own questions too (decision 014). */
export const mayReview = (ctx: RequestContext): Viewer => withRole(ctx, 'teacher', 'admin');

/** Who reviews sees what waits for it. */
export const seesAll = (viewer: Viewer): boolean => viewer.role !== 'student';

export const isOwn = (viewer: Viewer, question: QuestionRow): boolean => question.createdById === viewer.id;

/** Verified questions, and one's own. */
export const isPractisable = (viewer: Viewer, question: QuestionRow): boolean =>
  question.isVerified || isOwn(viewer, question);

/** A custom question is for its author alone. */
export const isReviewable = (viewer: Viewer, question: QuestionRow): boolean =>
  seesAll(viewer) && !question.isVerified && sourceOf(question) !== 'custom';

/** Who made a question is told to its author and to those who review: authors are mostly children. */
export const authorShownTo = (viewer: Viewer, question: QuestionRow): string | null =>
  seesAll(viewer) || isOwn(viewer, question) ? question.createdById : null;
