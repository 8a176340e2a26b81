import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import type { RecordingConsentsService } from './recording-consents.service.js';
import { RecordingConsentInput, RecordingConsentType, ViewerType } from './users.types.js';

@Resolver(() => ViewerType)
export class RecordingConsentsResolver {
  constructor(private readonly service: RecordingConsentsService) {}

  @FieldResolver(() => RecordingConsentType, {
    nullable: true,
    description: 'The consent in force; null: none was given, or it was withdrawn.',
  })
  recordingConsent(@Ctx() ctx: RequestContext): Promise<RecordingConsentType | null> {
    return this.service.inForce(ctx);
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, {
    description: 'Records the consent to recording, asked once before the first recording.',
  })
  giveRecordingConsent(
    @Arg('input', () => RecordingConsentInput, { description: 'What was shown, and what was answered.' })
    input: RecordingConsentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.service.give(ctx, input);
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, {
    description:
      'Ends the consent to recording: nothing recorded enters research any more. Practice goes on.',
  })
  withdrawRecordingConsent(@Ctx() ctx: RequestContext): Promise<ViewerType> {
    return this.service.withdraw(ctx);
  }
}
