import { CircleAlert, Sparkles } from 'lucide-react';
import { RecordingPlayer } from '../../ui/RecordingPlayer';
import type { AssessedSession, SessionFeedback } from './content/assessment';
import { marksOf } from './content/marks';
import { provenanceText } from './content/provenance';
import { feedbackSections, wentWell } from './content/sections';
import { FeedbackSections } from './FeedbackSections';
import { MarkedTranscript } from './MarkedTranscript';
import { MarksPanel } from './MarksPanel';
import { TalkPanel } from './TalkPanel';
import './feedback.scss';

interface AssessmentProps {
  session: AssessedSession;
  feedback: SessionFeedback;
}

/** First what went well, then the marks, the transcript under the teacher's pen, and each section. */
export function Assessment({ session, feedback }: AssessmentProps) {
  const strength = wentWell(feedback);
  return (
    <div className="feedback">
      <p className="feedback-question soft">{session.questionText}</p>
      {strength && (
        <p className="feedback-note tone-teal">
          <Sparkles size={20} aria-hidden="true" />
          <span>
            <strong>What went well:</strong> {strength}
          </span>
        </p>
      )}
      <MarksPanel marks={marksOf(session, feedback)} notMarked={feedback.notMarked} />
      {feedback.cautions.map((caution) => (
        <p key={caution} className="feedback-note tone-amber">
          <CircleAlert size={20} aria-hidden="true" />
          <span>{caution}</span>
        </p>
      ))}
      {session.audioUrl && <RecordingPlayer src={session.audioUrl} title={session.questionText} />}
      {session.transcription?.trim() && (
        <MarkedTranscript
          transcript={session.transcription}
          source={session.transcriptSource}
          findings={feedback.findings}
        />
      )}
      {feedback.talk && <TalkPanel talk={feedback.talk} />}
      <FeedbackSections sections={feedbackSections(session, feedback)} />
      <footer className="feedback-limits small">
        {feedback.limits.length > 0 && (
          <>
            <h3>What this assessment cannot judge</h3>
            <ul>
              {feedback.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </>
        )}
        <p className="soft">{provenanceText(feedback)}</p>
      </footer>
    </div>
  );
}
