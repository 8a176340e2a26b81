import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { clientFault } from '../client-fault.js';
import { AppError } from '../errors.js';

/** Apollo's own codes for requests that never reached a resolver. */
const OF_THE_REQUEST: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
};

/**
 * A variable may be null where its argument may not, as long as the argument has a default: graphql-js finds that out
 * only while it executes, and gives it no code.
 */
const NULL_FOR_ARGUMENT =
  /^Argument "\w+" of (?:non-null|required) type "[\w[\]!]+" (?:must not be null|was )/;

export type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** For those who do not know the schema: graphql-js names what is spelled alike. */
export const withoutSuggestions: FormatError = (formatted, error) => {
  const shown = formatError(formatted, error);
  return { ...shown, message: shown.message.replace(/ Did you mean .+\?$/s, '') };
};

/** One of the closed list of codes; no stack, no SQL, nothing of the inside leaves the server. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const place = { locations: formatted.locations, path: formatted.path };
  const shown = cause instanceof AppError ? cause : uploadFault(cause);
  if (shown) {
    const { code, field, message, retryAfterSeconds: retryAfter } = shown;
    // what is undefined does not reach the wire
    return { message, ...place, extensions: { code, field, retryAfter } };
  }
  const isNullArgument = NULL_FOR_ARGUMENT.test(formatted.message);
  const code = isNullArgument ? 'BAD_USER_INPUT' : OF_THE_REQUEST[String(formatted.extensions?.code)];
  if (code) return { message: formatted.message, ...place, extensions: { code } };
  return { message: 'Something went wrong on our side.', ...place, extensions: { code: 'INTERNAL' } };
}

/** An upload that was announced and is not there comes to its field as an error of HTTP, which is marked as shown. */
const uploadFault = (cause: unknown): AppError | null =>
  cause instanceof Error && 'expose' in cause && cause.expose === true ? clientFault(cause) : null;

/** Faults of ours, not of the caller, are worth a line in the log. An error without a path was no field's. */
export function logFaults(log: Logger, errors: readonly GraphQLError[] = []): void {
  for (const error of errors) {
    const isOurs = error.path && formatError(error.toJSON(), error).extensions?.code === 'INTERNAL';
    if (isOurs) log.error({ err: error.originalError ?? error }, 'graphql');
  }
}
