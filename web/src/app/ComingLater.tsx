import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { PATHS } from './routes';

/** A route whose screen is not built yet says so. */
export const ComingLater = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title}>{title}</PageHeading>
    <div className="panel mt-4">
      <EmptyState
        title="This page is not ready yet"
        action={
          <Link className="btn btn-primary" to={PATHS.dashboard}>
            Back to the dashboard
          </Link>
        }
      >
        It comes with one of the next versions of Lisan.
      </EmptyState>
    </div>
  </>
);
