import type { EntityManager } from '@mikro-orm/postgresql';
import type { Difficulty, SessionState, TranscriptSource } from 'schema/rules/choices';
import { CONVERSATION_IDLE_HOURS, type PartnerVoice, type Phase, type Speaker } from 'schema/rules/phases';

/** Where a conversation stands: its session and what it has beyond that, as a plain row. */
export interface ConversationRow {
  readonly sessionId: number;
  readonly userId: string;
  readonly questionId: number | null;
  readonly studentProfileId: string | null;
  readonly questionText: string;
  /** At most six concepts of the mind map. */
  readonly points: readonly string[];
  /** Not handed in yet. */
  readonly isOpen: boolean;
  readonly state: SessionState;
  readonly phase: Phase;
  readonly conversationRole: string | null;
  readonly topic: string;
  readonly decisionQuestion: string | null;
  readonly hotsQuestion: string | null;
  readonly difficulty: Difficulty;
  readonly studentPoints: readonly number[];
  readonly partnerPoints: readonly number[];
  readonly lastTurnAt: Date;
  readonly createdAt: Date;
}

export interface TurnRow {
  readonly id: number;
  readonly position: number;
  readonly phase: Phase;
  readonly turnNumber: number | null;
  readonly speaker: Speaker;
  /** Null while nobody has written the recording down. */
  readonly text: string | null;
  readonly transcriptSource: TranscriptSource | null;
  readonly transcriptConfidence: number | null;
  readonly audioKey: string | null;
  /** Seconds. */
  readonly duration: number;
  readonly clientKey: string | null;
  readonly fingerprint: string | null;
  readonly madeBy: PartnerVoice | null;
  readonly coveredPoint: number | null;
  readonly createdAt: Date;
}

/** A turn whose words are known: only these count. */
export type WrittenTurn = TurnRow & { readonly text: string };
export const isWritten = (turn: TurnRow): turn is WrittenTurn => turn.text !== null;

const CONVERSATION = `select s.id as "sessionId", s.user_id as "userId", s.question_id as "questionId",
  s.student_profile_id as "studentProfileId", s.question_text as "questionText", s.question_points as "points",
  s.is_open as "isOpen", s.state, c.phase, c.conversation_role as "conversationRole", c.topic,
  c.decision_question as "decisionQuestion", c.hots_question as "hotsQuestion", c.difficulty,
  c.student_points as "studentPoints", c.partner_points as "partnerPoints", c.last_turn_at as "lastTurnAt",
  s.created_at as "createdAt"
  from conversations c join sessions s on s.id = c.session_id`;

const TURN_COLUMNS = `id, position, phase, turn_number as "turnNumber", speaker, text,
  transcript_source as "transcriptSource", transcript_confidence as "transcriptConfidence", audio_key as "audioKey",
  duration, client_key as "clientKey", fingerprint, made_by as "madeBy", covered_point as "coveredPoint",
  created_at as "createdAt"`;
const TURN = `select ${TURN_COLUMNS} from conversation_turns`;

/** Raw rows give timestamps as strings. */
type Raw<Row, Times extends keyof Row> = Omit<Row, Times> & Record<Times, string>;
type RawConversation = Raw<ConversationRow, 'lastTurnAt' | 'createdAt'>;
type RawTurn = Raw<TurnRow, 'createdAt'>;

const toConversation = (raw: RawConversation): ConversationRow => ({
  ...raw,
  lastTurnAt: new Date(raw.lastTurnAt),
  createdAt: new Date(raw.createdAt),
});
const toTurn = (raw: RawTurn): TurnRow => ({ ...raw, createdAt: new Date(raw.createdAt) });

export async function conversationRow(em: EntityManager, sessionId: number): Promise<ConversationRow | null> {
  const [row] = await em.execute<RawConversation[]>(`${CONVERSATION} where s.id = ?`, [sessionId]);
  return row ? toConversation(row) : null;
}

/**
 * The caller's newest open conversation that somebody went on with in the last 12 hours.
 * @param questionId null: on any question
 */
export async function currentConversation(
  em: EntityManager,
  userId: string,
  questionId: number | null,
  now: Date,
): Promise<ConversationRow | null> {
  const onQuestion = questionId === null ? '' : 'and s.question_id = ?';
  const [row] = await em.execute<RawConversation[]>(
    `${CONVERSATION} where s.user_id = ? and s.is_open and c.last_turn_at > ? ${onQuestion}
     order by s.created_at desc, s.id desc limit 1`,
    [userId, idleSince(now), ...(questionId === null ? [] : [questionId])],
  );
  return row ? toConversation(row) : null;
}

