import type { ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import { endJson } from '../end-json.js';
import type { CompiledOperations } from './compiled-operations.js';
import type { Variables } from './document-cost.js';
import { type FormatError, logFaults } from './format-error.js';
import { admittedOf } from './gatekeeper.js';
import type { GraphqlContext } from './graphql-context.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** The older type stands for "200 or it failed" with many clients; the newer one is read whatever the status is. */
export const answerType = (req: Request): string =>
  req.headers.accept?.includes('application/graphql-response+json') ? GRAPHQL_TYPE : JSON_TYPE;

interface Ways {
  readonly apollo: ApolloServer<GraphqlContext>;
  readonly compiled: CompiledOperations;
  readonly format: FormatError;
  readonly contextFor: (res: Response) => GraphqlContext;
}

/** Answers what the gate has admitted: an operation that Apollo has validated before runs compiled, others through it. */
export function graphqlHandler(ways: Ways): RequestHandler {
  const { apollo, compiled, contextFor, format } = ways;

  async function throughApollo(req: Request, res: Response, context: GraphqlContext) {
    const { query, variables } = req.body as { query: string; variables?: Variables | null };
    const admitted = admittedOf(res);
    const operationName = admitted.operation.name?.value;
    const { body, http } = await apollo.executeOperation(
      { query, variables: variables ?? undefined, operationName },
      { contextValue: context },
    );
    if (body.kind !== 'single') throw new Error('There is no transport for answers in parts.');
    if (http.status === undefined) compiled.allow(admitted);
    res.statusCode = http.status ?? 200;
    return body.singleResult;
  }

  const shown = ({ data, errors }: ExecutionResult, { log }: GraphqlContext) => {
    logFaults(log, errors);
    return { data, errors: errors?.map((error) => format(error.toJSON(), error)) };
  };

  return async (req, res) => {
    const context = contextFor(res);
    const result = await compiled.execute(admittedOf(res), context, req.body.variables ?? {});
    const { data, errors } = result ? shown(result, context) : await throughApollo(req, res, context);
    // an error of a field leaves the status at 200: other fields were answered
    const seconds = errors ? retryAfter(errors) : 0;
    if (seconds > 0) res.setHeader('Retry-After', String(seconds));
    res.setHeader('Content-Type', answerType(req));
    const text = JSON.stringify({ errors, data });
    // uploads wait in `send` until the request was read to its end
    if (req.headers['content-type']?.startsWith('multipart/')) res.send(text);
    else await endJson(res, text);
  };
}

/** The longest wait that an error asks for, in seconds. */
const retryAfter = (errors: readonly GraphQLFormattedError[]): number =>
  Math.max(0, ...errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 0)));
