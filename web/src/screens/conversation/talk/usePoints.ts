import { pointCoveredToast, TOASTS } from 'schema/rules/messages';
import { useMarkConversationPointMutation } from '../../../generated/conversation';
import { serverMessage } from '../../../lib/apollo';
import type { useToasts } from '../../../ui/Toasts';
import type { Conversation } from './talkView';

/** The student's own marks on the mind map: shown at once, taken back where the server does not take them. */
export function usePoints(conversation: Conversation, toasts: ReturnType<typeof useToasts>) {
  const [mark] = useMarkConversationPointMutation();
  const toggle = (index: number) => {
    const point = conversation.points.find((one) => one.index === index);
    if (!point) return;
    const isCovered = !point.coveredByStudent;
    if (isCovered) toasts.show(pointCoveredToast(point.text));
    const points = conversation.points.map((one) =>
      one.index === index ? { ...one, coveredByStudent: isCovered } : one,
    );
    mark({
      variables: { sessionId: conversation.sessionId, index, isCovered },
      optimisticResponse: { markConversationPoint: { ...conversation, points } },
    }).catch((error: unknown) => {
      const description = serverMessage(error) ?? 'The point could not be marked. Check your connection.';
      toasts.show({ title: TOASTS.turnFailed.title, description, variant: 'destructive' });
    });
  };
  return { toggle };
}
