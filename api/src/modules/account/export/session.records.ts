import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { Assessment } from '../../assessment/assessment.entity.js';
import { Conversation } from '../../conversation/conversation.entity.js';
import { ConversationTurn } from '../../conversation/conversation-turn.entity.js';
import { Session } from '../../sessions/session.entity.js';
import { TranscriptCorrection } from '../../sessions/transcript-correction.entity.js';
import { TeacherMarks } from '../../teacher-marks/teacher-marks.entity.js';
import type { ExportSource } from './export-source.js';

/** Each may carry a minute of transcript and a page of feedback. */
const PAGE = 50;
const UNMANAGED = { disableIdentityMap: true } as const;

/**
 * Sessions with their words, marks and feedback, oldest first; conversations with their turns.
 * @param withAudio false: what is recorded is not put into the zip
 */
export async function* sessionRecords(
  source: ExportSource,
  which: FilterQuery<Session>,
  withAudio = true,
): AsyncIterable<object> {
  let after = 0;
  for (;;) {
    const sessions = await source.em.find(
      Session,
      { $and: [which, { id: { $gt: after } }] },
      { orderBy: { id: 'asc' }, limit: PAGE, ...UNMANAGED },
    );
    const last = sessions.at(-1);
    if (!last) return;
    after = last.id;
    const parts = await partsOf(
      source.em,
      sessions.map(({ id }) => id),
    );
    for (const session of sessions) yield recordOf(withAudio ? source : null, session, parts);
  }
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

async function partsOf(em: EntityManager, ids: number[]) {
  const session = { $in: ids };
  const [assessments, corrections, teacherMarks, conversations, turns] = [
    await em.find(Assessment, { session }, { orderBy: { attempt: 'asc' }, ...UNMANAGED }),
    await em.find(TranscriptCorrection, { session }, { orderBy: { attempt: 'asc' }, ...UNMANAGED }),
    await em.find(TeacherMarks, { session }, { orderBy: { id: 'asc' }, ...UNMANAGED }),
    await em.find(Conversation, { session }, UNMANAGED),
    await em.find(ConversationTurn, { session }, { orderBy: { position: 'asc' }, ...UNMANAGED }),
  ];
  const bySession = <Row extends { session: { id: number } }>(rows: Row[]) =>
    Map.groupBy(rows, (row) => row.session.id);
  return {
    assessments: bySession(assessments),
    corrections: bySession(corrections),
    teacherMarks: bySession(teacherMarks),
    conversations: bySession(conversations),
    turns: bySession(turns),
  };
}

/** @param source null: recordings stay out */
function recordOf(source: ExportSource | null, session: Session, parts: Parts): object {
  const { id } = session;
  const [conversation] = parts.conversations.get(id) ?? [];
  const day = source?.dayOf(session.createdAt);
  const name = conversation ? `audio/${day}-conversation-${id}/whole` : `audio/${day}-session-${id}`;
  return {
    id,
    createdAt: session.createdAt,
    partType: session.partType,
    sessionType: session.sessionType,
    ...(session.studentProfile && { studentId: session.studentProfile.id }),
    question: session.questionText,
    questionPoints: session.questionPoints,
    state: conversation && session.isOpen ? 'notHandedIn' : session.state,
    stateReason: session.stateReason,
    durationSeconds: session.duration,
    recording: source?.file(session.audioKey, name) ?? null,
    transcript: session.transcription,
    transcriptSource: session.transcriptSource,
    transcriptConfidence: session.transcriptConfidence,
    transcriptTimes: session.transcriptTimes,
    corrections: (parts.corrections.get(id) ?? []).map(({ attempt, createdAt, text }) => ({
      ...{ attempt, createdAt, text },
    })),
    marks: {
      grammar: session.grammarScore,
      vocabulary: session.vocabularyScore,
      communicativeCompetence: session.communicativeScore,
      total: session.overallScore,
    },
    assessedAt: session.assessedAt,
    assessments: (parts.assessments.get(id) ?? []).map(({ attempt, createdAt, result, improvedAnswer }) => ({
      attempt,
      createdAt,
      ...result,
      ...(improvedAnswer?.state === 'written' && { improvedAnswer: improvedAnswer.text }),
    })),
    teacherMarks: (parts.teacherMarks.get(id) ?? []).map(({ createdAt, isBlind, marks, comment }) => ({
      ...{ createdAt, isBlind, marks, comment },
    })),
    ...(conversation && {
      conversation: {
        topic: conversation.topic,
        phase: conversation.phase,
        role: conversation.conversationRole,
        pointsOfStudent: conversation.studentPoints,
        pointsOfPartner: conversation.partnerPoints,
        turns: (parts.turns.get(id) ?? []).map((turn) => ({
          position: turn.position,
          phase: turn.phase,
          speaker: turn.speaker,
          text: turn.text,
          transcriptSource: turn.transcriptSource,
          durationSeconds: turn.duration,
          recording:
            source?.file(turn.audioKey, `audio/${day}-conversation-${id}/turn-${turn.position}`) ?? null,
          createdAt: turn.createdAt,
        })),
      },
    }),
  };
}
