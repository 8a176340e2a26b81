import { ALL_TIME, type ImpactCohort } from 'schema/rules/impact';
import { DEMO_ISSUER } from '../../../auth/demo-issuer.js';

/** Whose sessions of when are asked about. */
export interface ImpactScope {
  readonly cohort: ImpactCohort;
  /** `all-time` or `YYYY-MM`. */
  readonly period: string;
  /** Leaves out whoever has no consent to recording in force: for everything that leaves the house. */
  readonly onlyConsenting: boolean;
  /** In which months begin. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Statements with `?` for each parameter, in order. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const RECENT = `interval '30 days'`;

/** From, up to, and where the last 30 days begin. PostgreSQL knows when months begin in every zone. */
const periodOf = ({ period, timeZone, now }: ImpactScope): Statement =>
  period === ALL_TIME
    ? {
        text: `select timestamptz '-infinity' as starts, timestamptz 'infinity' as ends,
          ((cast(? as timestamptz) at time zone zone) - ${RECENT}) at time zone zone as recent
        from (select cast(? as text) as zone) as place`,
        values: [now, timeZone],
      }
    : {
        text: `select first_day at time zone zone as starts, (first_day + interval '1 month') at time zone zone as ends,
          (first_day + interval '1 month' - ${RECENT}) at time zone zone as recent
        from (select cast(? as timestamp) as first_day, cast(? as text) as zone) as month`,
        values: [`${period}-01`, timeZone],
      };

const IS_MALAYSIAN = `lower(btrim(country)) = 'malaysia'`;

const HAS_CONSENT = `exists (
    select from recording_consents where recording_consents.user_id = users.id and withdrawn_at is null)`;

const cohortOf = ({ cohort, onlyConsenting }: ImpactScope): string => `
  select id, nullif(btrim(country), '') is not null as has_country, ${IS_MALAYSIAN} as is_malaysian,
    issuer = '${DEMO_ISSUER}' as is_invented
  from users
  where role = 'student' ${cohort === 'malaysian' ? `and ${IS_MALAYSIAN}` : ''}
    ${onlyConsenting ? `and ${HAS_CONSENT}` : ''}`;

/**
 * What every figure is made of, in one pass: the tables `period`, `cohort` (all students), `counted` (their sessions
 * that count) and `students` (one row for each who practised).
 *
 * A session counts when the student's voice reached the server and the server or the browser wrote the words down;
 * never a conversation that is still open, nor what a teacher recorded for a student. Its mark is the first one, for
 * what was heard; one that only a corrected transcript has is left out. Marks are integers here, in
 * sixths of a mark of 12, so that sums are exact in any order: half a band is 3 sixths in Part 2 and 2 in Part 3.
 *
 * Tables kept up to date with each session would take the place of `students`; whoever asks would not notice.
 */
export function counted(scope: ImpactScope): Statement {
  const period = periodOf(scope);
  return {
    text: `with period as (${period.text}),
cohort as (${cohortOf(scope)}),
counted as (
  select sessions.id, user_id, created_at,
    case when not has_corrected_marks
      then (overall_score * case part_type when 'part3' then 4 else 6 end)::int end as sixths
  from sessions join cohort on cohort.id = user_id cross join period
  where created_at >= starts and created_at < ends
    and not is_open and student_profile_id is null
    and (transcript_source is null or transcript_source in ('server', 'browser'))
    and (audio_bytes is not null or is_invented
      or exists (select from conversation_turns where session_id = sessions.id and audio_key is not null))
),
students as (
  select user_id, sessions, last_at, cardinality(marks) as assessed, total,
    marks[1] as first, marks[cardinality(marks)] as latest,
    case when cardinality(marks) > 1 then marks[cardinality(marks)] - marks[1] end as improvement
  from (
    select user_id, count(*)::int as sessions, max(created_at) as last_at, coalesce(sum(sixths), 0) as total,
      coalesce(array_agg(sixths order by created_at, id) filter (where sixths is not null), '{}') as marks
    from counted group by user_id
  ) as practised
)`,
    values: period.values,
  };
}
