import { useEffect, useRef } from 'react';
import { partnerPointToast, TOASTS, type ToastText, timeUpToast } from 'schema/rules/messages';
import { phaseIndex } from 'schema/rules/phases';
import type { TurnFieldsFragment } from '../../../generated/conversation';
import type { useToasts } from '../../../ui/Toasts';
import type { Talk } from './talkMachine';
import type { Conversation } from './talkView';
import { failureToast } from './turnFailure';

type Toasts = ReturnType<typeof useToasts>;

const UNPLUGGED: ToastText = {
  title: 'Microphone disconnected',
  description: 'What you said until then is sent as your turn.',
};

/** What the student is told in passing about the own turn (§4, §8). */
export function useTalkToasts({ activity, timeUp }: Talk, toasts: Toasts): void {
  const told = useRef(timeUp.length);
  useEffect(() => {
    const ended = timeUp.at(-1);
    if (ended && timeUp.length > told.current) toasts.show(timeUpToast(phaseIndex(ended) + 1));
  }, [timeUp, toasts]);

  const isUnplugged = activity.kind === 'finishing' && activity.problem === 'unplugged';
  const saysUnplugged = useRef(false);
  useEffect(() => {
    if (!isUnplugged) return;
    saysUnplugged.current = true;
    toasts.show(UNPLUGGED);
  }, [isUnplugged, toasts]);

  const hasSound = activity.kind === 'transcribing' && activity.turn.sound !== null;
  useEffect(() => {
    if (!hasSound) return;
    // Why the recording ended matters more.
    if (timeUp.length === told.current && !saysUnplugged.current) toasts.show(TOASTS.processingAudio);
    told.current = timeUp.length;
    saysUnplugged.current = false;
  }, [hasSound, timeUp, toasts]);

  // What an earlier page left is asked about where it stands.
  const unsent = activity.kind === 'unsent' && activity.failure.kind !== 'brokenOff' ? activity : null;
  useEffect(() => {
    if (!unsent) return;
    const toast = failureToast(unsent.failure, unsent.turn.sound !== null);
    toasts.show({ ...toast, variant: 'destructive' });
  }, [unsent, toasts]);

  const problem = activity.kind === 'yourTurn' ? activity.problem : null;
  useEffect(() => {
    if (!problem) return;
    const toast = problem === 'unusable' ? TOASTS.transcriptionFailed : TOASTS.microphoneDeniedInTurn;
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
