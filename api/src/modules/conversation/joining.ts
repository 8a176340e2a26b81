import { phaseIndex } from 'schema/rules/phases';
import { type ConversationRow, isWritten, type TurnRow } from './conversation.rows.js';
import type { CheckedTurn } from './turn-command.js';

/** Far beyond any conversation: five minutes of talk are about forty turns. */
export const TURNS_MAX = 300;

/** The turns of the student under the same phase and number. */
const sameNumber = (turns: readonly TurnRow[], { phase, turnNumber }: CheckedTurn, now: ConversationRow) =>
  turnNumber === null
    ? []
    : turns.filter((turn) => turn.turnNumber === turnNumber && turn.phase === (phase ?? now.phase));

/** Without a key, conversation, phase and number are the key. */
export const sentAgain = (
  turns: readonly TurnRow[],
  sent: CheckedTurn,
  current: ConversationRow,
): TurnRow | null =>
  sent.clientKey === null
    ? (sameNumber(turns, sent, current).find(({ fingerprint }) => fingerprint === sent.fingerprint) ?? null)
    : null;

/**
 * A lower phase, or a number that is not above the last: the client has begun anew. A recording that nobody could write
 * down may be spoken again under its number.
 */
export function isFreshStart(
  turns: readonly TurnRow[],
  sent: CheckedTurn,
  current: ConversationRow,
): boolean {
  if (turns.length >= TURNS_MAX) return true;
  const phase = sent.phase ?? current.phase;
  if (phaseIndex(phase) < phaseIndex(current.phase)) return true;
  const { turnNumber } = sent;
  return (
    turnNumber !== null &&
    turns.some(
      (turn) =>
        isWritten(turn) && turn.phase === phase && turn.turnNumber !== null && turn.turnNumber >= turnNumber,
    )
  );
}
