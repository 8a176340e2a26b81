import { ApolloClient, InMemoryCache } from '@apollo/client';
import { SessionProgressDocument } from '../generated/sessions';
import { createSseLink } from './sse-link';

/** Long pauses of a cut line, without waiting for them. */
test('a line that stays cut is tried for as long as somebody listens, at most half a minute apart', async () => {
  jest.useFakeTimers();
  const attempts: { at: number; headers: unknown }[] = [];
  globalThis.fetch = jest.fn(async (_url, init) => {
    attempts.push({ at: Date.now(), headers: init?.headers });
    throw new TypeError('Failed to fetch');
  });
  const link = createSseLink('/graphql/stream', { 'x-lisan-viewer': 'aminah' });
  const listening = new ApolloClient({ link, cache: new InMemoryCache() })
    .subscribe({ query: SessionProgressDocument, variables: { sessionId: '41' } })
    .subscribe({});
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const pauses = attempts.slice(1).map(({ at }, i) => at - (attempts[i]?.at ?? 0));
  expect(pauses.length).toBeGreaterThan(20);
  expect(pauses[0]).toBeLessThanOrEqual(1000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000);
  expect(Math.min(...pauses.slice(5))).toBeGreaterThanOrEqual(15_000);
  expect(attempts.at(-1)?.headers).toMatchObject({ 'x-lisan-viewer': 'aminah' });

  listening.unsubscribe();
  const before = attempts.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(before);
  jest.useRealTimers();
});
