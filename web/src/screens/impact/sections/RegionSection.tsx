import { ChartFigure } from '../../../ui/charts/ChartFigure';
import { Plot, RegionChart, regionHeight } from '../charts';
import { regionFinding, regionsOf, regionTable } from '../findings/regions';
import { sample } from '../findings/words';
import { Section } from './Section';

/** Where all students of the cohort live. */
export function RegionSection({ homes }: { homes: Parameters<typeof regionsOf>[0] }) {
  const regions = regionsOf(homes);
  return (
    <Section label="Regional Distribution">
      <ChartFigure
        headingLevel={4}
        title={regionFinding(homes)}
        note={`All students, whether they practised or not. ${sample(homes.totalStudents, 'student')}`}
        table={regionTable(homes)}
      >
        <Plot height={regionHeight(regions.length)} along="Students">
          <RegionChart regions={regions} />
        </Plot>
      </ChartFigure>
    </Section>
  );
}
