import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeading } from '../../ui/PageHeading';
import './not-found.scss';

interface NotFoundScreenProps {
  /** A second sentence, where the viewer can do something with it. */
  hint?: string;
}

export const NotFoundScreen = ({ hint }: NotFoundScreenProps) => (
  <div className="not-found">
    <p className="not-found-code figures" aria-hidden="true">
      404
    </p>
    <PageHeading title="Page not found">404 Page Not Found</PageHeading>
    <EmptyState
      title="There is no page at this address"
      action={
        <Link className="btn btn-primary" to="/">
          Go to the start
        </Link>
      }
    >
      {hint}
    </EmptyState>
  </div>
);
