import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { batched } from '../../graphql/batched.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import type { PageRequest } from '../../paging.js';
import { StudentInvitationType, StudentType } from '../students/students.types.js';
import type { SessionRow } from './session.rows.js';
import type { SessionsService } from './sessions.service.js';
import { SessionConnection } from './sessions.types.js';

interface Wanted {
  readonly studentProfileId: string;
  readonly page: PageRequest;
}

/** The pages that one request wants, read by one query for all students with the same page. */
const pagesOf = (sessions: SessionsService) =>
  batched(async (ctx, wanted: readonly Wanted[]) => {
    const pages = new Map<Wanted, SessionRow[]>();
    for (const same of Map.groupBy(wanted, ({ page }) => JSON.stringify(page)).values()) {
      const [first] = same;
      if (!first) continue;
      const ids = new Set(same.map(({ studentProfileId }) => studentProfileId));
      const found = await sessions.pagesOf(ctx, [...ids], first.page);
      for (const one of same) pages.set(one, found.get(one.studentProfileId) ?? []);
    }
    return pages;
  });

abstract class RecordedForStudent {
  readonly #pageOf;

  constructor(sessions: SessionsService) {
    this.#pageOf = pagesOf(sessions);
  }

  protected async pageOf(ctx: RequestContext, studentProfileId: string, page: PageArgs) {
    const rows = await this.#pageOf(ctx, { studentProfileId, page: pageRequest(page) });
    return new SessionConnection(rows ?? [], page.first);
  }
}

/** From the teacher's side. */
@Resolver(() => StudentType)
export class StudentSessionsResolver extends RecordedForStudent {
  @FieldResolver(() => SessionConnection, {
    description: 'What the teacher recorded for this student, newest first.',
  })
  sessions(@Root() student: StudentType, @Args(() => PageArgs) page: PageArgs, @Ctx() ctx: RequestContext) {
    return this.pageOf(ctx, student.id, page);
  }
}

/** From the student's side. */
@Resolver(() => StudentInvitationType)
export class InvitationSessionsResolver extends RecordedForStudent {
  @FieldResolver(() => SessionConnection, {
    description: 'What the teacher recorded for the viewer, newest first; nothing until it is accepted.',
  })
  sessions(
    @Root() invitation: StudentInvitationType,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return this.pageOf(ctx, invitation.id, page);
  }
}
