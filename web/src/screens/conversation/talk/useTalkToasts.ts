import { useEffect, useRef } from 'react';
import { partnerPointToast, TOASTS, timeUpToast } from 'schema/rules/messages';
import { phaseIndex } from 'schema/rules/phases';
import type { TurnFieldsFragment } from '../../../generated/conversation';
import type { useToasts } from '../../../ui/Toasts';
import type { Talk } from './talkMachine';
import type { Conversation } from './talkView';
import { failureToast } from './turnFailure';

type Toasts = ReturnType<typeof useToasts>;

/** What the student is told in passing about the own turn (§4, §8). */
export function useTalkToasts({ activity, timeUp }: Talk, toasts: Toasts): void {
  const told = useRef(timeUp.length);
  useEffect(() => {
    const ended = timeUp.at(-1);
    if (ended && timeUp.length > told.current) toasts.show(timeUpToast(phaseIndex(ended) + 1));
  }, [timeUp, toasts]);

  const hasSound = activity.kind === 'transcribing' && activity.turn.sound !== null;
  useEffect(() => {
    if (!hasSound) return;
    // Of the two, that the time is up is what matters.
    if (timeUp.length === told.current) toasts.show(TOASTS.processingAudio);
    told.current = timeUp.length;
  }, [hasSound, timeUp, toasts]);

  const unsent = activity.kind === 'unsent' ? activity : null;
  useEffect(() => {
    if (!unsent) return;
    const toast = failureToast(unsent.failure, unsent.turn.sound !== null);
    toasts.show({ ...toast, variant: 'destructive' });
  }, [unsent, toasts]);

  const problem = activity.kind === 'yourTurn' ? activity.problem : null;
  useEffect(() => {
    if (!problem) return;
    const isUnusable = problem === 'unusable' || problem === 'unplugged';
    const toast = isUnusable ? TOASTS.transcriptionFailed : TOASTS.microphoneDeniedInTurn;
    toasts.show({ ...toast, variant: 'destructive' });
  }, [problem, toasts]);
}

/** What the student is told in passing about the partner's turn. */
export const usePartnerToasts = ({ points }: Conversation, toasts: Toasts) => ({
  onReply({ coveredPoint }: TurnFieldsFragment) {
    const point = points.find(({ index }) => index === coveredPoint);
    if (point) toasts.show(partnerPointToast(point.text));
  },
  onStandIn: () => toasts.show(TOASTS.demoMode),
});
