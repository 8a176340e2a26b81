import { TOASTS, type ToastText } from 'schema/rules/messages';
import { explainFailure } from '../../../features/recorder/submission';
import { errorCode, serverMessage } from '../../../lib/apollo';

/** Why a turn did not arrive. */
export interface TurnFailure {
  /**
   * unwritten: the server has the sound and nobody could write it down: words would help;
   * brokenOff: its page went away while it was recorded; nobody has asked to send it;
   * later: no connection or a busy server: the same turn may work later;
   * refused: it will never be taken.
   */
  readonly kind: 'unwritten' | 'brokenOff' | 'later' | 'refused';
  /** What to tell the student. */
  readonly sentence: string;
}

export function explainTurnFailure(error: unknown): TurnFailure {
  const told = serverMessage(error);
  if (errorCode(error) === 'AI_UNAVAILABLE') {
    return {
      kind: 'unwritten',
      sentence: told ?? 'Your recording is safe, but nobody could write it down. Type what you said.',
    };
  }
  const failure = explainFailure(error);
  if (failure.kind === 'refused') return failure;
  return {
    kind: 'later',
    sentence: 'Your turn is kept on this device. Check your connection and send it again.',
  };
}

/** §8: a recording did not arrive or could not be written down, or a turn was not taken. */
export const failureToast = ({ kind }: TurnFailure, hasSound: boolean): ToastText =>
  kind === 'refused' || !hasSound ? TOASTS.turnFailed : TOASTS.transcriptionFailed;
