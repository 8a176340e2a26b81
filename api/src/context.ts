import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Role } from 'schema/rules/choices';

/** What of a user decides permissions and days; read once per login and kept in memory. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  readonly timeZone: string | null;
  /** The login that this request came with; null in the worker. */
  readonly loginId: string | null;
}

/** Made once per request, for both doors; a worker makes one per job. */
export interface RequestContext {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  /** The worker acting for the product itself. */
  readonly isSystem: boolean;
  readonly em: EntityManager;
  readonly log: Logger;
  readonly requestId: string;
}
