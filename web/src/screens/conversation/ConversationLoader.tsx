import { errorCode } from '../../lib/apollo';
import { EmptyState } from '../../ui/EmptyState';
import { Conversation } from './Conversation';
import { ConversationSkeleton } from './ConversationSkeleton';
import type { Voices } from './speech/useVoices';
import { useRecord } from './talk/useRecord';

interface ConversationLoaderProps {
  sessionId: string;
  /** Just begun: the partner speaks its greeting. */
  isFresh: boolean;
  serverTranscribes: boolean;
  voices: Voices;
  onLeave: () => void;
}

/** One conversation, once the server has told how it stands. */
export function ConversationLoader({
  sessionId,
  isFresh,
  serverTranscribes,
  voices,
  onLeave,
}: ConversationLoaderProps) {
  const { conversation, error, reread, dispatch } = useRecord(sessionId);
  if (conversation) {
    return (
      <Conversation
        conversation={conversation}
        isFresh={isFresh}
        serverTranscribes={serverTranscribes}
        voices={voices}
        onReread={reread}
        dispatchRecord={dispatch}
        onLeave={onLeave}
      />
    );
  }
  if (!error) return <ConversationSkeleton />;
  const code = errorCode(error);
  const isGone = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  return (
    <div role="alert">
      <EmptyState
        title={isGone ? 'There is no such conversation' : 'The conversation could not be loaded'}
        action={
          <button type="button" className="btn btn-primary" onClick={isGone ? onLeave : reread}>
            {isGone ? 'Choose a topic' : 'Try again'}
          </button>
        }
      >
        {isGone ? 'Perhaps it was deleted.' : 'What you said is safe. Check your connection.'}
      </EmptyState>
    </div>
  );
}
