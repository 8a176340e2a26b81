/**
 * SQL: a teacher wants to mark before seeing the machine's marks, recorded this session for a student since then, and
 * has not given marks yet. Until they do, these marks are not sent to the teacher; the student has them.
 * @param session alias of the table
 */
export const marksWithheld = (session: string): string => `coalesce(${session}.student_profile_id is not null
  and ${session}.created_at >= (select marks_first_since from users where id = ${session}.user_id)
  and not exists (select from teacher_marks where session_id = ${session}.id), false)`;

/** Said in place of the marks. */
export const MARKS_FIRST = 'Give your marks first. Then Lisan’s stand beside them.';
