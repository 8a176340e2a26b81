import { ChartFigure } from '../../../ui/charts/ChartFigure';
import { ImprovementChart, Plot } from '../charts';
import {
  changesOf,
  everyStep,
  improvementFinding,
  improvementTable,
  type Step,
} from '../findings/improvement';
import { sample } from '../findings/words';
import { Section } from './Section';

/** How many improved by how much. */
export function ImprovementSection({ steps }: { steps: readonly Step[] }) {
  const { compared } = changesOf(steps);
  if (compared === 0) {
    return (
      <Section label="Student Improvement">
        <p className="soft">{improvementFinding(steps)}</p>
      </Section>
    );
  }
  return (
    <Section label="Student Improvement">
      <ChartFigure
        headingLevel={4}
        title={improvementFinding(steps)}
        note={`Latest mark less the first one in the period. ${sample(compared, 'student')}`}
        table={improvementTable(steps)}
      >
        <Plot height={230} up="Students" along="Change in marks of 12, rounded away from 0">
          <ImprovementChart steps={everyStep(steps)} />
        </Plot>
      </ChartFigure>
    </Section>
  );
}
