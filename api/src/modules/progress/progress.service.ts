import type { PartType } from 'schema/rules/choices';
import { improvementPercent, maximumMark } from 'schema/rules/scoring';
import { type Streak, streakOf } from 'schema/rules/streak';
import { dayIn } from 'schema/rules/wall-clock';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { mayReadOwnProgress } from './progress.policy.js';

export interface Stats {
  readonly totalSessions: number;
  /** Mean band over all assessed criteria, 0–6, to two decimals. */
  readonly averageScore: number;
  /** Whole minutes. */
  readonly totalPracticeTime: number;
  /** Percent. */
  readonly improvement: number;
}

/** What one has handed in oneself: no conversation that is still open, nothing that a teacher records for a student. */
const OWN = 'user_id = ? and not is_open and student_profile_id is null';

/** Sums over the sessions of one user; improvement needs them one by one. */
const TOTALS = `
select count(*)::int as sessions, coalesce(sum(duration), 0)::int as seconds,
  coalesce(sum(coalesce(grammar_score, 0) + coalesce(vocabulary_score, 0) + coalesce(communicative_score, 0)), 0) as bands,
  coalesce(sum(num_nonnulls(grammar_score, vocabulary_score, communicative_score)), 0)::int as criteria
from sessions where ${OWN}`;

const MARKS = `
select overall_score as mark, part_type as "partType" from sessions
where ${OWN} and overall_score is not null order by created_at, id`;

/** A day counts by a session or by a turn of a conversation, open or not. */
const DAYS = `
select distinct to_char(at at time zone ?, 'YYYY-MM-DD') as day from (
  select created_at as at from sessions where ${OWN}
  union all
  select turn.created_at from conversation_turns turn join sessions on sessions.id = turn.session_id
  where turn.user_id = ? and turn.speaker = 'student' and student_profile_id is null
) as practice`;

interface Totals {
  readonly sessions: number;
  readonly seconds: number;
  /** Sum of all bands that were given, in steps of a half. */
  readonly bands: number;
  readonly criteria: number;
}

export class ProgressService {
  constructor(
    private readonly clock: Clock,
    /** For users whose own time zone is not known. */
    private readonly timeZone: string,
  ) {}

  /** Statistics of the viewer, by the first machine marks. */
  async stats(ctx: RequestContext): Promise<Stats> {
    const viewer = mayReadOwnProgress(ctx);
    const [totals] = await ctx.em.execute<Totals[]>(TOTALS, [viewer.id]);
    const marks = await ctx.em.execute<{ mark: number; partType: PartType }[]>(MARKS, [viewer.id]);
    const { sessions = 0, seconds = 0, bands = 0, criteria = 0 } = totals ?? {};
    return {
      totalSessions: sessions,
      averageScore: criteria === 0 ? 0 : Math.round((bands * 100) / criteria) / 100,
      totalPracticeTime: Math.round(seconds / 60),
      improvement: improvementPercent(
        marks.map(({ mark, partType }) => ({ mark, maximum: maximumMark(partType) })),
      ),
    };
  }

  /** Days with at least one submitted session or turn, in the viewer's own time zone. */
  async streak(ctx: RequestContext): Promise<Streak> {
    const viewer = mayReadOwnProgress(ctx);
    const timeZone = viewer.timeZone ?? this.timeZone;
    const days = await ctx.em.execute<{ day: string }[]>(DAYS, [timeZone, viewer.id, viewer.id]);
    return streakOf(
      days.map((row) => row.day),
      dayIn(timeZone, this.clock.now()),
    );
  }
}
