import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { type SessionSummaryFragment, SubmitSessionDocument } from '../../generated/sessions';
import { forgetProgress, forgetStudentSessions } from '../../lib/progressCache';
import { useViewer } from '../../lib/viewer';
import { useToasts } from '../../ui/Toasts';
import type { KeptRecording } from './outbox';
import { explainFailure, toSubmission } from './submission';
import { type OutboxAccess, useOutboxSender } from './useOutboxSender';

type Session = SessionSummaryFragment;

/** A recording of 60 s is 2 MB: a minute and a half on a slow line of 180 kbit/s. */
const ATTEMPT_MS = 120_000;

/** Called for every answer that has arrived. Says whether it is shown; else a toast tells of it. */
type ArrivalHandler = (session: Session, recording: KeptRecording) => boolean;

const OutboxContext = createContext<OutboxAccess<Session> | null>(null);
const ArrivalsContext = createContext<RefObject<ArrivalHandler | null> | null>(null);

/** Sends the viewer's answers that are kept on this device, whatever screen is open. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { id: viewerId } = useViewer();
  const client = useApolloClient();
  const toasts = useToasts();
  const arrivals = useRef<ArrivalHandler | null>(null);
  const access = useOutboxSender<Session>(viewerId, {
    async submit(recording) {
      const variables = { input: toSubmission(recording) };
      // An upload that hangs would keep back whatever is behind it.
      const fetchOptions = { signal: AbortSignal.timeout(ATTEMPT_MS) };
      const { data } = await client.mutate({
        mutation: SubmitSessionDocument,
        variables,
        context: { fetchOptions },
      });
      if (!data) throw new Error('The server answered without a session.');
      return data.submitSession;
    },
    explain: explainFailure,
    onSent(session, recording) {
      const { student, questionText } = recording;
      if (student) forgetStudentSessions(client.cache, student.id);
      else forgetProgress(client.cache, viewerId);
      if (arrivals.current?.(session, recording)) return;
      toasts.show({
        title: 'Sent',
        description: `${student ? `The answer of ${student.name}` : 'Your answer'} to “${questionText}” has arrived.`,
      });
    },
  });
  return (
    <ArrivalsContext value={arrivals}>
      <OutboxContext value={access}>{children}</OutboxContext>
    </ArrivalsContext>
  );
}

/** @throws Error outside of OutboxProvider. */
export function useOutbox(): OutboxAccess<Session> {
  const access = useContext(OutboxContext);
  if (!access) throw new Error('useOutbox needs an OutboxProvider above it.');
  return access;
}

/** While the caller is mounted, it decides which of the arriving answers it shows. */
export function useArrivals(handler: ArrivalHandler): void {
  const arrivals = useContext(ArrivalsContext);
  useEffect(() => {
    if (!arrivals) return;
    arrivals.current = handler;
    return () => {
      arrivals.current = null;
    };
  });
}
