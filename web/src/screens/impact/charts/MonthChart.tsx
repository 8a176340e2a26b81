import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { ALL_TIME } from 'schema/rules/impact';
import type { Month } from '../findings/engagement';
import { short } from '../findings/words';
import { Column } from './Column';

/** More months than these leave no room for a figure on each. */
const LABELLED_MONTHS = 8;

const SHORT = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortMonth = (month: string): string => SHORT.format(new Date(`${month}-01T00:00:00Z`));

interface MonthChartProps {
  months: Month[];
  figure: 'totalSessions' | 'uniqueStudents';
  /** The month that is filled; of all time, every one is. */
  period: string;
}

/** One figure of every month. */
export const MonthChart = ({ months, figure, period }: MonthChartProps) => (
  <ResponsiveContainer>
    <BarChart
      data={months}
      accessibilityLayer={false}
      margin={{ top: 18, right: 4, bottom: 0, left: 0 }}
      barCategoryGap="22%"
    >
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="month"
        tickFormatter={shortMonth}
        tickLine={false}
        interval="equidistantPreserveStart"
      />
      <YAxis
        allowDecimals={false}
        axisLine={false}
        tickLine={false}
        width={40}
        tickFormatter={short}
        tickCount={3}
      />
      <Bar
        dataKey={figure}
        isAnimationActive={false}
        maxBarSize={72}
        radius={[4, 4, 0, 0]}
        shape={(bar: BarShapeProps) => {
          const isChosen = period === ALL_TIME || months[bar.index]?.month === period;
          return <Column {...bar} className={isChosen ? 'bar-main' : 'bar-other'} />;
        }}
      >
        {months.length <= LABELLED_MONTHS && (
          <LabelList
            dataKey={figure}
            position="top"
            className="plot-value"
            formatter={(value) => short(Number(value))}
          />
        )}
      </Bar>
    </BarChart>
  </ResponsiveContainer>
);
