import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import { integerId } from '../../graphql/ids.js';
import type { TokensService } from './tokens.service.js';
import {
  IssuedResearchTokenType,
  IssueResearchTokenInput,
  ResearchTokenConnection,
  ResearchTokenType,
} from './tokens.types.js';

@Resolver(() => ResearchTokenType)
export class TokensResolver {
  constructor(private readonly service: TokensService) {}

  @FieldResolver(() => Boolean, { description: 'It opens something now: neither revoked nor expired.' })
  isActive(@Root() token: ResearchTokenType): boolean {
    return this.service.isActive(token);
  }

  @AccessTo('impactAdmin')
  @Query(() => ResearchTokenConnection, { description: 'All tokens there ever were, newest first.' })
  async researchTokens(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: RequestContext) {
    return new ResearchTokenConnection(await this.service.list(ctx, pageRequest(page)), page.first);
  }

  @AccessTo('impactAdmin')
  @Mutation(() => IssuedResearchTokenType, { description: 'Issues a token and answers its secret, once.' })
  issueResearchToken(
    @Arg('input', () => IssueResearchTokenInput, { description: 'What the token is for.' })
    input: IssueResearchTokenInput,
    @Ctx() ctx: RequestContext,
  ): Promise<IssuedResearchTokenType> {
    return this.service.issue(ctx, { ...input });
  }

  @AccessTo('impactAdmin')
  @Mutation(() => ResearchTokenType, {
    description: 'Revokes a token: it is refused everywhere within a second. Revoking it again is no error.',
  })
  revokeResearchToken(
    @Arg('id', () => ID, { description: 'Of a listed token.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ResearchTokenType> {
    return this.service.revoke(ctx, integerId(id, 'id'));
  }
}
