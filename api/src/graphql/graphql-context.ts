import type { RequestContext } from '../context.js';
import type { Services } from '../services.js';

/** Resolvers get their services through the constructor; `subscribe` functions have no `this` and find them here. */
export interface GraphqlContext extends RequestContext {
  readonly services: Services;
}
