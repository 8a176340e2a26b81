import { useEffect, useRef } from 'react';
import type { InvitationFieldsFragment } from '../../generated/settings';
import { Badge } from '../../ui/Badge';
import { JoinedTeacher } from './JoinedTeacher';
import { PendingInvitation } from './PendingInvitation';
import { recordedSoFar } from './recordedSoFar';
import { useInvitationAnswer } from './useInvitationAnswer';

const BADGES = {
  pending: { words: 'Invitation', tone: 'coral' },
  accepted: { words: 'Joined', tone: 'teal' },
  declined: { words: 'Declined', tone: 'neutral' },
} as const;

/** One teacher's entry for the viewer, and the answer to it. */
export function Invitation({ invitation }: { invitation: InvitationFieldsFragment }) {
  const { teacherName, teacherInstitution, firstName, lastName, state, sessionCount } = invitation;
  const answer = useInvitationAnswer(invitation);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // The button that was pressed is gone: the focus waits at the name.
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);

  return (
    <li>
      <div className="invitation-who">
        <h3 ref={heading} tabIndex={-1}>
          {teacherName} <Badge tone={BADGES[state].tone}>{BADGES[state].words}</Badge>
        </h3>
        <p className="soft small">
          {teacherInstitution && `${teacherInstitution}. `}
          You are “{firstName} {lastName}” in the class list. {recordedSoFar(sessionCount)}
        </p>
      </div>
      {state === 'pending' && <PendingInvitation teacherName={teacherName} answer={answer} />}
      {state === 'accepted' && <JoinedTeacher invitation={invitation} answer={answer} />}
      {state === 'declined' && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Accept after all: ${teacherName}`}
          disabled={answer.busy}
          onClick={() => void answer.accept()}
        >
          Accept after all
        </button>
      )}
    </li>
  );
}