/** In order. */
export async function turnsOf(em: EntityManager, sessionId: number): Promise<TurnRow[]> {
  const rows = await em.execute<RawTurn[]>(`${TURN} where session_id = ? order by position`, [sessionId]);
  return rows.map(toTurn);
}

export async function turnByKey(
  em: EntityManager,
  userId: string,
  clientKey: string,
): Promise<{ readonly turn: TurnRow; readonly sessionId: number } | null> {
  const [row] = await em.execute<(RawTurn & { sessionId: number })[]>(
    `${TURN.replace('select id', 'select session_id as "sessionId", id')} where user_id = ? and client_key = ?`,
    [userId, clientKey],
  );
  return row ? { turn: toTurn(row), sessionId: row.sessionId } : null;
}

/** The caller's newest conversation on a question, where it is handed in and its last turn is not 12 hours old. */
export async function latestHandedIn(
  em: EntityManager,
  userId: string,
  questionId: number,
  now: Date,
): Promise<number | null> {
  const [row] = await em.execute<{ id: number; isRecent: boolean; isOpen: boolean }[]>(
    `select s.id, s.is_open as "isOpen", c.last_turn_at > ? as "isRecent"
     from conversations c join sessions s on s.id = c.session_id
     where s.user_id = ? and s.question_id = ? order by s.created_at desc, s.id desc limit 1`,
    [idleSince(now), userId, questionId],
  );
  return row?.isRecent && !row.isOpen ? row.id : null;
}

const idleSince = (now: Date): Date => new Date(now.getTime() - CONVERSATION_IDLE_HOURS * 3_600_000);

/** What is stored of a turn; what is left out has no value. */
export type NewTurn = Pick<TurnRow, 'phase' | 'speaker' | 'text' | 'createdAt'> &
  Partial<Omit<TurnRow, 'id' | 'position' | 'transcriptConfidence'>> & {
    readonly model?: string | null;
    readonly promptVersion?: string | null;
  };

/** One statement: a turn waits for it. The next place is its own under `lockConversationsOf`. */
export async function insertTurn(
  em: EntityManager,
  sessionId: number,
  userId: string,
  turn: NewTurn,
): Promise<TurnRow> {
  const [added] = await em.execute<RawTurn[]>(
    `with touched as (update conversations set last_turn_at = ? where session_id = ?)
     insert into conversation_turns (session_id, user_id, position, created_at, phase, speaker, text, turn_number,
       transcript_source, audio_key, duration, client_key, fingerprint, made_by, model, prompt_version, covered_point)
     values (?, ?, (select coalesce(max(position), 0) + 1 from conversation_turns where session_id = ?),
       ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     returning ${TURN_COLUMNS}`,
    [
      ...[turn.createdAt, sessionId, sessionId, userId, sessionId, turn.createdAt],
      ...[turn.phase, turn.speaker, turn.text, turn.turnNumber ?? null, turn.transcriptSource ?? null],
      ...[turn.audioKey ?? null, turn.duration ?? 0, turn.clientKey ?? null, turn.fingerprint ?? null],
      ...[turn.madeBy ?? null, turn.model ?? null, turn.promptVersion ?? null, turn.coveredPoint ?? null],
    ],
  );
  if (!added) throw new Error('A turn was not stored.');
  return toTurn(added);
}

export interface TurnWords {
  readonly text: string;
  readonly source: TranscriptSource;
  /** 0–1 where a transcriber tells. */
  readonly confidence: number | null;
}

/** The first words stay. @returns the turn as it is then; null: it is gone */
export async function writeTurnDown(
  em: EntityManager,
  turnId: number,
  { text, source, confidence }: TurnWords,
): Promise<TurnRow | null> {
  const written = await em.execute<RawTurn[]>(
    `update conversation_turns set text = ?, transcript_source = ?, transcript_confidence = ?
     where id = ? and text is null returning ${TURN_COLUMNS}`,
    [text, source, confidence, turnId],
  );
  const [row] = written.length > 0 ? written : await em.execute<RawTurn[]>(`${TURN} where id = ?`, [turnId]);
  return row ? toTurn(row) : null;
}
