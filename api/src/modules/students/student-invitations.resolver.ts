import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import type { StudentInvitationsService } from './student-invitations.service.js';
import { StudentInvitationConnection, StudentInvitationType } from './students.types.js';

@Resolver()
export class StudentInvitationsResolver {
  constructor(private readonly service: StudentInvitationsService) {}

  @AccessTo('signedIn')
  @Query(() => StudentInvitationConnection, {
    description: 'Of teachers to the viewer, in every state; newest first.',
  })
  async studentInvitations(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: RequestContext) {
    const invitations = await this.service.list(ctx, pageRequest(page));
    return new StudentInvitationConnection(invitations, page.first);
  }

  @AccessTo('owner')
  @Query(() => StudentInvitationType, { description: 'One invitation to the viewer.' })
  studentInvitation(
    @Arg('id', () => ID, { description: 'Of an invitation to the viewer.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<StudentInvitationType> {
    return this.service.one(ctx, id);
  }

  @AccessTo('owner')
  @Mutation(() => StudentInvitationType, {
    description:
      'Joins the viewer: from now on they read what the teacher records for them, and nothing else changes.',
  })
  acceptStudentInvitation(
    @Arg('id', () => ID, { description: 'Of an invitation to the viewer.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<StudentInvitationType> {
    return this.service.accept(ctx, id);
  }

  @AccessTo('owner')
  @Mutation(() => StudentInvitationType, {
    description: 'Declines it or, when it was accepted, leaves the teacher. It can be accepted later.',
  })
  declineStudentInvitation(
    @Arg('id', () => ID, { description: 'Of an invitation to the viewer.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<StudentInvitationType> {
    return this.service.decline(ctx, id);
  }
}
