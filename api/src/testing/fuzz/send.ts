import { breach } from '../contract/open-api.js';
import type { TestClient } from '../test-client.js';
import { fuzzedFile } from './files.js';
import type { GraphqlRequest } from './graphql-requests.js';
import { asJson } from './odd-values.js';
import type { Random } from './random.js';
import type { RestRequest } from './rest-requests.js';

/** What became of a request. */
export interface Verdict {
  /** The status and, where there is one, the code of the first error. */
  readonly outcome: string;
  /** Why it must not be; null: it may. */
  readonly fault: string | null;
}

/** The longest answer waits 60 s for its marks. */
const PATIENCE_MS = 90_000;
const STREAM_MS = 2_000;
const JSON_TYPE = { 'content-type': 'application/json' };

export async function sendRest(client: TestClient, request: RestRequest): Promise<Verdict> {
  const { operation, path, init } = request;
  const response = await client.rest(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const type = response.headers.get('content-type');
  const text = await response.text();
  const isJson = type?.startsWith('application/json') && text !== '';
  const body: unknown = isJson ? JSON.parse(text) : text;
  const { status } = response;
  const code = isJson ? codeOf(body) : undefined;
  const undocumented = breach(operation, { status, type, body });
  // a refused token, and too many of them, may meet any call
  const isOfDoor = status === 429 || (status === 413 && code === 'PAYLOAD_TOO_LARGE');
  return {
    outcome: [status, code].filter(Boolean).join(' '),
    fault: isBroken(status, code) ? `${status} ${text.slice(0, 300)}` : isOfDoor ? null : undocumented,
  };
}

export async function sendGraphql(
  client: TestClient,
  request: GraphqlRequest,
  random: Random,
): Promise<Verdict> {
  const response = await asked(client, request, random);
  const text = response.headers.get('content-type')?.startsWith('text/event-stream')
    ? ((await firstWords(response)).match(/data: (.+)/)?.[1] ?? '{}')
    : await response.text();
  const { status } = response;
  let codes: (string | undefined)[];
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
    codes = errors.map(({ extensions }) => extensions?.code);
  } catch {
    return { outcome: `${status} no JSON`, fault: `${status} ${text.slice(0, 300)}` };
  }
  const broken =
    codes.find((code) => isBroken(status, code)) ?? (isBroken(status, codes[0]) ? 'status' : null);
  return {
    outcome: [status, codes[0]].filter(Boolean).join(' '),
    fault: broken === null ? null : `${status} ${text.slice(0, 600)}`,
  };
}

function asked(
  client: TestClient,
  { operation, query, variables, filePath }: GraphqlRequest,
  random: Random,
): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const body = asJson({ query, variables });
  if (operation === 'subscription') {
    const headers = { ...JSON_TYPE, accept: 'text/event-stream' };
    return client.rest('/graphql/stream', { method: 'POST', headers, body, signal });
  }
  if (!filePath) return client.rest('/graphql', { method: 'POST', headers: JSON_TYPE, body, signal });
  const form = new FormData();
  form.set('operations', body);
  form.set('map', JSON.stringify({ 0: [random.chance(0.95) ? filePath : 'variables.nothing'] }));
  if (random.chance(0.95)) form.set('0', fuzzedFile(random), 'file');
  const headers = { 'apollo-require-preflight': 'true' };
  return client.rest('/graphql', { method: 'POST', headers, body: form, signal });
}

/** What a stream says before it is left. */
async function firstWords(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const leave = setTimeout(() => void reader?.cancel(), STREAM_MS);
  let words = '';
  const decoder = new TextDecoder();
  while (reader && !/data: .+\n/.test(words)) {
    const { done, value } = await reader.read();
    if (done) break;
    words += decoder.decode(value, { stream: true });
  }
  clearTimeout(leave);
  await reader?.cancel();
  return words;
}

/** A provider that is not there is documented; everything else above 500 is ours. */
const isBroken = (status: number, code: string | undefined): boolean =>
  code === 'INTERNAL' || (status >= 500 && code !== 'AI_UNAVAILABLE');

const codeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
