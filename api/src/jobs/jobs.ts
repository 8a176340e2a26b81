import type { EntityManager } from '@mikro-orm/postgresql';

/** Payloads hold ids only; the handler reads afresh. */
export interface JobPayloads {
  /** `builtInOnly`: never sent to a provider (demo data: nobody asked for it, and nobody should pay for it). */
  'assess-session': {
    sessionId: number;
    attempt: number;
    builtInOnly?: boolean;
    /** The model that was asked never came. */
    isLastResort?: boolean;
  };
  /** A better version of an answer, once its marks are there. */
  'improve-answer': { sessionId: number; attempt: number };
  'deliver-contact-message': { messageId: number };
  housekeeping: Record<string, never>;
}
export type JobName = keyof JobPayloads;

/** Where a job ends that no retry helped, or whose worker died at its last try; same payload. */
export const givenUp = (name: JobName): `${JobName}-given-up` => `${name}-given-up`;

/** What a service may do with the queue. */
export interface Jobs {
  /** Joins the transaction of `em`: no row without its job, no job without its row. */
  enqueue<Name extends JobName>(em: EntityManager, name: Name, payload: JobPayloads[Name]): Promise<void>;
  /**
   * Takes jobs out of the queue, in the transaction of `em`: those about one of these records. One that runs at this
   * moment ends by itself, for it finds nothing.
   */
  withdraw<Name extends JobName>(
    em: EntityManager,
    name: Name,
    field: keyof JobPayloads[Name] & string,
    ids: readonly number[],
  ): Promise<void>;
}

/** A worker's view of one run of a job. */
export interface JobRun<Name extends JobName> {
  readonly payload: JobPayloads[Name];
  /** 0 at the first try. */
  readonly retry: number;
}

/** Both must be safe to run twice and to be killed anywhere. */
export interface JobHandler<Name extends JobName> {
  run(run: JobRun<Name>): Promise<void>;
  giveUp(payload: JobPayloads[Name]): Promise<void>;
}
