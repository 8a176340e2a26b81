import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { AppError } from '../errors.js';
import { isInternal } from './format-error.js';
import type { GraphqlContext } from './graphql-context.js';

/** What errors of an execution mean beyond the answer: faults of ours are logged, limits set Retry-After. */
export const errorReports: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    async didEncounterErrors({ contextValue, errors, response }) {
      const waits: number[] = [];
      for (const error of errors) {
        const cause = unwrapResolverError(error);
        if (cause instanceof AppError) waits.push(cause.retryAfterSeconds ?? 0);
        if (isInternal(error)) contextValue.log.error({ err: error.originalError ?? error }, 'graphql');
      }
      const longest = Math.max(0, ...waits);
      // the status stays 200: other fields may have been answered
      if (longest > 0) response.http.headers.set('retry-after', String(longest));
    },
  }),
};
