import { Download } from 'lucide-react';
import { Modal } from '../../ui/Modal';
import { FeedbackBody } from './FeedbackBody';
import { useReportDownload } from './report/useReportDownload';

interface FeedbackModalProps {
  open: boolean;
  onClose: () => void;
  sessionId: string;
  /** The question is to be answered once more; where left out, the practice screen opens with it. */
  onRetry?: () => void;
}

/** What the assessor found in one session (§2). Fetches it when it opens, waits where it is still being marked. */
export function FeedbackModal({ open, onClose, sessionId, onRetry }: FeedbackModalProps) {
  const { download, busySessionId } = useReportDownload();
  const busy = busySessionId !== null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Session Feedback"
      width="wide"
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Close
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy}
            onClick={() => void download(sessionId)}
          >
            <Download size={18} aria-hidden="true" />
            {busy ? 'Preparing...' : 'Download Report'}
          </button>
        </>
      }
    >
      <FeedbackBody sessionId={sessionId} onRetry={onRetry ?? null} onLeave={onClose} />
    </Modal>
  );
}
