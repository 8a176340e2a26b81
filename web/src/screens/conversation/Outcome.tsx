import { useEffect, useId, useRef } from 'react';
import { isSettled } from 'schema/rules/choices';
import { type SessionDetailsFragment } from '../../generated/feedback';
import { SessionState } from '../../generated/sessions';
import { BandScale } from '../../ui/BandScale';
import { Spinner } from '../../ui/Spinner';

const CRITERIA = {
  grammar: 'Grammar',
  vocabulary: 'Vocabulary',
  communicative: 'Communicative competence',
} as const;

interface OutcomeProps {
  /** Undefined until the server has told of it. */
  session: SessionDetailsFragment | undefined;
  onViewFeedback: () => void;
  onLeave: () => void;
}

/** What became of the conversation, where the turns were taken before. */
export function Outcome({ session, onViewFeedback, onLeave }: OutcomeProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the reading goes on here.
  useEffect(() => heading.current?.focus(), []);
  const settled = session !== undefined && isSettled(session.state);
  return (
    <section className="panel outcome" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="panel-title">
        {settled ? TITLES[session.state] : 'Your conversation is complete'}
      </h2>
      <div role="status">{settled && <Result session={session} />}</div>
      {settled ? (
        <div className="outcome-actions">
          {session.feedback && (
            <button type="button" className="btn btn-primary" onClick={onViewFeedback}>
              View Detailed Feedback
            </button>
          )}
          <button type="button" className="btn btn-quiet" onClick={onLeave}>
            Choose another topic
          </button>
        </div>
      ) : (
        <button type="button" className="btn btn-primary" disabled>
          <Spinner small label="One moment" /> Processing Assessment...
        </button>
      )}
    </section>
  );
}

const TITLES: Record<SessionState, string> = {
  recorded: 'Your conversation is complete',
  transcribing: 'Your conversation is complete',
  assessing: 'Your conversation is complete',
  assessed: 'Your marks',
  notMarked: 'Not marked',
  failed: 'Marking did not work',
};

function Result({ session: { state, stateReason, feedback } }: { session: SessionDetailsFragment }) {
  if (state === SessionState.Failed) {
    return <p>{stateReason ?? 'What you said is safe. Only its marking failed.'}</p>;
  }
  if (!feedback) return null;
  if (state === SessionState.NotMarked) {
    const { because, advice } = feedback.notMarked ?? { because: stateReason ?? '', advice: '' };
    return (
      <>
        <p>{because}</p>
        <p className="soft">{advice}</p>
      </>
    );
  }
  return (
    <>
      <p className="outcome-total figures">
        <strong>{feedback.totalScore}</strong> of {feedback.totalMaximum} marks
      </p>
      <div className="outcome-bands">
        {feedback.marks.map(({ criterion, band, low, high }) => (
          <BandScale key={criterion} label={CRITERIA[criterion]} band={band} low={low} high={high} />
        ))}
      </div>
    </>
  );
}
