import type { ApolloClient } from '@apollo/client';
import { MESSAGES } from 'schema/rules/messages';
import { ReportDocument, type ReportQuery } from '../../../generated/feedback';

/**
 * What the report is made of, fresh from the server.
 * @throws Error 'Failed to fetch session or user data', with the cause
 */
export async function fetchReport(
  client: ApolloClient,
  sessionId: string,
): Promise<{ session: ReportQuery['session']; viewer: NonNullable<ReportQuery['viewer']> }> {
  const { data } = await client
    .query({ query: ReportDocument, variables: { id: sessionId }, fetchPolicy: 'network-only' })
    .catch((cause: unknown) => {
      throw new Error(MESSAGES.reportFetchFailed, { cause });
    });
  if (!data?.viewer) throw new Error(MESSAGES.reportFetchFailed);
  return { session: data.session, viewer: data.viewer };
}
