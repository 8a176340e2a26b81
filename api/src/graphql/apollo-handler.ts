import type { ApolloServer, GraphQLRequest } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { GraphqlContext } from './graphql-context.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** The older type stands for "200 or it failed" with many clients; the newer one is read whatever the status is. */
export const answerType = (req: Request): string =>
  req.headers.accept?.includes('application/graphql-response+json') ? GRAPHQL_TYPE : JSON_TYPE;

/**
 * Apollo behind express, after the gate has seen the body. The packaged integration goes through Apollo's own reading
 * of HTTP once more, which took a fifth of the session list.
 */
export function apolloHandler(
  apollo: ApolloServer<GraphqlContext>,
  contextFor: (res: Response) => GraphqlContext,
): RequestHandler {
  return async (req, res) => {
    const { operationName, query, variables } = req.body as GraphQLRequest;
    const request = { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
    const { body, http } = await apollo.executeOperation(request, { contextValue: contextFor(res) });
    if (body.kind !== 'single') throw new Error('There is no transport for answers in parts.');
    const { data, errors } = body.singleResult;
    const seconds = errors ? retryAfter(errors) : 0;
    if (seconds > 0) res.setHeader('Retry-After', String(seconds));
    // an error of a field leaves it at 200: other fields were answered
    res.statusCode = http.status ?? 200;
    res.setHeader('Content-Type', answerType(req));
    const text = JSON.stringify({ errors, data });
    // uploads wait in `send` until the request was read to its end
    if (req.headers['content-type']?.startsWith('multipart/')) res.send(text);
    else res.end(text);
  };
}

/** The longest wait that an error asks for, in seconds. */
const retryAfter = (errors: readonly GraphQLFormattedError[]): number =>
  Math.max(0, ...errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 0)));
