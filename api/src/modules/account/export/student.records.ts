import { invitationRowsOf } from '../../students/student-invitation.rows.js';
import { StudentProfile } from '../../students/student-profile.entity.js';
import { type ExportSource, OLDEST_FIRST } from './export-source.js';

const PAGE = 100;

/** A teacher's entries. Whether somebody declined is theirs to know: the teacher does not see it either. */
export async function* studentRecords({ em, user }: ExportSource): AsyncIterable<object> {
  for (const student of await em.find(StudentProfile, { teacher: user.id }, OLDEST_FIRST)) {
    const { id, firstName, lastName, email, grade, createdAt } = student;
    yield { id, firstName, lastName, email, grade, hasJoined: student.user !== null, createdAt };
  }
}

/** Entries of teachers for this person, as the settings show them. */
export async function* invitationRecords({ em, user }: ExportSource): AsyncIterable<object> {
  for (let after: { createdAt: Date; id: string } | null = null; ; ) {
    const page = await invitationRowsOf(em, user.id, PAGE, after);
    const last = page.at(-1);
    if (!last) return;
    after = last;
    yield* page;
  }
}
