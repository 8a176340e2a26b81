import type { useInvitationAnswer } from './useInvitationAnswer';

interface PendingInvitationProps {
  teacherName: string;
  answer: ReturnType<typeof useInvitationAnswer>;
}

/** Both answers, and what each of them means. */
export const PendingInvitation = ({ teacherName, answer }: PendingInvitationProps) => (
  <>
    <dl className="invitation-means small">
      <div>
        <dt>Accept</dt>
        <dd>
          You can hear and read what {teacherName} records for you. Your own practice stays yours alone.
        </dd>
      </div>
      <div>
        <dt>Decline</dt>
        <dd>Nothing is joined to your account. You can still accept later.</dd>
      </div>
    </dl>
    <div className="d-flex justify-content-end gap-2">
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={`Decline: ${teacherName}`}
        disabled={answer.busy}
        onClick={() => void answer.decline()}
      >
        Decline
      </button>
      <button
        type="button"
        className="btn btn-primary"
        aria-label={`Accept: ${teacherName}`}
        disabled={answer.busy}
        onClick={() => void answer.accept()}
      >
        Accept
      </button>
    </div>
  </>
);
