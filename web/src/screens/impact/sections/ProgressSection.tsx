import { TOP_IMPROVERS } from 'schema/rules/impact';
import { ChartFigure } from '../../../ui/charts/ChartFigure';
import { Plot, ProgressChart, progressHeight } from '../charts';
import { type Improver, progressFinding, progressTable, ranked } from '../findings/progress';
import { Section } from './Section';

/** The ten who improved the most. */
export function ProgressSection({ improvers }: { improvers: readonly Improver[] }) {
  return (
    <Section label="Student Progress" className="impact-wide">
      {improvers.length === 0 ? (
        <p className="soft">{progressFinding(improvers)}</p>
      ) : (
        <ChartFigure
          headingLevel={4}
          title={progressFinding(improvers)}
          note={`From the first mark of the period (ring) to the latest (dot), of 12. At most ${TOP_IMPROVERS} students, under pseudonyms`}
          table={progressTable(improvers)}
        >
          <Plot height={progressHeight(improvers.length)} along="Mark of 12">
            <ProgressChart improvers={ranked(improvers)} />
          </Plot>
        </ChartFigure>
      )}
    </Section>
  );
}
