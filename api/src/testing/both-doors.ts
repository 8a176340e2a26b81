import type { TestClient } from './test-client.js';

/** How a call was refused, as both doors tell it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

/** What a door answered, in one shape for both, so that one table of cases runs through either. */
export type DoorAnswer<Value> = { readonly value: Value } | { readonly refused: Refusal };

/** One root field through GraphQL; `value` is what that field answered. */
export async function askGraphql<Value>(
  client: TestClient,
  document: string,
  variables: object = {},
): Promise<DoorAnswer<Value>> {
  const { data, errors } = await client.graphql<Record<string, Value>>(document, variables);
  const [error] = errors ?? [];
  if (error) return { refused: refusalOf({ ...error.extensions, message: error.message }) };
  const [value, ...more] = Object.values(data ?? {});
  if (value === undefined || more.length > 0) throw new Error('ask for one root field');
  return { value };
}

/** One call of a REST path; an object or array as `body` is sent as JSON, a form as multipart. */
export async function askRest<Value>(
  client: TestClient,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<DoorAnswer<Value>> {
  const response = await client.rest(path, {
    method,
    ...(body instanceof FormData && { body }),
    ...(body &&
      !(body instanceof FormData) && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  });
  const answer: unknown = await response.json();
  return response.ok ? { value: answer as Value } : { refused: refusalOf(answer as Refusal) };
}

const refusalOf = ({ code, message, field }: Refusal): Refusal => ({
  code,
  message,
  ...(field !== undefined && { field }),
});
