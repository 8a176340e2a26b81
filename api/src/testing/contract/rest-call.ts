import type { TestClient } from '../test-client.js';
import type { RestOperation } from './open-api.js';

export interface RestAnswer {
  readonly status: number;
  readonly type: string | null;
  /** Parsed, where it is JSON; text otherwise. */
  readonly body: unknown;
}

/** @param values of parameters in path and query, by name */
export async function callRest(
  client: TestClient,
  { method, path, parameters = [] }: RestOperation,
  values: Readonly<Record<string, string>>,
  body: object | undefined,
): Promise<RestAnswer> {
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const isForm = body instanceof FormData;
  const response = await client.rest(`${filled}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    ...(isForm && { body }),
    ...(body && !isForm && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type');
  const text = await response.text();
  return {
    status: response.status,
    type,
    body: type?.startsWith('application/json') ? (JSON.parse(text) as unknown) : text,
  };
}
