import { BAND_ZONES } from '../../features/sessions/bandZones';
import { day } from '../../lib/format';
import { ChartFigure } from '../../ui/charts/ChartFigure';
import { LineChart } from '../../ui/charts/LineChart';
import type { Average, BandAt, Period, TimeAxis } from './bandSeries';
import { type CriterionGrowth, certaintyOf, changeOf } from './growthWords';

interface CriterionChartProps {
  criterion: CriterionGrowth;
  bands: readonly BandAt[];
  averages: readonly Average[];
  period: Period;
  /** Of all criteria, so that the charts can be compared. */
  axis: TimeAxis;
  timeZone: string;
}

const toPoint = ({ at, band }: BandAt) => ({ x: at, y: band });

/** The bands of one criterion over time. */
export function CriterionChart({ criterion, bands, averages, period, axis, timeZone }: CriterionChartProps) {
  const dateOf = (at: number) => day(new Date(at).toISOString(), timeZone);
  const ticks = axis.ticks.map((x) => ({ x, label: dateOf(x) }));
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
        domain={axis.domain}
        zones={BAND_ZONES}
        ticks={ticks.filter(({ label }, index) => ticks.findIndex((tick) => tick.label === label) === index)}
      />
    </ChartFigure>
  );
}
