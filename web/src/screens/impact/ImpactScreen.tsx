import { MESSAGES } from 'schema/rules/messages';
import { OtherPlaces } from '../../features/other-places/OtherPlaces';
import { useImpactStudyQuery } from '../../generated/impact';
import { PageHeading } from '../../ui/PageHeading';
import { ReportSkeleton } from './ReportSkeleton';
import { Study } from './Study';
import { ResearcherAccess } from './tokens/ResearcherAccess';
import { Unavailable } from './Unavailable';
import './impact.scss';
import './impact-print.scss';

/** The impact study, in place of the dashboard; under it, who else may read it. */
export function ImpactScreen() {
  const { data, error, refetch } = useImpactStudyQuery();
  return (
    <div className="impact">
      <PageHeading title="Impact Study" className="impact-title">
        Impact Study
      </PageHeading>
      {!data && !error && (
        <>
          <div className="skeleton impact-choice-size" />
          <ReportSkeleton />
        </>
      )}
      {!data && error && (
        <Unavailable title={MESSAGES.noImpact} onRetry={refetch}>
          The figures could not be loaded. Nothing is lost.
        </Unavailable>
      )}
      {data?.everybody.monthlyEngagement.totalSessions === 0 && (
        <Unavailable title={MESSAGES.noImpact}>
          Figures stand here as soon as a student has recorded an answer.
        </Unavailable>
      )}
      {data && data.everybody.monthlyEngagement.totalSessions > 0 && <Study periods={data.impactPeriods} />}
      <ResearcherAccess />
      <OtherPlaces />
    </div>
  );
}
