import type { GraphqlAnswer, TestClient } from '../test-client.js';

/** The first thing that a subscription tells, or how it was refused; the stream is closed then. */
export async function firstEvent(
  client: TestClient,
  query: string,
  variables: object,
): Promise<GraphqlAnswer<Record<string, unknown>>> {
  const stop = new AbortController();
  const response = await client.rest('/graphql/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables }),
    signal: stop.signal,
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return (await response.json()) as GraphqlAnswer<Record<string, unknown>>;
  }
  try {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const [, data] = /event: next\ndata: (.+)\n/.exec(text) ?? [];
      if (data) return JSON.parse(data) as GraphqlAnswer<Record<string, unknown>>;
    }
    throw new Error(`the stream ended without a word: ${text}`);
  } finally {
    stop.abort();
  }
}
