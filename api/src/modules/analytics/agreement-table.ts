import { CRITERIA, type Criterion } from 'schema/rules/choices';
import { ALL_TIME, SMALL_GROUP } from 'schema/rules/impact';
import { type Agreement, agreementOf } from '../assessment/agreement.js';
import type { AssessorIdentity } from '../assessment/assessment.types.js';
import { assessorKey } from '../assessment/assessor-identities.js';
import type { DoubleMark } from './double-marks.js';

/** How far one assessor version, with one calibration or none, agrees with teachers on one criterion, in one period. */
export interface AgreementRow extends Agreement {
  readonly assessorName: AssessorIdentity['name'];
  readonly assessorVersion: string;
  readonly model: string | null;
  readonly promptVersion: string | null;
  readonly rubricVersion: string;
  /** By which the bands were calibrated; both null: by none. */
  readonly calibrationId: number | null;
  readonly calibratedOn: string | null;
  readonly criterion: Criterion;
  readonly period: string;
}

/**
 * A row for each assessor version, calibration and criterion, where it has at least ten students. Months are told only where each
 * month has so many: else the small one could be had by subtracting the others from all time.
 * @param period `all-time` or `YYYY-MM`
 */
export function agreementTable(marks: readonly DoubleMark[], period: string): AgreementRow[] {
  const groups = Map.groupBy(marks, ({ assessor, calibration, criterion }) =>
    JSON.stringify([assessorKey(assessor), calibration?.id ?? null, criterion]),
  );
  return [...groups.values()]
    .flatMap((group) => rowOf(group, period) ?? [])
    .sort(
      (a, b) =>
        nameOf(a).localeCompare(nameOf(b)) ||
        (a.calibrationId ?? 0) - (b.calibrationId ?? 0) ||
        CRITERIA.indexOf(a.criterion) - CRITERIA.indexOf(b.criterion),
    );
}

function rowOf(group: readonly DoubleMark[], period: string): AgreementRow | null {
  const [first] = group;
  const told = period === ALL_TIME ? (isSmall(group) ? [] : group) : ofMonth(group, period);
  const agreement = agreementOf(told);
  if (!first || !agreement) return null;
  const { name, version, model, promptVersion, rubricVersion } = first.assessor;
  const { criterion, calibration } = first;
  return {
    ...{ assessorName: name, assessorVersion: version, model, promptVersion, rubricVersion },
    ...{ calibrationId: calibration?.id ?? null, calibratedOn: calibration?.fittedOn ?? null },
    ...{ criterion, period },
    ...agreement,
  };
}

function ofMonth(group: readonly DoubleMark[], month: string): readonly DoubleMark[] {
  const months = Map.groupBy(group, (mark) => mark.month);
  if ([...months.values()].some(isSmall)) return [];
  return months.get(month) ?? [];
}

const isSmall = (group: readonly DoubleMark[]): boolean =>
  new Set(group.map(({ studentUserId }) => studentUserId)).size < SMALL_GROUP;

const nameOf = (row: AgreementRow): string =>
  [row.assessorName, row.assessorVersion, row.model, row.promptVersion, row.rubricVersion].join(' ');
