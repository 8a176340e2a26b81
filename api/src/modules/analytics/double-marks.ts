import type { EntityManager } from '@mikro-orm/postgresql';
import type { Criterion, PartType } from 'schema/rules/choices';
import type { MarkedTwice } from '../assessment/agreement.js';
import type { AppliedCalibration, AssessorIdentity } from '../assessment/assessment.types.js';

/** A criterion of one answer, marked by a teacher before the machine's band could be seen, and by one assessor. */
export interface DoubleMark extends MarkedTwice {
  readonly assessor: AssessorIdentity;
  /** By which the assessor's own band was moved; null: by none. */
  readonly calibration: AppliedCalibration | null;
  /** The assessor's own band: `machine`, but where calibration or the cap made that of it. */
  readonly judged: number;
  readonly partType: PartType;
  readonly criterion: Criterion;
  /** Which answer; never told. */
  readonly sessionId: number;
  /** Whose answer: an id, to count people; never told. */
  readonly studentUserId: string;
  /** `YYYY-MM` in which the answer was given. */
  readonly month: string;
}

/**
 * The first marks of teachers that were blind, beside the first result of each assessor version, with each calibration
 * and without one, on the same answer. Only of students who have joined and whose consent to recording is in force.
 * @param timeZone in which months begin
 */
export const doubleMarks = (em: EntityManager, timeZone: string): Promise<DoubleMark[]> =>
  em.execute<DoubleMark[]>(
    `with first_given as (
       select distinct on (session_id) session_id, marks, is_blind from teacher_marks order by session_id, id
     ),
     judged as (
       select session_id, attempt, result->'assessor' as assessor, mark.*
       from assessments cross join lateral jsonb_to_recordset(result->'marks')
         as mark (criterion text, band float, judged float, calibration jsonb)
       where result->>'outcome' = 'marked' and session_id in (select session_id from first_given)
     ),
     first_judged as (
       select distinct on (session_id, assessor, criterion, calibration->'id') * from judged
       order by session_id, assessor, criterion, calibration->'id', attempt
     )
     select machine.assessor, machine.calibration, coalesce(machine.judged, machine.band) as judged,
       session.part_type as "partType", human.criterion, human.band as human, machine.band as machine,
       session.id as "sessionId", profile.user_id as "studentUserId", to_char(session.created_at at time zone ?, 'YYYY-MM') as month
     from first_given given join sessions session on session.id = given.session_id
       join student_profiles profile on profile.id = session.student_profile_id
       cross join lateral jsonb_to_recordset(given.marks) as human (criterion text, band float)
       join first_judged machine on machine.session_id = session.id and machine.criterion = human.criterion
     where given.is_blind and human.band is not null and machine.band is not null
       and exists (select from recording_consents
         where recording_consents.user_id = profile.user_id and withdrawn_at is null)
     order by session.id, machine.attempt`,
    [timeZone],
  );
