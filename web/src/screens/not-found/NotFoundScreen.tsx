import { Link } from 'react-router-dom';
import { PageHeading } from '../../ui/PageHeading';
import { Wave } from '../../ui/Wave';
import './not-found.scss';

/** A line on which nobody speaks. */
const SILENCE = Array.from({ length: 24 }, () => 0);

interface NotFoundScreenProps {
  /** A second sentence, where the viewer can do something with it. */
  hint?: string;
}

export const NotFoundScreen = ({ hint }: NotFoundScreenProps) => (
  <div className="not-found">
    <Wave levels={SILENCE} className="not-found-silence" />
    <PageHeading title="Page not found">404 Page Not Found</PageHeading>
    <p className="soft">There is no page at this address. {hint}</p>
    <Link className="btn btn-primary" to="/">
      Go to the start
    </Link>
  </div>
);
