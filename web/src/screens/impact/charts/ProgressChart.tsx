import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { RankedImprover } from '../findings/progress';
import { signed } from '../findings/words';

const TICKS = [0, 2, 4, 6, 8, 10, 12];
const DOT = 6;

/** From the first mark (ring) to the latest (dot), and how far that is. */
const Way = ({ x, y, width, height, improvement }: BarShapeProps & { improvement: number }) => {
  const middle = y + height / 2;
  const end = x + width;
  return (
    <g>
      <line className="way-line" x1={x} x2={end} y1={middle} y2={middle} />
      <circle className="way-from" cx={x} cy={middle} r={DOT} />
      <circle className="way-to" cx={end} cy={middle} r={DOT} />
      <text className="plot-value" x={end + DOT + 6} y={middle} dy="0.35em">
        {signed(improvement)}
      </text>
    </g>
  );
};

/** The way of each of the ten from the first mark to the latest. */
export const ProgressChart = ({ improvers }: { improvers: readonly RankedImprover[] }) => {
  const rows = improvers.map(({ rank, shortName, firstScore, latestScore, improvement }) => ({
    label: `${rank}. ${shortName}`,
    way: [firstScore, latestScore],
    improvement,
  }));
  return (
    <ResponsiveContainer>
      <BarChart
        data={rows}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} />
        <XAxis type="number" domain={[0, 12]} ticks={TICKS} tickLine={false} height={28} />
        <YAxis type="category" dataKey="label" axisLine={false} tickLine={false} width={92} interval={0} />
        <Bar
          dataKey="way"
          isAnimationActive={false}
          shape={(bar: BarShapeProps) => <Way {...bar} improvement={rows[bar.index]?.improvement ?? 0} />}
        />
      </BarChart>
    </ResponsiveContainer>
  );
};
