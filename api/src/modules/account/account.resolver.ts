import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { ViewerType } from '../users/users.types.js';
import { DeleteAccountInput } from './account.types.js';
import type { AccountDeletionService } from './account-deletion.service.js';

@Resolver(() => ViewerType)
export class AccountResolver {
  constructor(private readonly service: AccountDeletionService) {}

  @FieldResolver(() => Boolean, { description: 'False for the only admin: another must be made one first.' })
  canDeleteAccount(@Ctx() ctx: RequestContext): Promise<boolean> {
    return this.service.canDeleteAccount(ctx);
  }

  @AccessTo('signedIn')
  @Mutation(() => ID, {
    description:
      'Deletes the account of the viewer with every row and file, for good, and signs it out everywhere. Answers the id that it had.',
  })
  deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'What was typed to confirm it.' })
    input: DeleteAccountInput,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    return this.service.deleteAccount(ctx, { ...input });
  }
}
