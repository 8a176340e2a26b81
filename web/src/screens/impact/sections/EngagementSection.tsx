import { ChartFigure } from '../../../ui/charts/ChartFigure';
import { MonthChart, Plot } from '../charts';
import { engagementFinding, engagementTable, everyMonth, type Month } from '../findings/engagement';
import { Section } from './Section';

interface EngagementSectionProps {
  rows: readonly Month[];
  period: string;
}

/** Practice month by month, the chosen month among the others. */
export function EngagementSection({ rows, period }: EngagementSectionProps) {
  const months = everyMonth(rows, period);
  return (
    <Section label="Monthly Engagement">
      <ChartFigure
        headingLevel={4}
        title={engagementFinding(months, period)}
        note="Sessions handed in, and the students who did so, of all months"
        table={engagementTable(months)}
      >
        <Plot height={105} up="Sessions">
          <MonthChart months={months} figure="totalSessions" period={period} />
        </Plot>
        <Plot height={105} up="Students">
          <MonthChart months={months} figure="uniqueStudents" period={period} />
        </Plot>
      </ChartFigure>
    </Section>
  );
}
