import { RECORDING_CONSENT } from 'schema/rules/consent';
import { recordingConsentSchema } from 'schema/rules/validation';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { badInput } from '../../errors.js';
import { validated } from '../../validated.js';
import { RecordingConsent } from './recording-consent.entity.js';
import type { User } from './user.entity.js';
import { mayUseAccount } from './users.policy.js';
import type { UsersService } from './users.service.js';

/** Consent to recording, of whoever asks; the rows stay as evidence. */
export class RecordingConsentsService {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws BAD_USER_INPUT where the wording is another one, or a minor's guardian did not agree */
  async give(
    ctx: RequestContext,
    input: { version: string; isMinor: boolean; guardianConfirmed: boolean },
  ): Promise<User> {
    const user = await this.users.current(ctx);
    if (input.version !== RECORDING_CONSENT.version) {
      throw badInput('The wording has changed. Please reload the page and read it again.', 'version');
    }
    const consent = await validated(recordingConsentSchema, input);
    ctx.em.create(RecordingConsent, {
      user,
      version: input.version,
      ...consent,
      givenAt: this.clock.now(),
    });
    await ctx.em.flush();
    return user;
  }

  /** Ends whatever was given; with nothing in force nothing changes. */
  async withdraw(ctx: RequestContext): Promise<User> {
    const user = await this.users.current(ctx);
    await ctx.em.nativeUpdate(
      RecordingConsent,
      { user: user.id, withdrawnAt: null },
      { withdrawnAt: this.clock.now() },
    );
    return user;
  }

  /** The consent in force, or null. */
  async inForce(ctx: RequestContext): Promise<RecordingConsent | null> {
    const { id } = mayUseAccount(ctx);
    return ctx.em.findOne(
      RecordingConsent,
      { user: id, withdrawnAt: null },
      { orderBy: { givenAt: 'desc', id: 'desc' } },
    );
  }
}
