import { BAND_MAX, BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import { BAND_ZONES } from '../../features/sessions/bandZones';
import { day } from '../../lib/format';
import { useViewer } from '../../lib/viewer';
import { bandToneClass } from '../../ui/BandScale';
import { ChartFigure } from '../../ui/charts/ChartFigure';
import { LineChart } from '../../ui/charts/LineChart';
import type { MarkSummary } from './markSummary';

interface MarkSummaryPanelProps {
  summary: MarkSummary;
  /** There are older sessions, which are not counted in. */
  hasOlder: boolean;
}

/** A student's marks at a glance: each criterion's mean, and every answer over time. */
export function MarkSummaryPanel({ summary, hasOlder }: MarkSummaryPanelProps) {
  const { timeZone } = useViewer();
  const { answers, meanBand, criteria } = summary;
  const points = answers.map(({ at, band }) => ({ x: Date.parse(at), y: band }));
  const first = points[0]?.x ?? 0;
  const last = points.at(-1)?.x ?? first;
  const dateOf = (x: number) => day(new Date(x).toISOString(), timeZone);
  const ticks = [first, last].map((x) => ({ x, label: dateOf(x) }));
  return (
    <section className="panel student-marks" aria-label="Marks">
      <div>
        <h2 className="panel-title">
          Mean band {meanBand.toFixed(1)} of {BAND_MAX}
        </h2>
        <p className="soft small">
          {BAND_TONE_WORDS[bandTone(meanBand)]}, over {hasOlder ? 'the newest ' : ''}
          {answers.length} marked {answers.length === 1 ? 'answer' : 'answers'}
        </p>
        <dl className="student-criteria">
          {criteria.map(({ name, band }) => (
            <div key={name} className={bandToneClass(band)}>
              <dt>{name}</dt>
              <dd className="figures">{band.toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {points.length > 1 && (
        <ChartFigure
          title={rangeWords(answers.map(({ band }) => band))}
          note="A dot is one answer, as the mean of its bands."
          table={{
            columns: ['Answer', 'Day', 'Mark', 'Mean band'],
            rows: answers.map(({ at, mark, band }, index) => [
              String(index + 1),
              day(at, timeZone),
              mark,
              band.toFixed(1),
            ]),
          }}
        >
          <LineChart
            points={points}
            line={points}
            domain={[first, last]}
            zones={BAND_ZONES}
            ticks={ticks.filter(({ label }, index) => index === 0 || label !== ticks[0]?.label)}
          />
        </ChartFigure>
      )}
    </section>
  );
}

/** So few answers tell no trend: only how far they lie apart. */
function rangeWords(bands: readonly number[]): string {
  const lowest = Math.min(...bands).toFixed(1);
  const highest = Math.max(...bands).toFixed(1);
  return lowest === highest
    ? `Every answer at band ${lowest}`
    : `Answers between band ${lowest} and ${highest}`;
}
