import { CircleAlert } from 'lucide-react';
import { Spinner } from '../../ui/Spinner';
import type { Remarking as RemarkingState } from './useSessionFeedback';

/** A correction on its way to its marks; until they are there, the earlier ones are read. */
export function Remarking({ remarking }: { remarking: RemarkingState }) {
  if (remarking.status === 'waiting')
    return (
      <div className="feedback-note tone-blue">
        <Spinner small label="Marking again" />
        <span>
          <strong>Your corrected words are being marked.</strong> {remarking.delay ?? 'This takes a moment.'}
        </span>
      </div>
    );
  const { reason, retry } = remarking;
  return (
    <div role="alert" className="feedback-note tone-amber">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <p className="mb-2">
          <strong>Your corrected words could not be marked.</strong> {reason ?? 'They are kept.'}
        </p>
        {retry && (
          <button type="button" className="btn btn-sm btn-outline-primary" onClick={retry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
