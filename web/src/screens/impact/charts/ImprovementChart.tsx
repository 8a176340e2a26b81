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
import { short, signed } from '../findings/words';
import { Column } from './Column';

/** More steps than these leave no room for a figure on each. */
const LABELLED_STEPS = 12;

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
      <YAxis allowDecimals={false} axisLine={false} tickLine={false} width={40} tickFormatter={short} />
      <Bar
        dataKey="students"
        isAnimationActive={false}
        radius={[4, 4, 0, 0]}
        shape={(bar: BarShapeProps) => <Column {...bar} className={classOf(steps[bar.index]?.marks ?? 0)} />}
      >
        {steps.length <= LABELLED_STEPS && (
          <LabelList
            dataKey="students"
            position="top"
            className="plot-value"
            formatter={(value) => (value === 0 ? '' : short(Number(value)))}
          />
        )}
      </Bar>
    </BarChart>
  </ResponsiveContainer>
);
