import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isSettled } from 'schema/rules/choices';
import { TOASTS } from 'schema/rules/messages';
import type { RecordedStudent } from '../../features/recorder/outbox';
import { type SessionDetailsFragment } from '../../generated/feedback';
import { SessionState, useRetryAssessmentMutation } from '../../generated/sessions';
import { useToasts } from '../../ui/Toasts';
import { AssessmentSteps } from './AssessmentSteps';
import { Marks } from './Marks';

interface ResultPanelProps {
  /** Undefined until the server has told of it. */
  session: SessionDetailsFragment | undefined;
  /** Who spoke, where it was not the viewer. */
  student: RecordedStudent | undefined;
  onViewFeedback: () => void;
}

/** What became of the answer: on its way, marked, not marked, or failed. */
export function ResultPanel({ session, student, onViewFeedback }: ResultPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the reading goes on here.
  useEffect(() => heading.current?.focus(), []);
  const state = session?.state ?? SessionState.Recorded;
  const settled = isSettled(state);
  // The outcome is larger than the waiting was: its beginning stays in sight, unless another answer is typed.
  useEffect(() => {
    const typing = document.activeElement instanceof HTMLTextAreaElement;
    if (settled && !typing) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [settled]);
  return (
    <section className="panel result" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="panel-title">
        {TITLES[state]}
      </h2>
      {session && <p className="soft small result-question">{session.questionText}</p>}
      {student && (
        <p className="small mb-0">
          Recorded for <Link to={`/students/${student.id}`}>{student.name}</Link>
        </p>
      )}
      <Outcome session={session} state={state} />
      {session?.feedback && settled && (
        <button type="button" className="btn btn-primary result-more" onClick={onViewFeedback}>
          View Detailed Feedback
        </button>
      )}
    </section>
  );
}

const TITLES: Record<SessionState, string> = {
  recorded: 'Marking your answer',
  transcribing: 'Marking your answer',
  assessing: 'Marking your answer',
  assessed: 'Your marks',
  notMarked: 'Not marked',
  failed: 'Marking did not work',
};

function Outcome({
  session,
  state,
}: {
  session: SessionDetailsFragment | undefined;
  state: SessionState;
}): ReactNode {
  if (!session || !isSettled(state)) {
    return <AssessmentSteps state={state} delay={session?.stateReason ?? null} />;
  }
  const { feedback } = session;
  if (state === SessionState.Assessed)
    return feedback ? <Marks feedback={feedback} /> : <p>{session.stateReason}</p>;
  if (state === SessionState.Failed) return <Failed session={session} />;
  return (
    <div>
      <p>{feedback?.notMarked?.because ?? session.stateReason}</p>
      {feedback?.notMarked && <p className="result-advice">{feedback.notMarked.advice}</p>}
    </div>
  );
}

function Failed({ session }: { session: SessionDetailsFragment }) {
  const [retry, { loading }] = useRetryAssessmentMutation();
  const toasts = useToasts();
  const again = () => {
    retry({ variables: { sessionId: session.id } }).catch(() => {
      toasts.show({ ...TOASTS.sessionSubmitFailed, variant: 'destructive' });
    });
  };
  return (
    <div className="result-failed">
      <p>{session.stateReason ?? 'Your answer is safe. Only its marking failed.'}</p>
      {session.canRetry && (
        <button type="button" className="btn btn-primary" disabled={loading} onClick={again}>
          {loading ? 'Assessing...' : 'Try again'}
        </button>
      )}
    </div>
  );
}
