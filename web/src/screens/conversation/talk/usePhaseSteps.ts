import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useCallback } from 'react';
import { TOASTS, type ToastText } from 'schema/rules/messages';
import { assessmentObstacle, type Phase } from 'schema/rules/phases';
import {
  useAdvanceConversationMutation,
  useAssessConversationMutation,
} from '../../../generated/conversation';
import { serverMessage } from '../../../lib/apollo';
import { forgetProgress } from '../../../lib/progressCache';
import { useViewer } from '../../../lib/viewer';
import type { useToasts } from '../../../ui/Toasts';
import type { TalkEvent } from './talkMachine';
import type { Conversation } from './talkView';

const STARTED: Partial<Record<Phase, ToastText>> = {
  session2: TOASTS.session2Started,
  session3: TOASTS.session3Started,
};
const OBSTACLES = {
  tooFewTurns: TOASTS.notReadyForAssessment,
  tooLittleSaid: TOASTS.insufficientContent,
} as const;

/** The server answers in a moment; a line that hangs must not keep the turn, and asking again does no harm. */
const STEP_MS = 10_000;
const inTime = () => ({ fetchOptions: { signal: AbortSignal.timeout(STEP_MS) } });

interface PhaseSteps {
  readonly advance: () => void;
  /** Hands the conversation in. */
  readonly complete: () => void;
}

/** From phase to phase, and out of the last one. */
export function usePhaseSteps(
  conversation: Conversation,
  dispatch: Dispatch<TalkEvent>,
  toasts: ReturnType<typeof useToasts>,
): PhaseSteps {
  const { id: viewerId } = useViewer();
  const client = useApolloClient();
  const [goOn] = useAdvanceConversationMutation();
  const [assess] = useAssessConversationMutation();
  const { sessionId, phase, turns } = conversation;

  const advance = useCallback(async () => {
    dispatch({ type: 'advanceAsked' });
    try {
      const { data } = await goOn({ variables: { sessionId, from: phase }, context: inTime() });
      const next = data?.advanceConversation;
      const opening = next?.turns.at(-1)?.text;
      if (!next || !opening) throw new Error('The server answered without a conversation.');
      const started = STARTED[next.phase];
      if (started) toasts.show(started);
      dispatch({ type: 'advanced', opening });
    } catch (error) {
      const description = serverMessage(error) ?? 'The next session could not be started. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
      dispatch({ type: 'advanceFailed' });
    }
  }, [goOn, dispatch, toasts, sessionId, phase]);

  const complete = useCallback(async () => {
    const said = turns.flatMap(({ speaker, text }) => (text === null ? [] : [{ speaker, text }]));
    const obstacle = assessmentObstacle(said);
    if (obstacle) return toasts.show({ ...OBSTACLES[obstacle], variant: 'destructive' });
    dispatch({ type: 'assessmentAsked' });
    try {
      await assess({ variables: { sessionId }, context: inTime() });
      forgetProgress(client.cache, viewerId);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'openConversation' });
      dispatch({ type: 'handedIn' });
    } catch {
      toasts.show({ ...TOASTS.assessmentFailed, variant: 'destructive' });
      dispatch({ type: 'assessmentFailed' });
    }
  }, [assess, client, dispatch, toasts, sessionId, turns, viewerId]);

  return { advance: () => void advance(), complete: () => void complete() };
}
