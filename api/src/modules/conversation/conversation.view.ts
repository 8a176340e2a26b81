import {
  assessmentObstacle,
  canAdvance,
  isReady,
  isTargetReached,
  PHASE_TARGET_SECONDS,
  type PhaseProgress,
} from 'schema/rules/phases';
import { type ConversationRow, isWritten, type TurnRow } from './conversation.rows.js';

interface PointView {
  readonly index: number;
  readonly text: string;
  readonly coveredByStudent: boolean;
  readonly coveredByPartner: boolean;
}

/** A conversation as screens draw it, with what may be done now. */
export interface ConversationView extends Omit<ConversationRow, 'points'> {
  readonly points: readonly PointView[];
  readonly turns: readonly TurnRow[];
  /** Of the student in this phase, whole seconds. */
  readonly spokenSeconds: number;
  readonly targetSeconds: number;
  readonly isTargetReached: boolean;
  readonly isReady: boolean;
  readonly canAdvance: boolean;
  readonly canAssess: boolean;
}

/** How far the phase is that the conversation is in; a turn that nobody has written down counts nowhere. */
function progressOf(conversation: ConversationRow, turns: readonly TurnRow[]): PhaseProgress {
  const { phase, studentPoints, partnerPoints } = conversation;
  const inPhase = turns.filter((turn) => turn.phase === phase && isWritten(turn));
  const spokenSeconds = inPhase.reduce((sum, { duration }) => sum + duration, 0);
  return { phase, turns: inPhase.length, studentPoints, partnerPoints, spokenSeconds };
}

export function viewOf(conversation: ConversationRow, turns: readonly TurnRow[]): ConversationView {
  const progress = progressOf(conversation, turns);
  return {
    ...conversation,
    points: conversation.points.map((text, index) => ({
      index,
      text,
      coveredByStudent: conversation.studentPoints.includes(index),
      coveredByPartner: conversation.partnerPoints.includes(index),
    })),
    turns,
    spokenSeconds: Math.round(progress.spokenSeconds),
    targetSeconds: PHASE_TARGET_SECONDS[conversation.phase],
    isTargetReached: isTargetReached(progress),
    isReady: isReady(progress),
    canAdvance: conversation.isOpen && canAdvance(progress),
    canAssess: conversation.isOpen && assessmentObstacle(turns.filter(isWritten)) === null,
  };
}
