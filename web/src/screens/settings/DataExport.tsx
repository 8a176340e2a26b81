import { Download } from 'lucide-react';
import { Spinner } from '../../ui/Spinner';
import { useExport } from './useExport';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Everything that is kept of the viewer, as a zip. */
export function DataExport() {
  const { bytes, start, cancel } = useExport();
  const running = bytes !== null;
  return (
    <li>
      <div>
        <h3>Your data</h3>
        <p className="soft small">
          One zip file with your profile, your sessions with their recordings, transcripts and marks, and what
          you have written here.
        </p>
        {running && (
          <div className="export-progress small">
            <Spinner small label="Preparing your data" />
            <span className="figures">{bytes > 0 ? `${megabytes(bytes)} so far` : 'Preparing...'}</span>
          </div>
        )}
      </div>
      <button type="button" className="btn btn-quiet" onClick={() => (running ? cancel() : void start())}>
        {running ? (
          'Cancel'
        ) : (
          <>
            <Download size={16} aria-hidden="true" />
            Download
          </>
        )}
      </button>
    </li>
  );
}
