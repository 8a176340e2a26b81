import { type KeyboardEvent, useMemo } from 'react';
import { minutesSeconds } from '../lib/format';
import { wavSeconds, wavShape } from '../lib/wav';
import { Wave } from './Wave';

const BARS = 56;
const STEP_SECONDS = 5;
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -STEP_SECONDS,
  ArrowDown: -STEP_SECONDS,
  ArrowRight: STEP_SECONDS,
  ArrowUp: STEP_SECONDS,
};

interface RecordingTrackProps {
  wav: ArrayBuffer;
  title: string;
  /** Seconds. */
  position: number;
  onSeek: (seconds: number) => void;
}

/** The wave of a recording with the place that is heard now; by pointer to any place, by arrow keys 5 s further. */
export function RecordingTrack({ wav, title, position, onSeek }: RecordingTrackProps) {
  const levels = useMemo(() => wavShape(wav, BARS), [wav]);
  const seconds = wavSeconds(wav);
  const at = Math.min(position, seconds);
  // Whole seconds, as the server rounds the length.
  const heard = minutesSeconds(Math.round(at));
  const length = minutesSeconds(Math.round(seconds));
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSeek(Math.min(seconds, Math.max(0, at + by)));
  };
  return (
    <>
      <div className="recording-track">
        <Wave levels={levels} progress={at / seconds} />
        <input
          type="range"
          min={0}
          max={seconds}
          step="any"
          value={at}
          aria-label={`Position in the recording: ${title}`}
          aria-valuetext={`${heard} of ${length}`}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
          onKeyDown={step}
        />
      </div>
      <span className="recording-time figures small soft">
        {heard} / {length}
      </span>
    </>
  );
}
