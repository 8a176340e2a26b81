import { useEffect, useRef } from 'react';
import type { ToastText } from 'schema/rules/messages';
import { PHASE_NAMES, phaseIndex } from 'schema/rules/phases';
import type { useToasts } from '../../../ui/Toasts';
import type { Activity, Talk } from './talkMachine';
import type { Conversation } from './talkView';

/** Tells of what another tab or another device has done to this conversation. */
export function useElsewhere(
  conversation: Conversation,
  { activity }: Talk,
  toasts: ReturnType<typeof useToasts>,
): void {
  const known = useRef(conversation);
  const ownKeys = useRef(new Set<string>());
  useEffect(() => {
    const key = ownKey(activity);
    if (key) ownKeys.current.add(key);
  }, [activity]);

  useEffect(() => {
    const before = known.current;
    if (before === conversation) return;
    known.current = conversation;
    const toast = whatHappened(before, conversation, activity, ownKeys.current);
    if (toast) toasts.show(toast);
  }, [conversation, activity, toasts]);
}

const ownKey = (activity: Activity): string | null =>
  activity.kind === 'transcribing' || activity.kind === 'unsent' ? activity.turn.clientKey : null;

/** This page has asked for the next phase, or says its opening. */
const goesOnHere = (activity: Activity): boolean =>
  activity.kind === 'advancing' || (activity.kind === 'speaking' && activity.delayMs > 0);

/** What is new in the record and was not done on this page; of several things, the last one. */
export function whatHappened(
  before: Conversation,
  now: Conversation,
  activity: Activity,
  ownKeys: ReadonlySet<string>,
): ToastText | null {
  if (before.isOpen && !now.isOpen && activity.kind !== 'assessing') {
    return { title: 'Handed in', description: 'This conversation was handed in on another page.' };
  }
  if (before.phase !== now.phase && !goesOnHere(activity)) {
    const phase = `Session ${phaseIndex(now.phase) + 1}: ${PHASE_NAMES[now.phase]}`;
    return { title: 'The conversation has gone on', description: `Another page went on to ${phase}.` };
  }
  const isFromElsewhere = now.turns.some(
    ({ id, speaker, clientKey }) =>
      speaker === 'student' && !ownKeys.has(clientKey ?? '') && !before.turns.some((turn) => turn.id === id),
  );
  return isFromElsewhere
    ? {
        title: 'The conversation has gone on',
        description: 'You took a turn on another page. Yours here comes after it.',
      }
    : null;
}
