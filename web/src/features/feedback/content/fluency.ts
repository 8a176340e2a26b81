import type { SessionFeedback } from './assessment';

export interface MeasuredFigure {
  /** "Pauses: 22 a minute". */
  measured: string;
  /** What is typical, or what the figure means; may be empty. */
  meaning: string;
  /** How sure what is typical is, in few words; null where nothing is known of it. */
  basis: string | null;
}

type SpeechMeasure = SessionFeedback['speech'][number];

const BASES: ReadonlyMap<string, string> = new Map([
  ['measured', 'Typical values: measured in read speech.'],
  ['adjusted', 'Typical values: inferred from read speech.'],
  ['guidance', 'General guidance.'],
]);

/** The first sentence of a measure says what was measured, the others what to make of it. Figures, never marks. */
export const measuredFigures = (speech: readonly SpeechMeasure[]): MeasuredFigure[] =>
  speech.map(({ meaning, source }) => {
    const end = meaning.indexOf('. ');
    return {
      measured: end < 0 ? meaning : meaning.slice(0, end),
      meaning: end < 0 ? '' : meaning.slice(end + 2),
      basis: BASES.get(source) ?? null,
    };
  });

const oneDecimal = (value: number): string => (Math.round(value * 10) / 10).toString();

/** "About 3.5, likely 2.8–4.2, on a scale of 0–6. Measured from the recording; not a mark." */
export function fluencyEstimateText({ band, low, high }: NonNullable<SessionFeedback['fluency']>): string {
  const scale = `About ${oneDecimal(band)}, likely ${oneDecimal(low)}–${oneDecimal(high)}, on a scale of 0–6.`;
  return `${scale} Measured from the recording; not a mark.`;
}
