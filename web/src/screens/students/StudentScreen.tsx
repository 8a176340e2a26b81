import { useNavigate, useParams } from 'react-router-dom';
import { SessionUpdates } from '../../features/sessions/SessionUpdates';
import { useStudentQuery } from '../../generated/students';
import { errorCode } from '../../lib/apollo';
import { fullName } from '../../lib/format';
import { EmptyState } from '../../ui/EmptyState';
import { MarkSummaryPanel } from './MarkSummaryPanel';
import { summaryOf } from './markSummary';
import { StudentHead } from './StudentHead';
import { StudentNotFound } from './StudentNotFound';
import { StudentSessions } from './StudentSessions';
import { StudentSkeleton } from './StudentSkeleton';
import { useStudentSessions } from './useStudentSessions';
import './student.scss';

/** One student of a teacher, and what was recorded for them. */
export function StudentScreen() {
  const studentId = useParams().studentId?.toLowerCase() ?? '';
  const navigate = useNavigate();
  const { data, error, refetch } = useStudentQuery({ variables: { id: studentId } });
  const recorded = useStudentSessions(studentId);
  const student = data?.student;
  const { sessions } = recorded;

  if (errorCode(error ?? recorded.error) === 'NOT_FOUND') return <StudentNotFound />;
  if (student && sessions) {
    const summary = summaryOf(sessions);
    return (
      <div className="student">
        <StudentHead student={student} onRemoved={() => navigate('/students', { replace: true })} />
        {summary && <MarkSummaryPanel summary={summary} hasOlder={recorded.hasMore} />}
        <StudentSessions
          name={fullName(student)}
          sessions={sessions}
          hasMore={recorded.hasMore}
          loading={recorded.loading}
          onMore={recorded.more}
          reread={recorded.reread}
        />
        <SessionUpdates sessions={sessions} reread={recorded.reread} />
      </div>
    );
  }
  if (!error && !recorded.error) return <StudentSkeleton />;
  return (
    <div className="panel" role="alert">
      <EmptyState
        title="This student could not be loaded"
        action={
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void Promise.allSettled([refetch(), recorded.reread()])}
          >
            Try again
          </button>
        }
      >
        Nothing is lost.
      </EmptyState>
    </div>
  );
}
