import { useSearchParams } from 'react-router-dom';
import { IMPACT_COHORTS, type ImpactCohort, impactPeriodLabel, isImpactPeriod } from 'schema/rules/impact';

interface Period {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
}

interface ImpactChoice {
  readonly period: string;
  readonly cohort: ImpactCohort;
  /** What the selector offers; a month that only the address names is among them. */
  readonly periods: readonly Omit<Period, 'isDefault'>[];
  readonly choosePeriod: (period: string) => void;
  readonly chooseCohort: (cohort: ImpactCohort) => void;
}

/** Period and cohort as the address has them, so that a reload and a sent link show the same. */
export function useImpactChoice(offered: readonly Period[]): ImpactChoice {
  const [params, setParams] = useSearchParams();
  const asked = params.get('period') ?? '';
  const period = isImpactPeriod(asked)
    ? asked
    : ((offered.find(({ isDefault }) => isDefault) ?? offered[0])?.value ?? '');
  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        before.set(name, value);
        return before;
      },
      // going back leaves the dashboard, it does not undo each choice
      { replace: true, preventScrollReset: true },
    );
  return {
    period,
    cohort: IMPACT_COHORTS.find((cohort) => cohort === params.get('students')) ?? 'malaysian',
    periods: offered.some(({ value }) => value === period)
      ? offered
      : [...offered, { value: period, label: impactPeriodLabel(period) }],
    choosePeriod: (chosen) => put('period', chosen),
    chooseCohort: (chosen) => put('students', chosen),
  };
}
