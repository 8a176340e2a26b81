import type { PartnerVoice, Phase } from 'schema/rules/phases';
import { coveredPoints } from 'schema/rules/phases';
import type { ConversationFieldsFragment, TurnFieldsFragment } from '../../../generated/conversation';
import { type Activity, type RecordingLimit, recordedMs, type Talk } from './talkMachine';

export type Conversation = ConversationFieldsFragment;

/** Longest turn once the phase's target is reached. */
const TURN_MAX_MS = 120_000;
/** A second is the least that is worth a recording. */
const LEAST_MS = 1000;

const isWritten = ({ text }: TurnFieldsFragment): boolean => text !== null;

export const lastPosition = ({ turns }: Pick<Conversation, 'turns'>): number => turns.at(-1)?.position ?? 0;

/** Position of the turn that these words of the partner answer: the record may have them before they are heard. */
export function positionBefore({ turns }: Pick<Conversation, 'turns'>, words: string): number {
  const last = turns.at(-1);
  const isThere = last?.speaker === 'partner' && last.text?.startsWith(words);
  return lastPosition({ turns: isThere ? turns.slice(0, -1) : turns });
}

/** What goes on when a conversation is opened: the turn is the student's, unless an answer of the partner is due. */
function activityAtFirst(conversation: Conversation): Activity {
  if (!conversation.isOpen) return { kind: 'assessing', handedIn: true, watched: false };
  const last = conversation.turns.filter(isWritten).at(-1);
  return last?.speaker === 'student' ? { kind: 'thinking' } : { kind: 'yourTurn', problem: null };
}

/** A conversation as it stands on the server; a phase whose target is reached needs no telling again. */
export const talkAtFirst = (conversation: Conversation): Talk => ({
  activity: activityAtFirst(conversation),
  isClosed: !conversation.isOpen,
  timeUp: conversation.isTargetReached ? [conversation.phase] : [],
  asides: [],
  heard: null,
});

/** Until the phase's target; once that is reached, each turn has its own limit. */
export function recordingLimit({
  phase,
  spokenSeconds,
  targetSeconds,
  isTargetReached,
}: Conversation): RecordingLimit {
  if (isTargetReached) return { ms: TURN_MAX_MS, endsPhase: null };
  return { ms: Math.max(LEAST_MS, (targetSeconds - spokenSeconds) * 1000), endsPhase: phase };
}

/** Milliseconds that the student has spoken in this phase, the turn on its way and the recording included. */
export function spokenMs(conversation: Conversation, activity: Activity, now: number): number {
  const onItsWay = pendingTurn(conversation, activity)?.spokenMs ?? 0;
  return conversation.spokenSeconds * 1000 + onItsWay + recordedMs(activity, now);
}

/** The turn that is on its way, as long as the record does not have its words. */
function pendingTurn(conversation: Conversation, activity: Activity) {
  if (activity.kind !== 'transcribing' && activity.kind !== 'unsent') return null;
  const { turn } = activity;
  const arrived = conversation.turns.some((known) => known.clientKey === turn.clientKey && isWritten(known));
  return arrived || turn.sessionId !== conversation.sessionId ? null : turn;
}

/** Of a turn, the same before and after the record has it. */
const keyOf = (position: number): string => `turn-${position}`;

/** A bubble of the log. */
export interface LogEntry {
  readonly key: string;
  readonly speaker: 'student' | 'partner';
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly phase: Phase | null;
  /**
   * How its words came to be: written down from speech, typed; or why they are not there: being written down, being
   * sent, not arrived, never written down.
   */
  readonly mark: 'transcribed' | 'typed' | 'pending' | 'sending' | 'unsent' | 'unwritten' | 'speaking' | null;
  readonly madeBy: PartnerVoice | null;
}

const studentMark = (turn: TurnFieldsFragment): LogEntry['mark'] => {
  if (!isWritten(turn)) return 'unwritten';
  return turn.transcriptSource === 'typed' ? 'typed' : 'transcribed';
};

/** What was heard of an answer, as long as the record does not have it. */
function heardReply({ turns }: Conversation, { heard }: Talk) {
  if (!heard) return null;
  const later = turns.filter(({ position }) => position > heard.after);
  const isKnown = later.some(
    ({ speaker, text }, place) => speaker === 'partner' && (place === 0 || text?.startsWith(heard.text)),
  );
  return isKnown ? null : heard;
}

/** The partner's last turn is being spoken: the opening of a phase, or an answer, of which more may still come. */
function isBeingSpoken(turn: TurnFieldsFragment, { activity, heard }: Talk): boolean {
  if (activity.kind !== 'speaking') return false;
  return activity.growing ? turn.position > (heard?.after ?? 0) : turn.text === activity.text;
}

const partnerEntry = (key: string, text: string, at: number, mark: LogEntry['mark']): LogEntry => ({
  ...{ key, text, at, mark },
  speaker: 'partner',
  phase: null,
  madeBy: null,
});

/**
 * The log: what the record has, what of the partner's answer was heard, what stands in for an absent partner, and the
 * turn that is on its way.
 */
export function logEntries(conversation: Conversation, talk: Talk): LogEntry[] {
  const { activity, asides } = talk;
  const pending = pendingTurn(conversation, activity);
  const heard = heardReply(conversation, talk);
  const last = conversation.turns.at(-1);
  const entries: LogEntry[] = [];
  for (const turn of conversation.turns) {
    // shown as the one on its way, until its words are there
    if (pending && turn.clientKey === pending.clientKey) continue;
    const isSpeaking = turn === last && turn.speaker === 'partner' && isBeingSpoken(turn, talk);
    entries.push({
      key: keyOf(turn.position),
      speaker: turn.speaker,
      text: turn.text ?? '',
      at: Date.parse(turn.createdAt),
      phase: turn.phase,
      mark: turn.speaker === 'student' ? studentMark(turn) : isSpeaking ? 'speaking' : null,
      madeBy: turn.madeBy,
    });
    for (const aside of asides.filter(({ after }) => after === turn.position)) {
      entries.push(partnerEntry(`aside-${aside.at}`, aside.text, aside.at, null));
    }
    if (heard?.after === turn.position) {
      const mark = activity.kind === 'speaking' && activity.growing ? 'speaking' : null;
      entries.push(partnerEntry(keyOf(heard.after + 1), heard.text, heard.at, mark));
    }
  }
  if (pending) {
    entries.push({
      key: pending.clientKey,
      speaker: 'student',
      text: pending.transcription,
      at: pending.createdAt,
      phase: pending.phase,
      mark: activity.kind === 'unsent' ? 'unsent' : pending.sound ? 'pending' : 'sending',
      madeBy: null,
    });
  }
  return entries;
}

/** How many points somebody has covered in this phase. */
export const coveredCount = ({ points }: Conversation): number =>
  coveredPoints({
    studentPoints: points.filter(({ coveredByStudent }) => coveredByStudent).map(({ index }) => index),
    partnerPoints: points.filter(({ coveredByPartner }) => coveredByPartner).map(({ index }) => index),
  }).length;
