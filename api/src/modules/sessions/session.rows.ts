import type { EntityManager } from '@mikro-orm/postgresql';
import type { PartType, SessionState, TranscriptSource } from 'schema/rules/choices';
import type { Cursor } from '../../paging.js';
import { MARKS_FIRST, marksWithheld } from './marks-withheld.js';

/** A session as lists and screens read it: a plain row, not an entity (hydration is the main cost of a hot list). */
export interface SessionRow {
  readonly id: number;
  /** Who practised or, for a student, the teacher who recorded it. */
  readonly userId: string;
  /** The student that a teacher recorded it for; null for one's own practice. */
  readonly studentProfileId: string | null;
  /** Who accepted to be that student. */
  readonly studentUserId: string | null;
  /** Null once the question is deleted. */
  readonly questionId: number | null;
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

/** Without the longest column, which no list shows: a sixth of the time of a page. */
export type SessionSummaryRow = Omit<SessionRow, 'transcription'>;

const SUMMARY_COLUMNS = `session.id, session.user_id as "userId", session.question_id as "questionId",
  session.student_profile_id as "studentProfileId",
  session.part_type as "partType", session.session_type as "sessionType", session.question_text as "questionText",
  session.created_at as "createdAt", session.duration, session.state, session.state_reason as "stateReason",
  session.attempt, session.grammar_score as "grammarScore", session.vocabulary_score as "vocabularyScore",
  session.communicative_score as "communicativeScore", session.overall_score as "overallScore",
  session.transcript_source as "transcriptSource", session.audio_key as "audioKey"`;
const OWN_COLUMNS = `${SUMMARY_COLUMNS}, session.transcription`;
const COLUMNS = `${OWN_COLUMNS}, profile.user_id as "studentUserId", ${marksWithheld('session')} as "isWithheld"`;
const FROM =
  'from sessions session left join student_profiles profile on profile.id = session.student_profile_id';

/** Raw rows give timestamps as strings. */
type Raw<Row> = Omit<Row, 'createdAt'> & { createdAt: string };
const toRow = <Some extends { readonly createdAt: string }>(
  raw: Some,
): Omit<Some, 'createdAt'> & { createdAt: Date } => ({ ...raw, createdAt: new Date(raw.createdAt) });

/** A row that may have been recorded for a student: without marks where they are kept from the reader, its teacher. */
function toShownRow(raw: Raw<SessionRow> & { readonly isWithheld: boolean }, readerId: string): SessionRow {
  const { isWithheld, ...row } = toRow(raw);
  if (!isWithheld || row.userId !== readerId) return row;
  const noMarks = { grammarScore: null, vocabularyScore: null, communicativeScore: null, overallScore: null };
  return { ...row, ...noMarks, ...(row.state === 'assessed' && { stateReason: MARKS_FIRST }) };
}
type RawShown = Parameters<typeof toShownRow>[0];

const list = (name: string, columns: string, condition: string) => ({
  name,
  text: `select ${columns}, null as "studentUserId" from sessions session
    where session.user_id = $1 and session.student_profile_id is null and not session.is_open ${condition}
    order by session.created_at desc, session.id desc limit $2`,
});
const FIRST_PAGE = list('sessions-first-page', SUMMARY_COLUMNS, '');
const NEXT_PAGE = list(
  'sessions-next-page',
  SUMMARY_COLUMNS,
  'and (session.created_at, session.id) < ($3, $4)',
);
const NEWEST = list('sessions-newest', OWN_COLUMNS, '');

/**
 * A page of a user's own practice, newest first. The hottest query there is: prepared once per connection, on the
 * ORM's own pool. It does not see what an open transaction of `em` has written.
 */
export async function sessionPageOf(
  em: EntityManager,
  userId: string,
  limit: number,
  after: Cursor | null,
): Promise<SessionSummaryRow[]> {
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query<Raw<SessionSummaryRow>>(
    after
      ? { ...NEXT_PAGE, values: [userId, limit, after.createdAt, after.id] }
      : { ...FIRST_PAGE, values: [userId, limit] },
  );
  return rows.map(toRow);
}

/** The newest of a user's own practice, whole, in the same way. */
export async function newestSessionRowsOf(
  em: EntityManager,
  userId: string,
  limit: number,
): Promise<SessionRow[]> {
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query<Raw<SessionRow>>({ ...NEWEST, values: [userId, limit] });
  return rows.map(toRow);
}

/** What was said in each of the sessions, by id; only of those that the reader may read. */
export async function transcriptionsOf(
  em: EntityManager,
  readerId: string,
  ids: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await em.execute<{ id: number; transcription: string | null }[]>(
    `select session.id, session.transcription ${FROM}
     where session.id = any(?::int[]) and (session.user_id = ? or profile.user_id = ?)`,
    [`{${ids.join(',')}}`, readerId, readerId],
  );
  return new Map(rows.map(({ id, transcription }) => [id, transcription]));
}

/** A page of what was recorded for each of several students, newest first; only what the reader may read. */
export async function sessionRowsOfStudents(
  em: EntityManager,
  readerId: string,
  profileIds: readonly string[],
  limit: number,
  after: Cursor | null,
): Promise<Map<string, SessionRow[]>> {
  const rows = await em.execute<RawShown[]>(
    `select recorded.* from unnest(?::uuid[]) as wanted (id) cross join lateral (
       select ${COLUMNS} ${FROM}
       where session.student_profile_id = wanted.id and not session.is_open
         and (session.user_id = ? or profile.user_id = ?)
         ${after ? 'and (session.created_at, session.id) < (?, ?)' : ''}
       order by session.created_at desc, session.id desc limit ?) as recorded
     order by recorded."createdAt" desc, recorded.id desc`,
    [uuidArray(profileIds), readerId, readerId, ...(after ? [after.createdAt, after.id] : []), limit],
  );
  const shown = rows.map((raw) => toShownRow(raw, readerId));
  return Map.groupBy(shown, ({ studentProfileId }) => studentProfileId ?? '');
}

/** As this reader sees it; whether they may, the policy says. */
export async function sessionRow(
  em: EntityManager,
  id: number,
  readerId: string,
): Promise<SessionRow | null> {
  const [raw] = await em.execute<RawShown[]>(`select ${COLUMNS} ${FROM} where session.id = ?`, [id]);
  return raw ? toShownRow(raw, readerId) : null;
}

export async function sessionRowByKey(
  em: EntityManager,
  userId: string,
  clientKey: string,
): Promise<{ row: SessionRow; fingerprint: string | null } | null> {
  const [raw] = await em.execute<(RawShown & { clientFingerprint: string | null })[]>(
    `select ${COLUMNS}, session.client_fingerprint as "clientFingerprint" ${FROM}
     where session.user_id = ? and session.client_key = ?`,
    [userId, clientKey],
  );
  if (!raw) return null;
  const { clientFingerprint: fingerprint, ...row } = raw;
  return { row: toShownRow(row, userId), fingerprint };
}

/** As PostgreSQL writes an array; ids hold nothing that it would have to escape. */
const uuidArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
