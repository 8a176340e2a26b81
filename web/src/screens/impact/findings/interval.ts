import { SMALL_GROUP } from 'schema/rules/impact';
import type { ImpactQuery } from '../../../generated/impact';

type Mean = Pick<ImpactQuery['impact'], 'comparedStudents' | 'improvementStandardError'> & {
  readonly overview: Pick<ImpactQuery['impact']['overview'], 'averageImprovement'>;
};

/** Of the normal distribution, which leaves 2.5% on either side. */
const Z = 1.959964;

/** The same of Student's t, by the series of Cornish and Fisher: within 0.3% from 9 degrees of freedom on. */
function studentsT(freedom: number): number {
  const second = (Z ** 3 + Z) / (4 * freedom);
  const third = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
  return Z + second + third;
}

/** In which the mean improvement lies with 95% confidence; null of a group that is too small to tell. */
export function intervalOf({ comparedStudents, improvementStandardError, overview }: Mean) {
  if (comparedStudents < SMALL_GROUP || improvementStandardError === null) return null;
  const margin = studentsT(comparedStudents - 1) * improvementStandardError;
  return { low: overview.averageImprovement - margin, high: overview.averageImprovement + margin };
}
