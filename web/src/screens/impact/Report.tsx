import type { ImpactCohort } from 'schema/rules/impact';
import { useImpactQuery } from '../../generated/impact';
import { Badge } from '../../ui/Badge';
import { COHORT_WORDS } from './cohorts';
import { headline, headlineNote } from './findings/improvement';
import { inPeriod } from './findings/words';
import { Overview } from './Overview';
import { ReportSkeleton } from './ReportSkeleton';
import { EngagementSection } from './sections/EngagementSection';
import { ImprovementSection } from './sections/ImprovementSection';
import { ProgressSection } from './sections/ProgressSection';
import { RegionSection } from './sections/RegionSection';
import { SummarySection } from './sections/SummarySection';
import { Unavailable } from './Unavailable';

interface ReportProps {
  cohort: ImpactCohort;
  period: string;
}

/** One cohort in one period: the finding, the figures, what they are made of. */
export function Report({ cohort, period }: ReportProps) {
  const { data, error, refetch } = useImpactQuery({ variables: { cohort, period } });
  const { notAvailable, many } = COHORT_WORDS[cohort];
  if (!data) {
    if (!error) return <ReportSkeleton />;
    return (
      <Unavailable title={notAvailable} onRetry={refetch}>
        The figures could not be loaded. Nothing is lost.
      </Unavailable>
    );
  }
  const { impact, allTime } = data;
  if (impact.overview.completedSessions === 0) {
    return (
      <Unavailable title={notAvailable}>
        No answers of {many} {inPeriod(period)}. Choose another period.
      </Unavailable>
    );
  }
  return (
    <article className="impact-report">
      <header className="impact-lead">
        {impact.includesDemoData && <Badge tone="amber">With made-up students of the demo</Badge>}
        <h2>{headline(impact)}</h2>
        <p className="soft">{headlineNote(impact)}</p>
      </header>
      <Overview impact={impact} />
      <div className="panel impact-sheet">
        <ImprovementSection steps={impact.improvementDistribution} />
        <EngagementSection rows={allTime.engagementByMonth} period={period} />
        <ProgressSection improvers={impact.topImprovers} />
        {cohort === 'global' && <RegionSection homes={impact.overview} />}
        <SummarySection impact={impact} />
      </div>
    </article>
  );
}
