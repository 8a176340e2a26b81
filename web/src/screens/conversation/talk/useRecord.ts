import { type Dispatch, useEffect, useMemo, useReducer } from 'react';
import { useConversationChangesSubscription, useConversationQuery } from '../../../generated/conversation';
import { type KnownRecord, knownAtFirst, type RecordEvent, recordReducer, recordShown } from './record';
import type { Conversation } from './talkView';

interface RecordOfConversation {
  /** Undefined until it is known. */
  readonly conversation: Conversation | undefined;
  readonly error: unknown;
  readonly reread: () => void;
  readonly dispatch: Dispatch<RecordEvent>;
}

function knownReducer(known: KnownRecord | null, event: RecordEvent): KnownRecord | null {
  if (known) return recordReducer(known, event);
  return 'conversation' in event ? knownAtFirst(event.conversation) : null;
}

/** The server's record of one conversation, kept up to date: the other tab and the other device count too. */
export function useRecord(sessionId: string): RecordOfConversation {
  const variables = { sessionId };
  const { data, error, refetch } = useConversationQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [known, dispatch] = useReducer(knownReducer, null);
  const read = data?.conversation;
  useEffect(() => {
    if (read) dispatch({ type: 'read', conversation: read });
  }, [read]);
  const conversation = useMemo(() => (known ? recordShown(known) : read), [known, read]);
  useConversationChangesSubscription({
    variables,
    skip: !conversation?.isOpen,
    onData({ data: { data: news } }) {
      if (news) dispatch({ type: 'told', conversation: news.conversationChanges });
    },
  });
  useEffect(() => {
    const again = () => void refetch().catch(() => {});
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [refetch]);
  return {
    conversation,
    error: conversation ? undefined : error,
    reread: () => void refetch().catch(() => {}),
    dispatch,
  };
}
