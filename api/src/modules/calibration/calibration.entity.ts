import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Criterion, PartType } from 'schema/rules/choices';
import type { Agreement } from '../assessment/agreement.js';
import type { AssessorIdentity } from '../assessment/assessment.types.js';
import type { PairCount } from './fit.js';

/**
 * A calibration with what it was fitted on. The newest that is not removed is in force. It names nobody: bands and how
 * often they met, so it outlives the accounts whose answers were counted.
 */
@Entity({ tableName: 'calibrations' })
export class CalibrationRecord {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @Property({ type: 'jsonb' }) assessor!: AssessorIdentity;
  @Property({ type: 'text' }) partType!: PartType;
  @Property({ type: 'text' }) criterion!: Criterion;
  /** For each of the bands 0–6 that the assessor gives, what teachers give. */
  @Property({ type: 'jsonb' }) points!: readonly number[];
  @Property({ type: 'jsonb' }) pairs!: readonly PairCount[];
  @Property({ type: 'integer' }) answers!: number;
  @Property({ type: 'integer' }) students!: number;
  @Property({ type: 'jsonb' }) agreementBefore!: Agreement;
  /** Cross-validated: leave one student out. */
  @Property({ type: 'jsonb' }) agreementAfter!: Agreement;
  /** `YYYY-MM-DD`, in the product's time zone. */
  @Property({ type: 'date' }) fittedOn!: string;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
  @Property({ type: 'timestamptz', length: 3, nullable: true }) removedAt: Date | null = null;
}
