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
import type { Region } from '../findings/regions';
import { short, whole } from '../findings/words';
import { Column } from './Column';

/** How many students live where. */
export const RegionChart = ({ regions }: { regions: readonly Region[] }) => {
  const rows = regions.map(({ name, students, share }) => ({
    name,
    students,
    label: `${whole(students)} (${share})`,
  }));
  return (
    <ResponsiveContainer>
      <BarChart
        data={rows}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 112, bottom: 0, left: 0 }}
        barCategoryGap="26%"
      >
        <CartesianGrid horizontal={false} />
        <XAxis type="number" tickFormatter={short} allowDecimals={false} tickLine={false} height={28} />
        <YAxis type="category" dataKey="name" axisLine={false} tickLine={false} width={92} />
        <Bar
          dataKey="students"
          isAnimationActive={false}
          radius={[0, 4, 4, 0]}
          shape={(bar: BarShapeProps) => (
            <Column {...bar} className={bar.index === 0 ? 'bar-main' : 'bar-other'} />
          )}
        >
          <LabelList dataKey="label" position="right" className="plot-value" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
};
