import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { batched } from '../../graphql/batched.js';
import { integerId } from '../../graphql/ids.js';
import type { SessionSummaryRow } from '../sessions/session.rows.js';
import { SessionType } from '../sessions/sessions.types.js';
import type { User } from '../users/user.entity.js';
import { ViewerType } from '../users/users.types.js';
import type { TeacherMarksService } from './teacher-marks.service.js';
import { GiveTeacherMarksInput, TeacherMarkingType } from './teacher-marks.types.js';
import { teacherMarkingOf } from './teacher-marks.view.js';

@Resolver(() => SessionType)
export class TeacherMarksResolver {
  readonly #givenFor;

  constructor(private readonly service: TeacherMarksService) {
    this.#givenFor = batched((ctx, ids: readonly number[]) => service.given(ctx, ids));
  }

  @FieldResolver(() => TeacherMarkingType, {
    description: "The marks of the student's teacher, with the machine's beside them.",
  })
  async teacherMarking(
    @Root() session: SessionSummaryRow,
    @Ctx() ctx: RequestContext,
  ): Promise<TeacherMarkingType> {
    return teacherMarkingOf(ctx, session, await this.#givenFor(ctx, session.id));
  }

  @AccessTo('teacher')
  @Mutation(() => SessionType, {
    description:
      "Marks a session that the viewer recorded for a student, or changes these marks: all are kept, and so are the machine's.",
  })
  giveTeacherMarks(
    @Arg('input', () => GiveTeacherMarksInput, { description: 'Each criterion, and a comment.' })
    { sessionId, marks, comment }: GiveTeacherMarksInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    return this.service.give(ctx, integerId(sessionId, 'sessionId'), { marks, comment: comment ?? '' });
  }
}

@Resolver(() => ViewerType)
export class MarksFirstResolver {
  constructor(private readonly service: TeacherMarksService) {}

  @FieldResolver(() => Boolean, {
    description:
      "A teacher who marks before seeing the machine's marks: these are kept back until the own ones are given.",
  })
  marksFirst(@Root() { marksFirstSince }: User): boolean {
    return marksFirstSince !== null;
  }

  @AccessTo('teacher')
  @Mutation(() => ViewerType, {
    description:
      "Keeps the machine's marks of what the viewer records for students from now on back until the viewer has given theirs, or no longer.",
  })
  setMarksFirst(
    @Arg('isOn', () => Boolean, { description: 'False shows what was kept back.' }) isOn: boolean,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.service.setMarksFirst(ctx, isOn);
  }
}
