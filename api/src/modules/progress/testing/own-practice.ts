import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PartType } from 'schema/rules/choices';
import type { Speaker } from 'schema/rules/phases';

export interface MadePractice {
  /** Of an hour, after the beginning of the test. */
  readonly quarter: number;
  readonly partType: PartType;
  /** Halves of a band for grammar, vocabulary and, in Part 3, communication; null: not marked. */
  readonly bands: readonly [number, number, number] | null;
  /** Seconds. */
  readonly duration: number;
  readonly isOpen: boolean;
  /** Recorded by a teacher for a student. */
  readonly isForStudent: boolean;
  readonly turns: readonly { readonly quarter: number; readonly speaker: Speaker }[];
}

/** Bands in the order of the criteria of the part. */
export const bandsOf = ({ bands, partType }: MadePractice): number[] =>
  (bands ?? []).slice(0, partType === 'part3' ? 3 : 2).map((halves) => halves / 2);

/** Writes a user and what they practised, in the order given. @returns the user's id */
export async function addOwnPractice(
  pool: pg.Pool,
  practice: readonly MadePractice[],
  begins: number,
): Promise<string> {
  const userId = randomUUID();
  const at = (quarter: number) => new Date(begins + quarter * 900_000);
  await pool.query(
    `insert into users (id, issuer, subject, email, role) values ($1, 'local', $2, 'teacher@school.test', 'teacher')`,
    [userId, userId],
  );
  const { rows: profiles } = await pool.query<{ id: string }>(
    `insert into student_profiles (teacher_id, first_name, last_name, email, created_at)
     values ($1, 'Siti', 'Aminah', 'siti@school.test', now()) returning id`,
    [userId],
  );
  for (const made of practice) {
    const [grammar = null, vocabulary = null, communicative = null] = bandsOf(made);
    const mark = made.bands && bandsOf(made).reduce((sum, band) => sum + band, 0);
    const { rows } = await pool.query<{ id: number }>(
      `insert into sessions (user_id, question_text, part_type, state, duration, grammar_score, vocabulary_score,
         communicative_score, overall_score, is_open, student_profile_id, created_at)
       values ($1, 'q', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        ...[userId, made.partType, made.bands ? 'assessed' : 'notMarked', made.duration],
        ...[grammar, vocabulary, communicative, mark, made.isOpen],
        ...[made.isForStudent ? profiles[0]?.id : null, at(made.quarter)],
      ],
    );
    for (const [position, turn] of made.turns.entries()) {
      await pool.query(
        `insert into conversation_turns (session_id, user_id, position, phase, speaker, created_at)
         values ($1, $2, $3, 'session1', $4, $5)`,
        [rows[0]?.id, userId, position + 1, turn.speaker, at(turn.quarter)],
      );
    }
  }
  return userId;
}
