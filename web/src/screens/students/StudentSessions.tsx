import { useState } from 'react';
import { useSessionReading } from '../../features/feedback/useSessionReading';
import { SessionList } from '../../features/sessions/SessionList';
import { EmptyState } from '../../ui/EmptyState';
import { lazyDialog } from '../../ui/lazyDialog';
import { ShowMore } from '../../ui/ShowMore';
import { MarksFirstSwitch } from './marking/MarksFirstSwitch';
import { type MarkableSession, RowMarking } from './marking/RowMarking';
import './marking/marking.scss';

const MarkDialog = lazyDialog(() => import('./marking/MarkDialog'), 'MarkDialog');

interface StudentSessionsProps {
  name: string;
  sessions: readonly MarkableSession[];
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  /** Asks the server again for what is shown. */
  reread: () => Promise<unknown>;
}

/** What was recorded for a student, newest first: heard, read about, marked, handed out. */
export function StudentSessions({ name, sessions, hasMore, loading, onMore, reread }: StudentSessionsProps) {
  const { dialog, ...reading } = useSessionReading();
  const [marked, setMarked] = useState<string | null>(null);
  const [marking, setMarking] = useState(false);
  const mark = (sessionId: string) => {
    setMarked(sessionId);
    setMarking(true);
  };
  return (
    <section className="panel" aria-labelledby="recorded">
      <h2 id="recorded" className="panel-title">
        Recorded for {name}
      </h2>
      {sessions.length === 0 ? (
        <EmptyState title="Nothing recorded yet">
          The answers that you record for {name}, with their marks, will stand here.
        </EmptyState>
      ) : (
        <>
          <MarksFirstSwitch onChanged={reread} />
          <SessionList
            sessions={sessions}
            detailed
            noteOf={(sessionId) => {
              const session = sessions.find(({ id }) => id === sessionId);
              return session && <RowMarking session={session} onMark={() => mark(sessionId)} />;
            }}
            {...reading}
          />
        </>
      )}
      <ShowMore hasMore={hasMore} loading={loading} onMore={onMore} of="sessions" />
      {dialog}
      {marked && (
        <MarkDialog key={marked} sessionId={marked} open={marking} onClose={() => setMarking(false)} />
      )}
    </section>
  );
}
