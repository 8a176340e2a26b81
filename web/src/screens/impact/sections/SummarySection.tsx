import type { ImpactQuery } from '../../../generated/impact';
import { summary } from '../findings/summary';
import { Section } from './Section';

/** The report in words, and what its figures can and cannot say. */
export function SummarySection({ impact }: { impact: ImpactQuery['impact'] }) {
  return (
    <Section label="Summary" className={impact.cohort === 'global' ? '' : 'impact-wide'}>
      <div className="impact-summary">
        <div>
          {summary(impact).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <ul className="impact-notes soft small">
          <li>A session counts when the student’s own voice reached the server; typed answers do not.</li>
          <li>
            Marks are the first ones of the machine, of 12. There is no group to compare with: the figures
            tell of change, not of its cause.
          </li>
          <li>
            {impact.onlyConsenting
              ? 'Only students whose consent to recording is in force are counted.'
              : 'Everybody is counted here. CSV files and researchers get only students whose consent is in force, so their numbers may be lower.'}
          </li>
          {impact.includesDemoData && (
            <li>Some of these students are made up for the demo, their marks too.</li>
          )}
        </ul>
      </div>
    </Section>
  );
}
