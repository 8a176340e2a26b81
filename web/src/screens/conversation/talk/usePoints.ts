import type { Dispatch } from 'react';
import { pointCoveredToast, TOASTS } from 'schema/rules/messages';
import { useMarkConversationPointMutation } from '../../../generated/conversation';
import { serverMessage } from '../../../lib/apollo';
import type { useToasts } from '../../../ui/Toasts';
import type { RecordEvent } from './record';
import type { Conversation } from './talkView';

/** The student's own marks on the mind map: shown at once, taken back where the server does not take them. */
export function usePoints(
  { sessionId, points }: Conversation,
  dispatch: Dispatch<RecordEvent>,
  toasts: ReturnType<typeof useToasts>,
) {
  const [mark] = useMarkConversationPointMutation();
  const toggle = (index: number) => {
    const point = points.find((one) => one.index === index);
    if (!point) return;
    const isCovered = !point.coveredByStudent;
    if (isCovered) toasts.show(pointCoveredToast(point.text));
    dispatch({ type: 'clicked', index, isCovered });
    mark({ variables: { sessionId, index, isCovered } }).catch((error: unknown) => {
      dispatch({ type: 'clickRefused', index });
      const description = serverMessage(error) ?? 'The point could not be marked. Check your connection.';
      toasts.show({ title: TOASTS.turnFailed.title, description, variant: 'destructive' });
    });
  };
  return { toggle };
}
