import type { ConversationFieldsFragment } from '../../../generated/conversation';
import { aStudent, stubServer } from '../../../testing/stubServer';
import { aConversation } from './talk';

type Answers = NonNullable<Parameters<typeof stubServer>[0]['graphql']>;

/** Says that this is an answer and no component, though an operation begins with a capital, too. */
export const answering = (answer: () => unknown) => answer;

export const asRecord = (conversation: ConversationFieldsFragment) => ({
  __typename: 'Conversation',
  ...conversation,
  points: conversation.points.map((point) => ({ __typename: 'ConversationPoint', ...point })),
  turns: conversation.turns.map((turn) => ({ __typename: 'ConversationTurn', ...turn })),
});

const TOPIC = {
  __typename: 'Question',
  id: '3',
  text: 'Why do people enjoy learning about other cultures?',
  category: 'Cultures',
  difficulty: 'intermediate',
  timeLimit: 300,
  mindMapConcepts: ['new kinds of food', 'useful languages'],
  hotsQuestion: null,
};

const ASSESSOR = { __typename: 'Assessor', demoMode: true, name: 'built-in', transcribes: false };

export const topicsPage = (topics: readonly object[] = [TOPIC]) => ({
  assessor: ASSESSOR,
  practiceQuestions: {
    __typename: 'QuestionConnection',
    edges: topics.map((node) => ({ __typename: 'QuestionEdge', cursor: 'c', node })),
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});

/** Server-sent events, as the door of subscriptions writes them. */
const eventStream = (data: readonly unknown[]) => {
  const events = data.map((one) => `event: next\ndata: ${JSON.stringify({ data: one })}\n\n`).join('');
  return new Response(`${events}event: complete\ndata: \n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
};

/** What the conversation screen asks of the network; nobody tells of changes, nor lets the partner's answer through as a stream. */
export function conversationServer(
  conversation = aConversation(),
  answers: Answers = {},
  partnerReply: () => readonly unknown[] = () => [],
): void {
  const recordingConsent = { __typename: 'RecordingConsent', version: '1', givenAt: '2026-11-01T00:00:00Z' };
  stubServer({
    user: aStudent,
    graphql: {
      Assessor: answering(() => ({ assessor: ASSESSOR })),
      Viewer: answering(() => ({ viewer: { __typename: 'Viewer', ...aStudent, recordingConsent } })),
      Topics: answering(() => topicsPage()),
      OpenConversation: answering(() => ({ openConversation: null })),
      Conversation: answering(() => ({ conversation: asRecord(conversation) })),
      ...answers,
    },
  });
  const answered = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (String(input) !== '/graphql/stream') return answered(input, init);
    if (String(init?.body).includes('PartnerReply')) return eventStream(partnerReply());
    return new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
  };
}
