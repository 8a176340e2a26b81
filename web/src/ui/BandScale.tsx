import { BAND_MAX, BAND_TONE_WORDS, type BandTone, bandTone } from 'schema/rules/scoring';
import './band-scale.scss';

const TONE_CLASS: Record<BandTone, string> = {
  excellent: 'band-excellent',
  good: 'band-good',
  fair: 'band-fair',
  needsImprovement: 'band-needs',
};

/** Class that sets `--tone` and `--tone-soft` to the colour of a band; beside it always stands the word. */
export const bandToneClass = (band: number): string => TONE_CLASS[bandTone(band)];

const TICKS = Array.from({ length: BAND_MAX + 1 }, (_, tick) => tick);
const WIDTH = 240;
const INSET = 9;
const at = (band: number): number => INSET + (band / BAND_MAX) * (WIDTH - 2 * INSET);

interface BandScaleProps {
  /** Criterion, such as Grammar. */
  label: string;
  /** 0–6; null: not marked. */
  band: number | null;
  /** Likely range, in bands. */
  low?: number;
  high?: number;
  /** The one thing that would lift it. */
  lift?: string;
}

/** One criterion on the scale from 0 to 6: a dot, its likely range, and the word for it. */
export function BandScale({ label, band, low, high, lift }: BandScaleProps) {
  const range = low !== undefined && high !== undefined && high > low ? { low, high } : null;
  return (
    <div className={`band-scale ${band === null ? 'tone-neutral' : bandToneClass(band)}`}>
      <div className="band-scale-head">
        <span className="band-scale-label">{label}</span>
        {band === null ? (
          <span className="band-scale-word">Not marked</span>
        ) : (
          <>
            <span className="band-scale-word">{BAND_TONE_WORDS[bandTone(band)]}</span>
            <span className="band-scale-figure figures">
              {band} <span className="band-scale-of">of {BAND_MAX}</span>
            </span>
          </>
        )}
      </div>
      <svg viewBox={`0 0 ${WIDTH} 22`} className="band-scale-line" aria-hidden="true" focusable="false">
        <line className="band-scale-track" x1={at(0)} x2={at(BAND_MAX)} y1="11" y2="11" />
        {TICKS.map((tick) => (
          <circle key={tick} className="band-scale-tick" cx={at(tick)} cy="11" r="2" />
        ))}
        {band !== null && range && (
          <line className="band-scale-range" x1={at(range.low)} x2={at(range.high)} y1="11" y2="11" />
        )}
        {band !== null && <circle className="band-scale-dot" cx={at(band)} cy="11" r="7" />}
      </svg>
      {band !== null && range && (
        <p className="band-scale-note">
          Likely between {range.low} and {range.high}
        </p>
      )}
      {lift && <p className="band-scale-lift">{lift}</p>}
    </div>
  );
}
