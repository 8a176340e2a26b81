import { type SessionDetailsFragment } from '../../generated/feedback';
import { SessionState } from '../../generated/sessions';

/** Tells a screen reader the outcome. It stands before its words do, or they would not be read. */
export const ResultAnnouncer = ({ session }: { session: SessionDetailsFragment | undefined }) => (
  <div role="status" className="visually-hidden">
    {session && outcome(session)}
  </div>
);

function outcome({ state, feedback }: SessionDetailsFragment): string {
  switch (state) {
    case SessionState.Assessed:
      return feedback?.totalScore == null
        ? 'Your answer was assessed.'
        : `Assessed: ${feedback.totalScore} of ${feedback.totalMaximum}.`;
    case SessionState.NotMarked:
      return `This answer was not marked. ${feedback?.notMarked?.because ?? ''}`;
    case SessionState.Failed:
      return 'Assessing failed.';
    default:
      return '';
  }
}
