import type { ReactNode } from 'react';

const SIZE = 120;
const CENTRE = SIZE / 2;
const RADIUS = 54;
const LENGTH = 2 * Math.PI * RADIUS;

interface StageRingProps {
  /** Share of the ring that is filled, 0–1; null: turning, for as long as something takes. */
  filled: number | null;
  /** Where the recording was paused and went on, 0–1. */
  mark: number | null;
  children: ReactNode;
}

/** The ring around the round button. Decoration: the figures and words beside it say the same. */
export function StageRing({ filled, mark, children }: StageRingProps) {
  const shown = filled ?? 0.25;
  return (
    <div className={`stage-ring ${filled === null ? 'stage-ring-turning' : ''}`}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <circle className="stage-ring-track" cx={CENTRE} cy={CENTRE} r={RADIUS} />
        {shown > 0 && (
          <circle
            className="stage-ring-fill"
            cx={CENTRE}
            cy={CENTRE}
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - shown)}
          />
        )}
        {mark !== null && (
          <line
            className="stage-ring-mark"
            x1={CENTRE + RADIUS - 5}
            x2={CENTRE + RADIUS + 5}
            y1={CENTRE}
            y2={CENTRE}
            transform={`rotate(${mark * 360} ${CENTRE} ${CENTRE})`}
          />
        )}
      </svg>
      {children}
    </div>
  );
}
