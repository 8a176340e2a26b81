import { Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import { IMPACT_COHORTS, impactPeriodLabel } from 'schema/rules/impact';
import { Select } from '../../ui/Select';
import { Tabs } from '../../ui/Tabs';
import { COHORT_WORDS } from './cohorts';
import { Report } from './Report';
import { useImpactChoice } from './useImpactChoice';
import { usePrintableReport } from './usePrintableReport';

type Periods = Parameters<typeof useImpactChoice>[0];

const TABS = IMPACT_COHORTS.map((key) => ({ key, label: COHORT_WORDS[key].tab }));

/** The period, the two cohorts, and the report of what is chosen. */
export function Study({ periods: offered }: { periods: Periods }) {
  const { period, cohort, periods, choosePeriod, chooseCohort } = useImpactChoice(offered);
  const report = useRef<HTMLDivElement>(null);
  usePrintableReport(report);
  return (
    <>
      <div className="impact-controls">
        <Select label="Period" value={period} options={periods} onChange={choosePeriod} />
        <a
          className="btn btn-quiet"
          href={`/api/analytics/${cohort}-impact/${period}.csv`}
          download
          aria-describedby="csv-note"
        >
          <Download size={18} aria-hidden="true" />
          CSV
        </a>
        <button type="button" className="btn btn-quiet" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Print
        </button>
        <p id="csv-note" className="soft small">
          The file has only students whose consent is in force.
        </p>
      </div>
      <Tabs label="Students" tabs={TABS} chosen={cohort} onChoose={chooseCohort}>
        <div ref={report}>
          <p className="impact-print-title">
            {COHORT_WORDS[cohort].tab}, {impactPeriodLabel(period)}
          </p>
          <Report key={`${cohort} ${period}`} cohort={cohort} period={period} />
        </div>
      </Tabs>
    </>
  );
}
