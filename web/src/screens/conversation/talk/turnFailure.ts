import { TOASTS, type ToastText } from 'schema/rules/messages';
import { explainFailure } from '../../../features/recorder/submission';
import { errorCode, serverMessage } from '../../../lib/apollo';

/** Why a turn did not arrive. */
export interface TurnFailure {
  /**
   * unwritten: the server has the sound and nobody could write it down: words would help;
   * later: no connection or a busy server: the same turn may work later;
   * refused: it will never be taken.
   */
  readonly kind: 'unwritten' | 'later' | 'refused';
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

/** §8: the upload or its transcription failed, or the server did not take the turn. */
export const failureToast = ({ kind }: TurnFailure): ToastText =>
  kind === 'refused' ? TOASTS.turnFailed : TOASTS.transcriptionFailed;
