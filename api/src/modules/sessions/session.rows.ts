import type { EntityManager } from '@mikro-orm/postgresql';
import type { PartType, SessionState, TranscriptSource } from 'schema/rules/choices';
import type { Cursor } from '../../paging.js';

/** A session as lists and screens read it: a plain row, not an entity (hydration is the main cost of a hot list). */
export interface SessionRow {
  readonly id: number;
  readonly userId: string;
  readonly partType: PartType;
  readonly sessionType: string | null;
  readonly questionText: string;
  readonly createdAt: Date;
  /** Whole seconds. */
  readonly duration: number;
  readonly state: SessionState;
  readonly stateReason: string | null;
  readonly attempt: number;
  readonly grammarScore: number | null;
  readonly vocabularyScore: number | null;
  readonly communicativeScore: number | null;
  readonly overallScore: number | null;
  readonly transcription: string | null;
  readonly transcriptSource: TranscriptSource | null;
  readonly audioKey: string | null;
}

const COLUMNS = `id, user_id as "userId", part_type as "partType", session_type as "sessionType",
  question_text as "questionText", created_at as "createdAt", duration, state, state_reason as "stateReason",
  attempt, grammar_score as "grammarScore", vocabulary_score as "vocabularyScore",
  communicative_score as "communicativeScore", overall_score as "overallScore", transcription,
  transcript_source as "transcriptSource", audio_key as "audioKey"`;

/** Raw rows give timestamps as strings. */
type RawRow = Omit<SessionRow, 'createdAt'> & { createdAt: string };
const toRow = (raw: RawRow): SessionRow => ({ ...raw, createdAt: new Date(raw.createdAt) });

const list = (name: string, condition: string) => ({
  name,
  text: `select ${COLUMNS} from sessions where user_id = $1 and not is_open ${condition} order by created_at desc, id desc limit $2`,
});
const FIRST_PAGE = list('sessions-first-page', '');
const NEXT_PAGE = list('sessions-next-page', 'and (created_at, id) < ($3, $4)');

/**
 * Newest first. The hottest query there is: prepared once per connection, on the ORM's own pool. It does not see
 * what an open transaction of `em` has written.
 */
export async function sessionRowsOf(
  em: EntityManager,
  userId: string,
  limit: number,
  after: Cursor | null,
): Promise<SessionRow[]> {
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query<RawRow>(
    after
      ? { ...NEXT_PAGE, values: [userId, limit, after.createdAt, after.id] }
      : { ...FIRST_PAGE, values: [userId, limit] },
  );
  return rows.map(toRow);
}

export async function sessionRow(em: EntityManager, id: number): Promise<SessionRow | null> {
  const [row] = await em.execute<RawRow[]>(`select ${COLUMNS} from sessions where id = ?`, [id]);
  return row ? toRow(row) : null;
}

export async function sessionRowByKey(
  em: EntityManager,
  userId: string,
  clientKey: string,
): Promise<{ row: SessionRow; fingerprint: string | null } | null> {
  const [raw] = await em.execute<(RawRow & { clientFingerprint: string | null })[]>(
    `select ${COLUMNS}, client_fingerprint as "clientFingerprint" from sessions where user_id = ? and client_key = ?`,
    [userId, clientKey],
  );
  return raw ? { row: toRow(raw), fingerprint: raw.clientFingerprint } : null;
}
