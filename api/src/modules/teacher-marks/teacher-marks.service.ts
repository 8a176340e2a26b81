import { CRITERIA_OF_PART } from 'schema/rules/scoring';
import { TEACHER_MARKS_MAX, teacherMarksSchema } from 'schema/rules/teacher-marks';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict } from '../../errors.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import type { SessionRow } from '../sessions/session.rows.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { isMarker, mayMark, mayReadMarks } from './teacher-marks.policy.js';
import { type GivenMarks, givenMarksOf, insertTeacherMarks } from './teacher-marks.rows.js';

/** Marks as either door hands them in, unchecked. */
export interface TeacherMarksDraft {
  readonly marks?: unknown;
  readonly comment?: unknown;
}

/** Teachers mark sessions of their students. The machine's marks stay as they are, beside theirs. */
export class TeacherMarksService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives marks, or other marks; the earlier ones are kept.
   * @throws NOT_FOUND, for another teacher's session too; FORBIDDEN, RATE_LIMITED; BAD_USER_INPUT with the field;
   *   CONFLICT for what was not recorded for a student or is not handed in yet, and after the twentieth time
   */
  async give(ctx: RequestContext, sessionId: number, draft: TeacherMarksDraft): Promise<SessionRow> {
    const teacher = mayMark(ctx);
    await this.limits.take(ctx, 'marking');
    const session = await this.sessions.get(ctx, sessionId);
    if (!isMarker(teacher, session))
      throw conflict('Only what you recorded for a student can be marked by you.');
    const { marks, comment } = await validated(teacherMarksSchema(session.partType), draft);
    const byCriterion = new Map(marks.map((mark) => [mark.criterion, mark]));
    const inOrder = CRITERIA_OF_PART[session.partType].flatMap(
      (criterion) => byCriterion.get(criterion) ?? [],
    );
    const given = { sessionId, teacherId: teacher.id, marks: inOrder, comment, at: this.clock.now() };
    if (!(await insertTeacherMarks(ctx.em, given)))
      throw conflict(
        `This answer cannot be marked: it is not handed in yet, or was marked ${TEACHER_MARKS_MAX} times.`,
      );
    return this.sessions.get(ctx, sessionId);
  }

  /** The marks of each session's teacher, by its id: only of what the viewer may read. */
  async given(ctx: RequestContext, sessionIds: readonly number[]): Promise<Map<number, GivenMarks>> {
    const viewer = mayReadMarks(ctx);
    return givenMarksOf(ctx.em, viewer.id, sessionIds);
  }

  /**
   * From now on the machine's marks of what the teacher records for students are kept from the teacher until they have
   * given theirs; or no longer. Asking for it again changes nothing.
   */
  async setMarksFirst(ctx: RequestContext, isOn: boolean): Promise<User> {
    const { id } = mayMark(ctx);
    const [from, to] = isOn ? [null, this.clock.now()] : [{ $ne: null }, null];
    await ctx.em.nativeUpdate(User, { id, marksFirstSince: from }, { marksFirstSince: to });
    return ctx.em.findOneOrFail(User, id, { refresh: true });
  }
}
