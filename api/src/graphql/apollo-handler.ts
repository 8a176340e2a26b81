import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { RequestHandler, Response } from 'express';
import type { GraphqlContext } from './graphql-context.js';

/**
 * Apollo behind express, after a body parser. What the packaged integration does, without parsing the address and
 * copying the answer: that took a tenth of the session list.
 */
export function apolloHandler(
  apollo: ApolloServer<GraphqlContext>,
  contextFor: (res: Response) => GraphqlContext,
): RequestHandler {
  return async (req, res) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(req.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: req.method, headers, search: '', body: req.body },
      context: async () => contextFor(res),
    });
    if (answer.body.kind !== 'complete') throw new Error('There is no transport for answers in parts.');
    for (const [name, value] of answer.headers) res.setHeader(name, value);
    res.statusCode = answer.status ?? 200;
    // uploads wait in `send` until the request was read to its end
    if (req.is('multipart/form-data')) res.send(answer.body.string);
    else res.end(answer.body.string);
  };
}
