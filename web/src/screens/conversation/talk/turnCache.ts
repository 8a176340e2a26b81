import type { ApolloCache } from '@apollo/client';
import {
  ConversationDocument,
  type ConversationQuery,
  type TurnFieldsFragment,
} from '../../../generated/conversation';

/** Puts a turn into the record at once; the news of it, with all that follows from it, may come before or after. */
export function addTurn(cache: ApolloCache, sessionId: string, turn: TurnFieldsFragment): void {
  const query = { query: ConversationDocument, variables: { sessionId } };
  cache.updateQuery<ConversationQuery>(query, (data) => {
    if (!data || data.conversation.turns.some(({ id }) => id === turn.id)) return data;
    const { conversation } = data;
    const isOwn = turn.speaker === 'student' && turn.text !== null && turn.phase === conversation.phase;
    return {
      conversation: {
        ...conversation,
        turns: [...conversation.turns, turn].sort((a, b) => a.position - b.position),
        spokenSeconds: conversation.spokenSeconds + (isOwn ? Math.round(turn.duration) : 0),
      },
    };
  });
}
