import { latelyWords } from './recordedLately';

interface LatelyRecordedProps {
  all: number;
  recorded: number;
  /** The list shows who was not. */
  onlyWaiting: boolean;
  onChange: (onlyWaiting: boolean) => void;
}

/** How far the teacher has come with the class this week, and who is left. */
export const LatelyRecorded = ({ all, recorded, onlyWaiting, onChange }: LatelyRecordedProps) => (
  <div className="lately">
    <p className="lately-words">{latelyWords(recorded, all)}</p>
    <svg className="lately-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="lately-track" width="100" height="4" />
      <rect className="lately-fill" width={(recorded / all) * 100} height="4" />
    </svg>
    {(onlyWaiting || (recorded > 0 && recorded < all)) && (
      <button
        type="button"
        className="btn btn-sm btn-quiet"
        aria-pressed={onlyWaiting}
        onClick={() => onChange(!onlyWaiting)}
      >
        {onlyWaiting ? 'Show everybody' : 'Show who is left'}
      </button>
    )}
  </div>
);
