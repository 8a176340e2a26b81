import type { EntityManager } from '@mikro-orm/postgresql';
import type { Criterion, PartType } from 'schema/rules/choices';
import type { Calibration } from '../assessment/assessment.types.js';
import { CalibrationRecord } from './calibration.entity.js';
import type { PairCount } from './fit.js';

export interface CalibrationInForce extends Calibration {
  readonly pairs: readonly PairCount[];
}

/** The newest of each assessor version and criterion that is not removed. */
export const calibrationsInForce = (em: EntityManager, partType: PartType): Promise<CalibrationInForce[]> =>
  em.execute<CalibrationInForce[]>(
    `select distinct on (assessor, criterion) id, assessor, part_type as "partType", criterion, points, pairs, answers,
       fitted_on::text as "fittedOn"
     from calibrations where removed_at is null and part_type = ? order by assessor, criterion, id desc`,
    [partType],
  );

/** Those that a removal ends, earlier ones too: else they would be in force again. */
export const notRemoved = (em: EntityManager, criterion: Criterion | null): Promise<CalibrationRecord[]> =>
  em.find(
    CalibrationRecord,
    { removedAt: null, ...(criterion && { criterion }) },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
