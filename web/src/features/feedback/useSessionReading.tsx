import { type ReactNode, Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/lazyNamed';
import { useReportDownload } from './report/useReportDownload';

const FeedbackModal = lazyNamed(() => import('./FeedbackModal'), 'FeedbackModal');

interface SessionReading {
  readonly onView: (sessionId: string) => void;
  readonly onDownload: (sessionId: string) => void;
  /** The session whose report is being made. */
  readonly busySessionId: string | null;
  /** Stands beside the list: the feedback that was asked for. Loaded with the first. */
  readonly dialog: ReactNode;
}

/** What a list of sessions lets one read: the feedback in a dialog, the report as a file. */
export function useSessionReading(): SessionReading {
  const [viewed, setViewed] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { download, busySessionId } = useReportDownload();
  return {
    onView(sessionId) {
      setViewed(sessionId);
      setOpen(true);
    },
    onDownload: (sessionId) => void download(sessionId),
    busySessionId,
    // It stays when it is closed, so that the focus goes back to the row.
    dialog: viewed && (
      <Suspense fallback={null}>
        <FeedbackModal open={open} onClose={() => setOpen(false)} sessionId={viewed} />
      </Suspense>
    ),
  };
}
