import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PartType, Role, SessionState, TranscriptSource } from 'schema/rules/choices';

export interface MadeSession {
  readonly at: Date;
  readonly partType: PartType;
  readonly state: SessionState;
  /** The mark in halves; what the part cannot have is cut off. */
  readonly halves: number;
  /** How the student's voice reached the server: in the recording, in turns of a conversation, or not at all. */
  readonly audio: 'recording' | 'turns' | 'none';
  readonly transcriptSource: TranscriptSource | null;
  readonly isOpen: boolean;
  /** Recorded by a teacher for a student. */
  readonly isForStudent: boolean;
  /** The marks are for a transcript that was corrected. */
  readonly isCorrected: boolean;
}

export interface MadeStudent {
  readonly role: Role;
  readonly country: string | null;
  readonly issuer: string;
  readonly consent: 'given' | 'withdrawn' | 'none';
  readonly sessions: readonly MadeSession[];
}

/** Of 12 or 18; null while it is not assessed. */
export const markOf = ({ partType, state, halves }: MadeSession): number | null =>
  state === 'assessed' ? Math.min(halves, partType === 'part3' ? 36 : 24) / 2 : null;

/** Writes people and what they practised; sessions in the order given, so that ties keep it. @returns their ids */
export async function addPractice(pool: pg.Pool, students: readonly MadeStudent[]): Promise<string[]> {
  const people = students.map((student) => ({ ...student, id: randomUUID() }));
  const insert = (table: string, columns: string, rows: readonly object[]) =>
    pool.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  await insert(
    'users',
    'id, issuer, subject, email, role, country, email_verified, is_new_user, created_at',
    people.map(({ id, issuer, role, country }) => ({
      ...{ id, issuer, role, country, subject: id, email: `${id}@school.test` },
      ...{ email_verified: true, is_new_user: false, created_at: '2025-01-01T00:00:00Z' },
    })),
  );
  const teacher = await teacherProfile(pool);
  await insert(
    'recording_consents',
    'id, user_id, version, is_minor, guardian_confirmed, given_at, withdrawn_at',
    people.flatMap(({ id: user_id, consent }, index) =>
      consent === 'none'
        ? []
        : {
            ...{ id: index + 1, user_id, version: '1', is_minor: false, guardian_confirmed: false },
            ...{ given_at: '2025-01-01', withdrawn_at: consent === 'withdrawn' ? '2025-10-01' : null },
          },
    ),
  );
  const sessions = people.flatMap(({ id: user_id, sessions: made }) =>
    made.map((session) => ({ ...session, user_id })),
  );
  const numbered = sessions.map((session, index) => ({ ...session, id: index + 1 }));
  await insert(
    'sessions',
    `id, user_id, question_text, question_points, part_type, state, attempt, audio_bytes, duration,
     transcript_source, overall_score, has_corrected_marks, is_open, student_profile_id, created_at`,
    numbered.map((session) => ({
      ...{ id: session.id, user_id: session.user_id, question_text: 'q', question_points: [] },
      ...{ part_type: session.partType, state: session.state, attempt: 1, duration: 60 },
      audio_bytes: session.audio === 'recording' ? 1_920_044 : null,
      transcript_source: session.transcriptSource,
      overall_score: markOf(session),
      has_corrected_marks: session.isCorrected,
      is_open: session.isOpen,
      student_profile_id: session.isForStudent ? teacher : null,
      created_at: session.at,
    })),
  );
  await insert(
    'conversation_turns',
    'id, session_id, user_id, position, phase, speaker, audio_key, duration, created_at',
    numbered
      .filter(({ audio }) => audio === 'turns')
      .map(({ id, user_id, at }) => ({
        ...{ id, session_id: id, user_id, position: 2, phase: 'session1', speaker: 'student' },
        ...{ audio_key: `audio/${id}`, duration: 10, created_at: at },
      })),
  );
  return people.map(({ id }) => id);
}

/** A student of somebody who practises nothing. */
async function teacherProfile(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with teacher as (
       insert into users (issuer, subject, email, role) values ('local', $1, 'teacher@school.test', 'teacher') returning id
     )
     insert into student_profiles (teacher_id, first_name, last_name, email, created_at)
     select id, 'Siti', 'Aminah', 'siti@school.test', now() from teacher returning id`,
    [randomUUID()],
  );
  const [row] = rows;
  if (!row) throw new Error('no student profile was written');
  return row.id;
}
