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
import type { Step } from '../findings/improvement';
import { signed } from '../findings/words';
import { Column } from './Column';

function classOf(step: number): string {
  if (step === 0) return 'bar-none';
  return step > 0 ? 'bar-main' : 'bar-lower';
}

/** How many students changed by how much. */
export const ImprovementChart = ({ steps }: { steps: Step[] }) => (
  <ResponsiveContainer>
    <BarChart
      data={steps}
      accessibilityLayer={false}
      margin={{ top: 20, right: 4, bottom: 0, left: 0 }}
      barCategoryGap="14%"
    >
      <CartesianGrid vertical={false} />
      <XAxis dataKey="marks" tickFormatter={signed} tickLine={false} />
      <YAxis allowDecimals={false} axisLine={false} tickLine={false} width={32} />
      <Bar
        dataKey="students"
        isAnimationActive={false}
        radius={[4, 4, 0, 0]}
        shape={(bar: BarShapeProps) => <Column {...bar} className={classOf(steps[bar.index]?.marks ?? 0)} />}
      >
        <LabelList
          dataKey="students"
          position="top"
          className="plot-value"
          formatter={(value) => (value === 0 ? '' : value)}
        />
      </Bar>
    </BarChart>
  </ResponsiveContainer>
);
