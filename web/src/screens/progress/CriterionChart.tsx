import { BAND_ZONES } from '../../features/sessions/bandZones';
import { day } from '../../lib/format';
import { ChartFigure } from '../../ui/charts/ChartFigure';
import { LineChart } from '../../ui/charts/LineChart';
import type { Average, BandAt, Period } from './bandSeries';
import { type CriterionGrowth, certaintyOf, changeOf } from './growthWords';

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
        zones={BAND_ZONES}
        ticks={ticks.filter(({ label }, index) => ticks.findIndex((tick) => tick.label === label) === index)}
      />
    </ChartFigure>
  );
}
