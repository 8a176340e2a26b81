import { Play, Square } from 'lucide-react';
import type { Finding } from './content/assessment';

interface FindingsNoteProps {
  id: string;
  findings: readonly Finding[];
  playing: boolean;
  /** Plays the words, or stops; null: nobody knows when they were said. */
  onPlay: (() => void) | null;
}

/** Why words are marked: each finding with its correction and its kind; and how they sounded. */
export const FindingsNote = ({ id, findings, playing, onPlay }: FindingsNoteProps) => (
  <span id={id} className="marked-note" role="note">
    {findings.map(({ quote, correction, kind, reason, start, end }) => (
      <span key={`${start} ${end} ${kind}`} className="marked-reason">
        <span>
          {quote}
          {correction && (
            <>
              {' → '}
              <strong>{correction}</strong>
            </>
          )}
          <span className="marked-kind">{kind}</span>
        </span>
        <span>{reason}</span>
      </span>
    ))}
    {onPlay && (
      <button type="button" className="btn btn-sm btn-quiet finding-play" onClick={onPlay}>
        {playing ? <Square size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        {playing ? 'Stop' : 'Hear these words'}
      </button>
    )}
  </span>
);
