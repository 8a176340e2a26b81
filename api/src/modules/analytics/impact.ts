import type { EntityManager } from '@mikro-orm/postgresql';
import { type ImpactCohort, TOP_IMPROVERS } from 'schema/rules/impact';
import type { Pseudonym } from './pseudonyms.js';
import type { ImpactScope, Statement } from './sql/counted.js';
import { engagementByMonth, type MonthRow } from './sql/engagement-by-month.js';
import { type ImprovementRow, improvement } from './sql/improvement.js';
import { type ImprovementStepRow, improvementDistribution } from './sql/improvement-distribution.js';
import { type OverviewRow, overview } from './sql/overview.js';

/** Every number is 0 where nobody practised. Marks are of 12, to two decimals. */
export interface ImpactOverview {
  /** All students of the cohort, the same in every period. */
  readonly totalStudents: number;
  readonly activeStudents: number;
  /** Active of all, 0–100, to one decimal. */
  readonly engagementRate: number;
  readonly completedSessions: number;
  readonly averageScore: number;
  readonly studentsWithImprovement: number;
  /** Over everyone assessed at least twice. */
  readonly averageImprovement: number;
  readonly recentActiveStudents: number;
  /** Of all students; whoever has not told their country is in neither. */
  readonly regionalBreakdown: { readonly malaysian: number; readonly international: number };
}

export interface StudentImprovement {
  /** A pseudonym, stable within the study. */
  readonly userId: string;
  readonly sessionsCompleted: number;
  readonly firstScore: number;
  readonly latestScore: number;
  readonly improvement: number;
}

interface Reading {
  readonly scope: ImpactScope;
  readonly em: EntityManager;
  readonly pseudonym: Pseudonym;
}

/** The figures of one cohort and period, each read when it is asked for. */
export class Impact {
  #row: Promise<OverviewRow> | null = null;

  constructor(private readonly reading: Reading) {}

  get cohort(): ImpactCohort {
    return this.reading.scope.cohort;
  }

  get period(): string {
    return this.reading.scope.period;
  }

  get onlyConsenting(): boolean {
    return this.reading.scope.onlyConsenting;
  }

  async includesDemoData(): Promise<boolean> {
    return (await this.#overviewRow()).hasInvented;
  }

  async overview(): Promise<ImpactOverview> {
    return overviewOf(await this.#overviewRow());
  }

  /** Of `averageScore`. */
  async markedSessions(): Promise<number> {
    return (await this.#overviewRow()).assessed;
  }

  /** Of every figure about improvement. */
  async comparedStudents(): Promise<number> {
    return (await this.#overviewRow()).compared;
  }

  /** Of `averageImprovement`, in marks of 12; null of fewer than two students. */
  async improvementStandardError(): Promise<number | null> {
    const { improvementSpread: sixths, compared } = await this.#overviewRow();
    return sixths === null ? null : sixths / 6 / Math.sqrt(compared);
  }

  improvementDistribution(): Promise<ImprovementStepRow[]> {
    return this.#rows(improvementDistribution(this.reading.scope));
  }

  /** Whoever was assessed at least twice, the most improved first. */
  async improvements(limit: number | null, offset = 0): Promise<StudentImprovement[]> {
    return this.#improvements(improvement(this.reading.scope, { limit, offset }));
  }

  async topImprovers(): Promise<StudentImprovement[]> {
    const onlyImproved = true;
    return this.#improvements(improvement(this.reading.scope, { limit: TOP_IMPROVERS, onlyImproved }));
  }

  engagementByMonth(): Promise<MonthRow[]> {
    return this.#rows(engagementByMonth(this.reading.scope));
  }

  async #improvements(statement: Statement): Promise<StudentImprovement[]> {
    const rows = await this.#rows<ImprovementRow>(statement);
    return rows.map((row) => ({
      userId: this.reading.pseudonym(row.userId),
      sessionsCompleted: row.sessions,
      firstScore: mark(row.first),
      latestScore: mark(row.latest),
      improvement: mark(row.improvement),
    }));
  }

  #overviewRow(): Promise<OverviewRow> {
    this.#row ??= this.#rows<OverviewRow>(overview(this.reading.scope)).then(([row]) => {
      if (!row) throw new Error('a sum without a row');
      return row;
    });
    return this.#row;
  }

  #rows<Row extends object>({ text, values }: Statement): Promise<Row[]> {
    return this.reading.em.execute<Row[]>(text, [...values]);
  }
}

function overviewOf(row: OverviewRow): ImpactOverview {
  return {
    totalStudents: row.students,
    activeStudents: row.active,
    engagementRate: quotient(100 * row.active, row.students, 1),
    completedSessions: row.sessions,
    averageScore: mark(row.markTotal, row.assessed),
    studentsWithImprovement: row.improved,
    averageImprovement: mark(row.improvementTotal, row.compared),
    recentActiveStudents: row.recent,
    regionalBreakdown: { malaysian: row.malaysian, international: row.international },
  };
}

/** @param sixths of a mark of 12, of so many sessions or students together */
const mark = (sixths: number, of = 1): number => quotient(sixths, 6 * of, 2);

/**
 * Of integers, so that a half is a half and goes up; 0 where there is nothing to divide by. Adding 0 leaves no minus
 * zero.
 */
const quotient = (dividend: number, divisor: number, decimals: number): number =>
  divisor === 0 ? 0 : Math.round((dividend * 10 ** decimals) / divisor) / 10 ** decimals + 0;
