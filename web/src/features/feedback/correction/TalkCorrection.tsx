import { useHeardTurnsQuery } from '../../../generated/feedback';
import { Spinner } from '../../../ui/Spinner';
import { CorrectionForm } from './CorrectionForm';
import { turnLines } from './correctedLines';

interface TalkCorrectionProps {
  sessionId: string;
  /** In the words that were marked last. */
  transcription: string | null;
  onSent: () => void;
  onCancel: () => void;
}

/** A conversation is corrected turn by turn. */
export function TalkCorrection({ transcription, ...form }: TalkCorrectionProps) {
  const { data, error, refetch } = useHeardTurnsQuery({ variables: { sessionId: form.sessionId } });
  if (data) return <CorrectionForm {...form} lines={turnLines(data.conversation.turns, transcription)} />;
  if (!error) return <Spinner label="Loading the turns" />;
  return (
    <p role="alert">
      The turns could not be loaded.{' '}
      <button type="button" className="btn btn-sm btn-quiet" onClick={() => void refetch().catch(() => {})}>
        Try again
      </button>
    </p>
  );
}
