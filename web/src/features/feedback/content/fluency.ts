import type { SessionFeedback } from './assessment';

export interface MeasuredFigure {
  label: string;
  /** Number with its unit. */
  value: string;
  /** What the figure is, in a student's words. */
  meaning: string;
}

type Measurements = NonNullable<SessionFeedback['measurements']>;

const whole = (value: number): string => Math.round(value).toString();
const oneDecimal = (value: number): string => (Math.round(value * 10) / 10).toString();

/** What was measured in the recording and its transcript, in reading order. Figures, never marks (rubric rule 3). */
export function measuredFigures(measured: Measurements): MeasuredFigure[] {
  const figures: MeasuredFigure[] = [
    {
      label: 'Time speaking',
      value: `${whole(measured.speechSeconds)} of ${whole(measured.durationSeconds)} s`,
      meaning: 'how much of the recording is your voice',
    },
  ];
  if (measured.wordsPerMinute !== null)
    figures.push({
      label: 'Pace',
      value: `${whole(measured.wordsPerMinute)} words a minute`,
      meaning: 'pauses included',
    });
  figures.push(
    {
      label: 'Speed of speech',
      value: `${oneDecimal(measured.articulationRate)} syllables a second`,
      meaning: 'while you speak, pauses left out',
    },
    {
      label: 'Pauses',
      value: `${whole(measured.pausesPerMinute)} a minute`,
      meaning: 'silences of a quarter of a second or more',
    },
    {
      label: 'Longest pause',
      value: `${oneDecimal(measured.longestPauseSeconds)} s`,
      meaning: 'the longest silence between two pieces of speech',
    },
  );
  if (measured.fillersPerMinute !== null)
    figures.push({
      label: 'Fillers',
      value: `${whole(measured.fillersPerMinute)} a minute`,
      meaning: 'um, er and the like',
    });
  return figures;
}

/** "About 3.5, likely 2.8–4.2, on a scale of 0–6. Measured from the recording; not a mark." */
export function fluencyEstimateText({ band, low, high }: NonNullable<SessionFeedback['fluency']>): string {
  const scale = `About ${oneDecimal(band)}, likely ${oneDecimal(low)}–${oneDecimal(high)}, on a scale of 0–6.`;
  return `${scale} Measured from the recording; not a mark.`;
}
