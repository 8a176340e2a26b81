import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Role, TokenScope } from 'schema/rules/choices';

/** What of a user decides permissions and days; read once per login and kept in memory. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  readonly timeZone: string | null;
  /** Country, state, institution and its type are all there: what the app itself asks for (§6). */
  readonly isProfileComplete: boolean;
  /** The one account, by its verified address, that sees the impact dashboard. */
  readonly canSeeImpact: boolean;
  /** The login that this request came with; null in the worker. */
  readonly loginId: string | null;
}

/** What a bearer token of a researcher allows. */
export interface TokenGrant {
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
}

/** Made once per request, for both doors; a worker makes one per job. */
export interface RequestContext {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  /** A researcher's token, in place of a login; null without one, and always null beside a viewer. */
  readonly grant: TokenGrant | null;
  /** Where the request came from, for the limits of visitors; never logged. */
  readonly address: string;
  /** The worker acting for the product itself. */
  readonly isSystem: boolean;
  readonly em: EntityManager;
  readonly log: Logger;
  readonly requestId: string;
}
