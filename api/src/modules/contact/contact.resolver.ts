import { TOASTS } from 'schema/rules/messages';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import { integerId } from '../../graphql/ids.js';
import type { ContactService } from './contact.service.js';
import {
  ContactMessageConnection,
  ContactMessageInput,
  ContactMessageType,
  ContactReceipt,
} from './contact.types.js';

@Resolver(() => ContactMessageType)
export class ContactResolver {
  constructor(private readonly service: ContactService) {}

  @AccessTo('signedIn')
  @Query(() => String, {
    nullable: true,
    description: 'Where mail reaches the team; null: no address is for everybody.',
  })
  contactEmail(@Ctx() ctx: RequestContext): string | null {
    return this.service.publicEmail(ctx);
  }

  @AccessTo('admin')
  @Query(() => ContactMessageConnection, { description: 'Messages to the team, newest first.' })
  async contactMessages(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isHandled', () => Boolean, {
      nullable: true,
      description: 'Only those that somebody is done with, or nobody is; left out: all.',
    })
    isHandled: boolean | null,
    @Ctx() ctx: RequestContext,
  ) {
    const messages = await this.service.list(ctx, pageRequest(page), isHandled ?? null);
    return new ContactMessageConnection(messages, page.first);
  }

  @FieldResolver(() => Boolean, { description: 'An admin is done with it.' })
  isHandled(@Root() message: ContactMessageType): boolean {
    return message.handledAt !== null;
  }

  @FieldResolver(() => Boolean, { description: 'The subject says URGENT.' })
  isUrgent(@Root() message: ContactMessageType): boolean {
    return /\bURGENT\b/i.test(message.subject);
  }

  @AccessTo('everyone')
  @Mutation(() => ContactReceipt, { description: 'Sends a message to the team; visitors may, too.' })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'All four fields are needed.' })
    input: ContactMessageInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ContactReceipt> {
    const { createdAt: receivedAt } = await this.service.send(ctx, input);
    return { message: TOASTS.contactSent.description, receivedAt };
  }

  @AccessTo('admin')
  @Mutation(() => ContactMessageType, { description: 'Notes that an admin is done with a message.' })
  markContactMessageHandled(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @Arg('isHandled', () => Boolean, { defaultValue: true, description: 'false takes it back.' })
    isHandled: boolean,
    @Ctx() ctx: RequestContext,
  ): Promise<ContactMessageType> {
    return this.service.markHandled(ctx, integerId(id, 'id'), isHandled);
  }
}
