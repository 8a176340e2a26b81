import type { EntityManager } from '@mikro-orm/postgresql';

/** Payloads hold ids only; the handler reads afresh. */
export interface JobPayloads {
  /** `builtInOnly`: never sent to a provider (demo data: nobody asked for it, and nobody should pay for it). */
  'assess-session': { sessionId: number; attempt: number; builtInOnly?: boolean };
}
export type JobName = keyof JobPayloads;

/** What a service may do with the queue. */
export interface Jobs {
  /** Joins the transaction of `em`: no row without its job, no job without its row. */
  enqueue<Name extends JobName>(em: EntityManager, name: Name, payload: JobPayloads[Name]): Promise<void>;
}

/** A worker's view of one run of a job. */
export interface JobRun<Name extends JobName> {
  readonly payload: JobPayloads[Name];
  /** True when a failure now would be the last: nothing retries after it. */
  readonly isLastTry: boolean;
}
export type JobHandler<Name extends JobName> = (run: JobRun<Name>) => Promise<void>;
