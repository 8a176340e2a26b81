import './wave.scss';

/** Heights of the resting mark, 0–1: one spoken phrase. */
const PHRASE = [
  0.18, 0.3, 0.52, 0.84, 0.66, 0.4, 0.24, 0.46, 0.78, 1, 0.72, 0.5, 0.3, 0.2, 0.36, 0.62, 0.9, 0.58, 0.34,
  0.48, 0.74, 0.54, 0.28, 0.16,
];
const BAR = 4;
const GAP = 3;
const HEIGHT = 48;

interface WaveProps {
  /** Loudness of each bar, 0–1. Left out: the resting mark. */
  levels?: readonly number[];
  /** Number of bars of the resting mark. */
  bars?: number;
  /** Moves, as while somebody speaks or a recording plays. */
  playing?: boolean;
  /** Share of the bars already played, 0–1; the rest is dimmed. */
  progress?: number;
  className?: string;
}

/**
 * The product's mark: a sound wave. Decoration only, so hidden from screen readers; say in words beside it what
 * is happening. Takes the text colour; its height follows `--wave-height`.
 */
export function Wave({ levels, bars = PHRASE.length, playing = false, progress, className = '' }: WaveProps) {
  const heights = levels ?? Array.from({ length: bars }, (_, bar) => PHRASE[bar % PHRASE.length] ?? 0);
  const width = heights.length * (BAR + GAP) - GAP;
  return (
    <svg
      className={`wave ${playing ? 'wave-playing' : ''} ${className}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {heights.map((level, bar) => {
        const height = Math.max(BAR, Math.min(1, level) * HEIGHT);
        const ahead = progress !== undefined && bar >= progress * heights.length;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={bar}
            className={ahead ? 'wave-ahead' : undefined}
            x={bar * (BAR + GAP)}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={BAR / 2}
          />
        );
      })}
    </svg>
  );
}
