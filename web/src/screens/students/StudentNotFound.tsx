import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeading } from '../../ui/PageHeading';

/** Removed, another teacher's, or never there: all the same. */
export const StudentNotFound = () => (
  <>
    <PageHeading title="Student not found">Student not found</PageHeading>
    <div className="panel mt-4">
      <EmptyState
        title="This student is not on your list"
        action={
          <Link className="btn btn-primary" to="/students">
            Your students
          </Link>
        }
      >
        Perhaps the entry was removed.
      </EmptyState>
    </div>
  </>
);
