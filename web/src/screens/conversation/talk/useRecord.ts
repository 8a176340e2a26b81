import { useEffect } from 'react';
import { useConversationChangesSubscription, useConversationQuery } from '../../../generated/conversation';
import type { Conversation } from './talkView';

interface RecordOfConversation {
  /** Undefined until it is known. */
  readonly conversation: Conversation | undefined;
  readonly error: unknown;
  readonly reread: () => void;
}

/** The server's record of one conversation, kept up to date: the other tab and the other device count too. */
export function useRecord(sessionId: string): RecordOfConversation {
  const variables = { sessionId };
  const { data, error, refetch } = useConversationQuery({ variables, fetchPolicy: 'cache-and-network' });
  const conversation = data?.conversation;
  useConversationChangesSubscription({ variables, skip: !conversation?.isOpen });
  useEffect(() => {
    const again = () => void refetch().catch(() => {});
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [refetch]);
  return {
    conversation,
    error: conversation ? undefined : error,
    reread: () => void refetch().catch(() => {}),
  };
}
