import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { type PageRequest, pageLimit, pageStart } from '../../paging.js';
import {
  answerInvitation,
  invitationRowOf,
  invitationRowsOf,
  type StudentInvitationRow,
} from './student-invitation.rows.js';
import { isProfileId } from './student-profile.id.js';
import { mayBeInvited } from './students.policy.js';

/** Student profiles from the other side: of the person with the verified address that a teacher wrote down. */
export class StudentInvitationsService {
  constructor(private readonly clock: Clock) {}

  /** Newest first, in every state; one row more than asked, where there are so many. */
  async list(ctx: RequestContext, page: PageRequest): Promise<StudentInvitationRow[]> {
    const viewer = mayBeInvited(ctx);
    return invitationRowsOf(ctx.em, viewer.id, pageLimit(page), pageStart(page, 'uuid'));
  }

  /** @throws NOT_FOUND */
  async one(ctx: RequestContext, id: string): Promise<StudentInvitationRow> {
    const viewer = mayBeInvited(ctx);
    return found(isProfileId(id) ? await invitationRowOf(ctx.em, viewer.id, id) : null);
  }

  /** Joins the profile to the viewer's account, who may then read what was recorded for them. @throws NOT_FOUND */
  async accept(ctx: RequestContext, id: string): Promise<StudentInvitationRow> {
    const viewer = mayBeInvited(ctx);
    return this.#answer(ctx, viewer.id, id, { joinedAs: viewer.id, declinedAt: null });
  }

  /** Also leaves a teacher again. The invitation stays, for a change of mind. @throws NOT_FOUND */
  async decline(ctx: RequestContext, id: string): Promise<StudentInvitationRow> {
    const viewer = mayBeInvited(ctx);
    return this.#answer(ctx, viewer.id, id, { joinedAs: null, declinedAt: this.clock.now() });
  }

  async #answer(
    ctx: RequestContext,
    userId: string,
    id: string,
    answer: Parameters<typeof answerInvitation>[3],
  ): Promise<StudentInvitationRow> {
    return found(isProfileId(id) ? await answerInvitation(ctx.em, userId, id, answer) : null);
  }
}

function found(row: StudentInvitationRow | null): StudentInvitationRow {
  if (!row) throw notFound('Invitation');
  return row;
}
