import type { PartType } from 'schema/rules/choices';
import { improvementPercent, maximumMark } from 'schema/rules/scoring';
import { dayIn, type Streak, streakOf } from 'schema/rules/streak';
import { signedIn } from '../../authorize.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';

export interface Stats {
  readonly totalSessions: number;
  /** Mean band over all assessed criteria, 0–6, to two decimals. */
  readonly averageScore: number;
  /** Whole minutes. */
  readonly totalPracticeTime: number;
  /** Percent. */
  readonly improvement: number;
}

export class ProgressService {
  constructor(
    private readonly clock: Clock,
    /** For users whose own time zone is not known. */
    private readonly timeZone: string,
  ) {}

  /** Statistics of the viewer, by the first machine marks. */
  async stats(ctx: RequestContext): Promise<Stats> {
    const viewer = signedIn(ctx);
    const [totals] = await ctx.em.execute<{ sessions: number; seconds: number; mean: number | null }[]>(
      `select count(*)::int as sessions, coalesce(sum(duration), 0)::int as seconds,
         (select avg(band) from sessions marked
            cross join lateral unnest(array[grammar_score, vocabulary_score, communicative_score]) as band
            where marked.user_id = ? and marked.state = 'assessed')::float8 as mean
       from sessions where user_id = ?`,
      [viewer.id, viewer.id],
    );
    const marked = await ctx.em.execute<{ mark: number; partType: PartType }[]>(
      `select overall_score as mark, part_type as "partType" from sessions
       where user_id = ? and overall_score is not null order by created_at, id`,
      [viewer.id],
    );
    return {
      totalSessions: totals?.sessions ?? 0,
      averageScore: Math.round((totals?.mean ?? 0) * 100) / 100,
      totalPracticeTime: Math.round((totals?.seconds ?? 0) / 60),
      improvement: improvementPercent(
        marked.map(({ mark, partType }) => ({ mark, maximum: maximumMark(partType) })),
      ),
    };
  }

  /** Days with at least one submitted session, in the viewer's own time zone. */
  async streak(ctx: RequestContext): Promise<Streak> {
    const viewer = signedIn(ctx);
    const timeZone = viewer.timeZone ?? this.timeZone;
    const days = await ctx.em.execute<{ day: string }[]>(
      `select distinct to_char(created_at at time zone ?, 'YYYY-MM-DD') as day from sessions where user_id = ?`,
      [timeZone, viewer.id],
    );
    return streakOf(
      days.map((row) => row.day),
      dayIn(timeZone, this.clock.now()),
    );
  }
}
