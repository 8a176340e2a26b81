import { dayIn, ownTimeZone } from 'schema/rules/wall-clock';
import { useViewer } from '../../lib/viewer';
import {
  averagesOf,
  bandsOf,
  CRITERIA_OF_CHART,
  type MarkedSession,
  periodFor,
  timeAxisOf,
} from './bandSeries';
import { CriterionChart } from './CriterionChart';
import { growthOf } from './growth';
import { findingOf } from './growthWords';
import './growth.scss';

interface GrowthPanelProps {
  /** The newest sessions, marked or not. */
  sessions: readonly MarkedSession[];
  /** There are older ones, which are not among them. */
  hasOlder: boolean;
}

/** Bands over time: the finding in words, then a small chart for each criterion on one scale of time. */
export function GrowthPanel({ sessions, hasOlder }: GrowthPanelProps) {
  const viewer = useViewer();
  const timeZone = viewer.timeZone ?? ownTimeZone();
  const criteria = CRITERIA_OF_CHART.map(({ name, field }) => {
    const bands = bandsOf(sessions, field);
    return { name, bands, answers: bands.length, growth: growthOf(bands.map(({ band }) => band)) };
  }).filter(({ answers }) => answers > 0);
  if (criteria.length === 0) return null;

  const instants = criteria.flatMap(({ bands }) => bands.map(({ at }) => at));
  const axis = timeAxisOf(instants);
  const period = periodFor(axis.domain[1] - axis.domain[0]);
  const dayOf = (at: number) => dayIn(timeZone, new Date(at));
  return (
    <section className="panel growth" aria-labelledby="growth">
      <h2 id="growth" className="growth-finding">
        {findingOf(criteria)}.
      </h2>
      <p className="soft small">
        Bands from 0 to 6. A dot is one answer, the line the average of each {period}.
        {hasOlder && ` Your last ${sessions.length} sessions.`}
      </p>
      <div className="growth-charts">
        {criteria.map((criterion) => (
          <CriterionChart
            key={criterion.name}
            criterion={criterion}
            bands={criterion.bands}
            averages={averagesOf(criterion.bands, period, dayOf)}
            period={period}
            axis={axis}
            timeZone={timeZone}
          />
        ))}
      </div>
    </section>
  );
}
