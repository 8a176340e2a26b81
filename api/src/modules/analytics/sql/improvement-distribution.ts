import { counted, type ImpactScope, type Statement } from './counted.js';

export interface ImprovementStepRow {
  /** Whole marks of 12, rounded away from 0, so that 0 is exactly no change. */
  readonly marks: number;
  readonly students: number;
}

/** Everyone assessed at least twice, counted by how much the mark changed; the greatest fall first. */
export function improvementDistribution(scope: ImpactScope): Statement {
  const { text, values } = counted(scope);
  return {
    text: `${text}
select (sign(improvement) * ceil(abs(improvement) / 6.0))::int as marks, count(*)::int as students from students
where improvement is not null group by 1 order by 1`,
    values,
  };
}
