import { PencilLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AssessedSession, Attempt } from './content/assessment';
import { isCorrected } from './content/attempts';
import { timesOfCorrected } from './content/spokenAt';
import { CorrectionForm } from './correction/CorrectionForm';
import { answerLine } from './correction/correctedLines';
import { TalkCorrection } from './correction/TalkCorrection';
import { MarkedTranscript } from './MarkedTranscript';

interface TranscriptPartProps {
  session: AssessedSession;
  attempt: Attempt;
  /** A correction is on its way to its marks. */
  onCorrected: () => void;
}

/** The words that were marked, with what was found in them; and the way to put them right. */
export function TranscriptPart({ session, attempt, onCorrected }: TranscriptPartProps) {
  const [correcting, setCorrecting] = useState(false);
  const { transcription, transcriptSource, feedback } = attempt;
  const newest = session.attempts.at(-1) ?? attempt;
  const times = useMemo(
    () =>
      isCorrected(attempt)
        ? timesOfCorrected(session.transcription ?? '', session.wordTimes, transcription ?? '')
        : session.wordTimes,
    [attempt, session, transcription],
  );
  const form = {
    sessionId: session.id,
    onSent() {
      setCorrecting(false);
      onCorrected();
    },
    onCancel: () => setCorrecting(false),
  };
  const words = transcription?.trim() ? transcription : null;
  const offer = session.canCorrect && !correcting && (
    <button type="button" className="btn btn-sm btn-outline-primary" onClick={() => setCorrecting(true)}>
      <PencilLine size={16} aria-hidden="true" />
      {words ? 'Correct the transcript' : 'Write down what you said'}
    </button>
  );
  return (
    <>
      {words ? (
        <MarkedTranscript
          key={attempt.attempt}
          transcript={words}
          source={transcriptSource}
          findings={feedback.findings}
          times={times}
          audioUrl={session.audioUrl}
        >
          {offer && <p className="mt-2 mb-0">{offer}</p>}
        </MarkedTranscript>
      ) : (
        offer && <p className="mb-0">{offer}</p>
      )}
      {session.canCorrect &&
        correcting &&
        (session.sessionType === 'conversation' ? (
          <TalkCorrection {...form} transcription={newest.transcription} />
        ) : (
          <CorrectionForm {...form} lines={answerLine(newest.transcription)} />
        ))}
    </>
  );
}
