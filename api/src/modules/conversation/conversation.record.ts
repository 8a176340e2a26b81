import type { EntityManager } from '@mikro-orm/postgresql';
import type { TranscriptSource } from 'schema/rules/choices';
import { decisionOpening, greetingOn, hotsOpening, topicOf } from 'schema/rules/conversation-topic';
import { MIND_MAP_CONCEPTS_MAX } from 'schema/rules/limits';
import { nextPhase, type PartnerVoice, type Phase, phaseIndex } from 'schema/rules/phases';
import type { QuestionRow } from '../questions/question.rows.js';
import { Session } from '../sessions/session.entity.js';
import { Conversation } from './conversation.entity.js';
import { type ConversationRow, insertTurn, type TurnRow } from './conversation.rows.js';

/** The calls that write a caller's conversations come one after another; held until the transaction ends. */
export async function lockConversationsOf(em: EntityManager, userId: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('conversations:' || ?, 0))`, [userId]);
}

interface Opening {
  readonly userId: string;
  readonly question: QuestionRow;
  readonly phase: Phase;
  readonly conversationRole: string | null;
  readonly studentProfileId: string | null;
}

/** Opens a conversation with what the partner says first. @returns the id of its session */
export async function openConversation(em: EntityManager, opening: Opening, now: Date): Promise<number> {
  const { question, userId, phase } = opening;
  const session = em.create(Session, {
    user: userId,
    studentProfile: opening.studentProfileId,
    question: question.id,
    questionText: question.text,
    questionPoints: question.mindMapConcepts.slice(0, MIND_MAP_CONCEPTS_MAX),
    partType: 'part3',
    sessionType: 'conversation',
    isOpen: true,
    createdAt: now,
  });
  const conversation = em.create(Conversation, {
    session,
    phase,
    conversationRole: opening.conversationRole,
    topic: topicOf(question),
    decisionQuestion: question.session2Question,
    hotsQuestion: question.hotsQuestion,
    difficulty: question.difficulty,
    lastTurnAt: now,
  });
  await em.flush();
  await addPartnerTurn(em, session.id, userId, {
    phase,
    text: openingOf(conversation, phase),
    madeBy: 'opening',
    model: null,
    promptVersion: null,
    coveredPoint: null,
    at: now,
  });
  return session.id;
}

/** What the partner says at the start of a phase. */
function openingOf(
  {
    topic,
    decisionQuestion,
    hotsQuestion,
  }: Pick<Conversation, 'topic' | 'decisionQuestion' | 'hotsQuestion'>,
  phase: Phase,
): string {
  if (phase === 'session2') return decisionOpening(topic, decisionQuestion);
  return phase === 'session3' ? hotsOpening(topic, hotsQuestion) : greetingOn(topic);
}

/** Goes on to a later phase, one by one; the points of the one before are cleared. */
export async function advanceTo(
  em: EntityManager,
  conversation: ConversationRow,
  to: Phase,
  now: Date,
): Promise<void> {
  const { sessionId, userId } = conversation;
  let phase = conversation.phase;
  for (let next = nextPhase(phase); next && phaseIndex(next) <= phaseIndex(to); next = nextPhase(phase)) {
    phase = next;
    const text = openingOf(conversation, phase);
    const opening = { madeBy: 'opening', model: null, promptVersion: null, coveredPoint: null } as const;
    await addPartnerTurn(em, sessionId, userId, { ...opening, phase, text, at: now });
  }
  await em.nativeUpdate(
    Conversation,
    { session: sessionId },
    { phase, studentPoints: [], partnerPoints: [] },
  );
}

interface PartnerTurn {
  readonly phase: Phase;
  readonly text: string;
  readonly madeBy: PartnerVoice;
  readonly model: string | null;
  readonly promptVersion: string | null;
  readonly coveredPoint: number | null;
  readonly at: Date;
}

export const addPartnerTurn = (
  em: EntityManager,
  sessionId: number,
  userId: string,
  { at, ...turn }: PartnerTurn,
): Promise<TurnRow> => insertTurn(em, sessionId, userId, { ...turn, speaker: 'partner', createdAt: at });

interface StudentTurn {
  readonly phase: Phase;
  readonly turnNumber: number | null;
  readonly text: string | null;
  readonly transcriptSource: TranscriptSource | null;
  readonly audioKey: string | null;
  /** Seconds. */
  readonly duration: number;
  readonly clientKey: string | null;
  readonly fingerprint: string | null;
  readonly at: Date;
}

/** Must run under `lockConversationsOf`. */
export const addStudentTurn = (
  em: EntityManager,
  sessionId: number,
  userId: string,
  { at, ...turn }: StudentTurn,
): Promise<TurnRow> => insertTurn(em, sessionId, userId, { ...turn, speaker: 'student', createdAt: at });
