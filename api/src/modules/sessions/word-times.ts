import type { EntityManager } from '@mikro-orm/postgresql';
import type { Speaker } from 'schema/rules/phases';
import { SPEAKER_NAMES } from 'schema/rules/transcript';
import type { SpokenWords } from './transcript-times.js';

interface HeardTurn {
  readonly sessionId: number;
  readonly speaker: Speaker;
  readonly text: string;
  /** Seconds; 0 where nothing was recorded. */
  readonly seconds: number;
}

/**
 * When the words of each session's transcript, as it was heard, were said: of an answer, as the transcriber told; of a
 * conversation, turn by turn, within the student's recordings joined. Only of what the reader may read.
 */
export async function wordTimesOf(
  em: EntityManager,
  readerId: string,
  sessionIds: readonly number[],
): Promise<Map<number, readonly SpokenWords[]>> {
  const ids = `{${sessionIds.join(',')}}`;
  const readable = `from sessions session left join student_profiles profile on profile.id = session.student_profile_id
    where session.id = any(?::int[]) and (session.user_id = ? or profile.user_id = ?) and not session.is_open`;
  const answers = await em.execute<{ id: number; times: SpokenWords[] }[]>(
    `select session.id, session.transcript_times as times ${readable} and session.transcript_times is not null`,
    [ids, readerId, readerId],
  );
  const turns = await em.execute<HeardTurn[]>(
    `select turn.session_id as "sessionId", turn.speaker, turn.text,
       case when turn.audio_key is null then 0 else turn.duration end as seconds
     from conversation_turns turn
     where turn.text is not null and turn.session_id in (select session.id ${readable} and session.audio_key is not null)
     order by turn.session_id, turn.position`,
    [ids, readerId, readerId],
  );
  const talks = [...Map.groupBy(turns, ({ sessionId }) => sessionId)];
  return new Map([
    ...answers.map(({ id, times }) => [id, times] as const),
    ...talks.map(([id, heard]) => [id, turnTimes(heard)] as const),
  ]);
}

/** Of the student's recorded turns, in the lines of the transcript and in the joined recording. */
export function turnTimes(turns: readonly Omit<HeardTurn, 'sessionId'>[]): SpokenWords[] {
  const times: SpokenWords[] = [];
  let line = 0;
  let from = 0;
  for (const { speaker, text, seconds } of turns) {
    const start = line + `${SPEAKER_NAMES[speaker]}: `.length;
    const end = start + text.length;
    if (speaker === 'student' && seconds > 0) {
      times.push({ start, end, from, to: from + seconds });
      from += seconds;
    }
    line = end + '\n'.length;
  }
  return times;
}
