import { reload } from '../lib/navigate';
import { useIsOutdated } from '../lib/release';
import './release-notice.scss';

/** Tells a page that was open during an update. What was recorded or is being typed stays until its user reloads. */
export const ReleaseNotice = () => (
  <div role="status">
    {useIsOutdated() && (
      <div className="release-notice">
        <p>There is a new version of Lisan. Reload the page to go on.</p>
        <button type="button" className="btn btn-sm btn-primary" onClick={reload}>
          Reload the page
        </button>
      </div>
    )}
  </div>
);
