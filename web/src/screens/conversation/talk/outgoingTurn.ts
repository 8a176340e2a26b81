import type { Phase } from 'schema/rules/phases';
import type { Words } from '../../../features/recorder/outbox';
import type { SubmitTurnInput } from '../../../generated/conversation';

/** Sound as it is sent: what the browser recorded where the server reads it, else WAV. */
export interface TurnSound {
  /** Kept as ArrayBuffer: some browsers lose Blobs that they keep in IndexedDB. */
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
}

/** A turn of the student that the server has not acknowledged. */
export interface OutgoingTurn extends Words {
  /** UUID made here; the server makes one turn of it however often it is sent. */
  readonly clientKey: string;
  /** Nobody else who signs in on this device is shown it. */
  readonly viewerId: string;
  readonly sessionId: string;
  readonly phase: Phase;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Null for a typed turn. */
  readonly sound: TurnSound | null;
  /** Of the recording, by our clock; the server measures its own. */
  readonly spokenMs: number;
  /** Position of the last turn in the record when this one was made. */
  readonly after: number;
}

/** webm and ogg are read by the server, mp4 is not. */
export const isSentAsRecorded = (mimeType: string): boolean => /^audio\/(webm|ogg)\b/.test(mimeType);

const fileName = ({ mimeType }: TurnSound): string => {
  const [, format = 'webm'] = /^audio\/(\w+)/.exec(mimeType) ?? [];
  return `turn.${format}`;
};

/** What goes to `submitTurn`; every attempt of one turn gives the same, apart from words that are added. */
export const toTurnInput = (turn: OutgoingTurn): SubmitTurnInput => ({
  sessionId: turn.sessionId,
  clientKey: turn.clientKey,
  phase: turn.phase,
  audio: turn.sound && new File([turn.sound.bytes], fileName(turn.sound), { type: turn.sound.mimeType }),
  transcription: turn.transcription || null,
  transcriptSource: turn.transcription ? turn.transcriptSource : null,
});
