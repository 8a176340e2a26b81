import type { EntityManager } from '@mikro-orm/postgresql';
import pino from 'pino';
import { NO_PROVIDERS } from '../../adapters/ai/ai-providers.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import type { Jobs } from '../../jobs/jobs.js';
import { isProfileComplete } from '../../modules/users/profile.js';
import type { User } from '../../modules/users/user.entity.js';
import { createServices, type Infrastructure, type Services } from '../../services.js';
import { type DemoTime, demoInstant } from './demo-time.js';

/**
 * Where the people of the demo act through the product's own services, each at a time of the past: what they leave
 * is what somebody who did the same would have left. Everything joins the transaction of `em`.
 */
export class DemoStage implements Clock {
  readonly services: Services;
  readonly jobs: Jobs;
  #now: Date;

  constructor(
    readonly em: EntityManager,
    infra: Pick<Infrastructure, 'orm' | 'jobs' | 'settings' | 'storage' | 'log'>,
    private readonly loadedAt: Date,
  ) {
    this.#now = loadedAt;
    this.jobs = {
      enqueue: (inside, name, payload) =>
        infra.jobs.enqueue(
          inside,
          name,
          name === 'assess-session' ? { ...payload, builtInOnly: true } : payload,
        ),
      withdraw: (...withdrawn) => infra.jobs.withdraw(...withdrawn),
    };
    this.services = createServices({
      ...infra,
      jobs: this.jobs,
      clock: this,
      // nobody asked for it, so no provider is paid and nobody gets a mail
      ai: NO_PROVIDERS,
      settings: { ...infra.settings, chat: null, transcription: null, smtp: null },
      limits: { take: async () => {}, forget: async () => {} },
      news: { publish: async () => {}, stream: silence, on: () => {}, onGap: () => {} },
    });
  }

  now(): Date {
    return this.#now;
  }

  at(time: DemoTime): Date {
    this.#now = demoInstant(this.loadedAt, time);
    return this.#now;
  }

  pass(seconds: number): Date {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
    return this.#now;
  }

  /** @param user null: a visitor */
  as(user: User | null): RequestContext {
    const viewer = user && {
      ...{ id: user.id, role: user.role, timeZone: user.timeZone },
      ...{ isProfileComplete: isProfileComplete(user), canSeeImpact: false, loginId: null },
    };
    const log = pino({ level: 'silent' });
    // each act as in a request of its own, so that what is read for one is not carried through all
    const em = this.em.fork({ keepTransactionContext: true });
    return { viewer, grant: null, address: '', isSystem: false, em, log, requestId: 'demo' };
  }
}

/** Nobody listens before the doors are open. */
const silence = () => ({
  next: () => Promise.resolve({ done: true, value: undefined } as const),
  return: () => Promise.resolve(),
});
