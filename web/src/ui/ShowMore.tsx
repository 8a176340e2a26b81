import { Spinner } from './Spinner';
import './show-more.scss';

interface ShowMoreProps {
  /** Whether there is more than what is shown. */
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  /** What there is more of: "sessions". */
  of: string;
}

/** Under a list that comes page by page. */
export const ShowMore = ({ hasMore, loading, onMore, of }: ShowMoreProps) =>
  hasMore ? (
    <div className="show-more">
      <button type="button" className="btn btn-quiet" onClick={onMore} disabled={loading}>
        {loading && <Spinner small label={`Loading more ${of}`} />}
        Show more {of}
      </button>
    </div>
  ) : null;
