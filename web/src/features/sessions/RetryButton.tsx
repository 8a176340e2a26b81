import { RotateCcw } from 'lucide-react';
import { type SessionSummaryFragment, useRetryAssessmentMutation } from '../../generated/sessions';
import { serverMessage } from '../../lib/apollo';
import { useToasts } from '../../ui/Toasts';

/** Has a failed session marked again; its row then follows the new attempt. */
export function RetryButton({ session }: { session: SessionSummaryFragment }) {
  const toasts = useToasts();
  const [retry, { loading }] = useRetryAssessmentMutation({
    onError: (error) =>
      toasts.show({
        title: 'Error',
        description: serverMessage(error) ?? 'Your answer is safe. Check your connection and try again.',
        variant: 'destructive',
      }),
  });
  return (
    <button
      type="button"
      className="btn btn-sm btn-quiet"
      aria-label={`Try again to mark: ${session.questionText}`}
      disabled={loading}
      onClick={() => void retry({ variables: { sessionId: session.id } })}
    >
      <RotateCcw size={16} aria-hidden="true" />
      Try again
    </button>
  );
}
