import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { fetchReport } from './fetchReport';

test('a failed fetch keeps its cause under the sentence of the specification', async () => {
  const cause = new Error('offline');
  const link = new ApolloLink(() => new Observable((observer) => observer.error(cause)));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await expect(fetchReport(client, '42')).rejects.toMatchObject({
    message: 'Failed to fetch session or user data',
    cause,
  });
});
