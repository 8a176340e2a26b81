import type { OutgoingTurn, TurnSound } from '../../../features/recorder/turnDatabase';
import type { SubmitTurnInput } from '../../../generated/conversation';
import { toWav } from '../../../lib/wav';

/** webm and ogg are read by the server, mp4 is not. */
const isSentAsRecorded = (mimeType: string): boolean => /^audio\/(webm|ogg)\b/.test(mimeType);

/**
 * What the browser recorded, as the server reads it: as it is, or as 16 kHz mono WAV.
 * @throws when it would have to be decoded and cannot be
 */
export async function soundToSend({ bytes, mimeType }: TurnSound): Promise<TurnSound> {
  if (isSentAsRecorded(mimeType)) return { bytes, mimeType };
  return { bytes: await toWav(bytes), mimeType: 'audio/wav' };
}

const fileName = ({ mimeType }: TurnSound): string => {
  const [, format = 'webm'] = /^audio\/(\w+)/.exec(mimeType) ?? [];
  return `turn.${format}`;
};

/**
 * What goes to `submitTurn`; every attempt of one turn gives the same, apart from words that are added. It names no
 * phase: a turn that was said while another page went on is not lost, it counts where it arrives.
 */
export const toTurnInput = (turn: OutgoingTurn): SubmitTurnInput => ({
  sessionId: turn.sessionId,
  clientKey: turn.clientKey,
  audio: turn.sound && new File([turn.sound.bytes], fileName(turn.sound), { type: turn.sound.mimeType }),
  transcription: turn.transcription || null,
  transcriptSource: turn.transcription ? turn.transcriptSource : null,
});
