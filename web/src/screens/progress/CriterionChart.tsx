import { BAND_MAX, BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import { day } from '../../lib/format';
import { bandToneClass } from '../../ui/BandScale';
import { ChartFigure } from '../../ui/charts/ChartFigure';
import { LineChart } from '../../ui/charts/LineChart';
import type { Average, BandAt, Period } from './bandSeries';
import { type CriterionGrowth, certaintyOf, changeOf } from './growthWords';

/** Where the words for a band change (§9). */
const ZONE_EDGES = [0, 3, 4, 5, BAND_MAX];
const ZONES = ZONE_EDGES.slice(1).map((to, index) => {
  const from = ZONE_EDGES[index] ?? 0;
  return { from, to, label: BAND_TONE_WORDS[bandTone(from)], className: bandToneClass(from) };
});

interface CriterionChartProps {
  criterion: CriterionGrowth;
  bands: readonly BandAt[];
  averages: readonly Average[];
  period: Period;
  /** Of all criteria, so that the charts can be compared. Milliseconds. */
  domain: readonly [number, number];
  timeZone: string;
}

const toPoint = ({ at, band }: BandAt) => ({ x: at, y: band });

/** The bands of one criterion over time. */
export function CriterionChart({
  criterion,
  bands,
  averages,
  period,
  domain,
  timeZone,
}: CriterionChartProps) {
  const dateOf = (at: number) => day(new Date(at).toISOString(), timeZone);
  const [first, last] = domain;
  const ticks = [first, (first + last) / 2, last].map((x) => ({ x, label: dateOf(x) }));
  return (
    <ChartFigure
      title={changeOf(criterion)}
      note={certaintyOf(criterion)}
      table={{
        columns: [period === 'day' ? 'Day' : 'From', 'Mean band', 'Answers'],
        rows: averages.map(({ starts, band, answers }) => [
          day(`${starts}T12:00:00Z`, 'UTC'),
          band.toFixed(1),
          String(answers),
        ]),
      }}
    >
      <LineChart
        points={bands.map(toPoint)}
        line={averages.map(toPoint)}
        domain={domain}
        zones={ZONES}
        ticks={ticks.filter(({ label }, index) => ticks.findIndex((tick) => tick.label === label) === index)}
      />
    </ChartFigure>
  );
}
