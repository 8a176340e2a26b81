import { CircleAlert, Flag, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { RecordingPlayer } from '../../ui/RecordingPlayer';
import { AttemptChoice } from './AttemptChoice';
import { type AgainActions, AnswerAgain } from './comparison/AnswerAgain';
import type { AssessedSession, Attempt } from './content/assessment';
import { doubtsOf } from './content/flags';
import { marksOf } from './content/marks';
import { provenanceText } from './content/provenance';
import { feedbackSections, wentWell } from './content/sections';
import { talkContent } from './content/talk';
import { FeedbackSections } from './FeedbackSections';
import { ImprovedAnswer } from './ImprovedAnswer';
import { MarksPanel } from './MarksPanel';
import { Remarking } from './Remarking';
import { TalkPanel } from './TalkPanel';
import { TranscriptPart } from './TranscriptPart';
import { TeacherMarksPart } from './teacher-marks/TeacherMarksPart';
import type { Remarking as RemarkingState } from './useSessionFeedback';
import './feedback.scss';

interface AssessmentProps extends AgainActions {
  session: AssessedSession;
  remarking: RemarkingState | null;
}

/** First what went well, then the marks, the transcript under the teacher's pen, and each section. */
export function Assessment({ session, remarking, ...again }: AssessmentProps) {
  // Null: the newest, also when a newer one comes.
  const [chosen, setChosen] = useState<number | null>(null);
  const head = useRef<HTMLParagraphElement>(null);
  const { attempts } = session;
  const attempt = attempts.find((one) => one.attempt === chosen) ?? attempts.at(-1);
  if (!attempt) return null;
  const { feedback } = attempt;
  const strength = wentWell(feedback);
  const doubts = doubtsOf(session, feedback);
  const talk = feedback.talk && talkContent(feedback.talk);
  return (
    <div className="feedback">
      <p ref={head} tabIndex={-1} className="feedback-question soft">
        {session.questionText}
      </p>
      {remarking && <Remarking remarking={remarking} />}
      <AttemptChoice attempts={attempts} chosen={attempt} onChoose={setChosen} />
      {strength && (
        <p className="feedback-note tone-teal">
          <Sparkles size={20} aria-hidden="true" />
          <span>
            <strong>What went well:</strong> {strength}
          </span>
        </p>
      )}
      <MarksPanel marks={marksOf(session, feedback)} notMarked={feedback.notMarked} />
      <TeacherMarksPart sessionId={session.id} />
      {doubts.flags.map((flag) => (
        <p key={flag} className="feedback-note tone-blue">
          <Flag size={20} aria-hidden="true" />
          <span>{flag}</span>
        </p>
      ))}
      {doubts.cautions.map((caution) => (
        <p key={caution} className="feedback-note tone-amber">
          <CircleAlert size={20} aria-hidden="true" />
          <span>{caution}</span>
        </p>
      ))}
      {session.audioUrl && <RecordingPlayer src={session.audioUrl} title={session.questionText} />}
      <TranscriptPart
        session={session}
        attempt={attempt}
        onCorrected={() => {
          setChosen(null);
          // the new marks will stand at the top, and the form that had the focus is gone
          head.current?.focus();
        }}
      />
      <ImprovedAnswer improved={attempt.improvedAnswer} />
      <AnswerAgain session={session} {...again} />
      {talk && <TalkPanel talk={talk} />}
      <FeedbackSections sections={feedbackSections(session, feedback, talk?.told)} />
      <SmallPrint attempt={attempt} />
    </div>
  );
}

/** What the assessor cannot judge, and which it was. */
const SmallPrint = ({ attempt: { feedback } }: { attempt: Attempt }) => (
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
);
