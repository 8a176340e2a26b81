import { counted, type ImpactScope, type Statement } from './counted.js';

/** A student who was assessed at least twice; marks in sixths of a mark of 12. */
export interface ImprovementRow {
  readonly userId: string;
  readonly sessions: number;
  readonly first: number;
  readonly latest: number;
  readonly improvement: number;
}

interface Slice {
  readonly limit: number | null;
  readonly offset?: number;
  /** Leaves out whoever stayed the same or fell back. */
  readonly onlyImproved?: boolean;
}

/** The most improved first; ties in an order that stays. */
export function improvement(
  scope: ImpactScope,
  { limit, offset = 0, onlyImproved = false }: Slice,
): Statement {
  const { text, values } = counted(scope);
  return {
    text: `${text}
select user_id as "userId", sessions, first, latest, improvement from students
where improvement ${onlyImproved ? '> 0' : 'is not null'}
order by improvement desc, user_id limit ? offset ?`,
    values: [...values, limit, offset],
  };
}
