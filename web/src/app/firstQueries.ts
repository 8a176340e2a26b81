import type { ApolloClient } from '@apollo/client';
import { DEFAULT_DIFFICULTY } from 'schema/rules/choices';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, RECENT_SESSIONS, TOPICS_PAGE } from 'schema/rules/limits';
import { OpenConversationDocument, TopicsDocument } from '../generated/conversation';
import { DashboardDocument, ProgressDocument } from '../generated/progress';
import { PracticeQuestionsDocument, QuestionBankDocument } from '../generated/questions';
import { PartType, SessionsDocument } from '../generated/sessions';
import { SettingsDocument } from '../generated/settings';
import { createApolloClient } from '../lib/apollo';
import { filterVariables, readFilters } from '../screens/questions/questionFilters';
import type { Route } from './routes';

const NO_FILTER = filterVariables(readFilters(new URLSearchParams(), false));

type Query = Pick<ApolloClient.QueryOptions, 'query' | 'variables'>;

/** What most visits of a screen ask first, with the same variables; a visit that asks otherwise loses nothing. */
const FIRST_QUERIES: Partial<Record<Route, readonly Query[]>> = {
  dashboard: [{ query: DashboardDocument, variables: { recent: RECENT_SESSIONS } }],
  practice: [
    {
      query: PracticeQuestionsDocument,
      variables: { partType: PartType.Part2, difficulty: DEFAULT_DIFFICULTY },
    },
  ],
  conversation: [
    { query: TopicsDocument, variables: { first: TOPICS_PAGE } },
    { query: OpenConversationDocument },
  ],
  progress: [
    { query: ProgressDocument, variables: { charted: PAGE_SIZE_MAX } },
    { query: SessionsDocument, variables: { first: PAGE_SIZE_DEFAULT } },
  ],
  questions: [{ query: QuestionBankDocument, variables: { filter: NO_FILTER, first: PAGE_SIZE_DEFAULT } }],
  settings: [{ query: SettingsDocument }],
};

/** The bodies of a screen's first requests, caught from the data client itself, so that they cannot differ. */
export async function firstRequests(route: Route): Promise<readonly string[]> {
  const bodies: string[] = [];
  const client = createApolloClient(
    'nobody',
    () => {},
    async (_address, init) => {
      bodies.push(String(init?.body));
      return Response.json({ data: null });
    },
  );
  for (const query of FIRST_QUERIES[route] ?? []) await client.query(query).catch(() => {});
  return bodies;
}
