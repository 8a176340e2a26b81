import { createHash } from 'node:crypto';
import type { ClientTranscriptSource, TranscriptSource } from 'schema/rules/choices';
import type { Phase } from 'schema/rules/phases';
import { badInput } from '../../errors.js';
import { checkedClientKey, checkedWords } from '../sessions/sessions.answer.js';
import { checkedTurnAudio, type TurnAudio } from './turn-audio.js';

/** A turn as either door hands one in. */
export interface TurnCommand {
  /** By question, as §7 sends it: joins the open conversation or opens one. By session: goes on with that one. */
  readonly to: { readonly questionId: number } | { readonly sessionId: number };
  /** Null: the phase that the conversation is in. */
  readonly phase: Phase | null;
  readonly turnNumber: number | null;
  readonly conversationRole: string | null;
  readonly studentProfileId: string | null;
  /** Unique per turn; sending again gives the first answer again. */
  readonly clientKey: string | null;
  /** Reads the uploaded file, which nobody does before the permission; null for a typed turn. */
  readonly audio: (() => Promise<Uint8Array>) | null;
  readonly transcription: string | null;
  readonly transcriptSource: ClientTranscriptSource | null;
}

export interface CheckedTurn extends Omit<TurnCommand, 'audio'> {
  readonly audio: TurnAudio | null;
  /** The words that came along, and where they came from. */
  readonly words: { readonly text: string; readonly source: TranscriptSource } | null;
  /** When the upload was at its end, by the clock of `performance`. */
  readonly receivedAt: number;
  /** Of what was said and to whom; the words beside a recording may come later. */
  readonly fingerprint: string;
}

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Reads and checks what arrived; a client's own claims about a recording count for nothing. @throws BAD_USER_INPUT */
export async function checkedTurn({ audio: read, ...command }: TurnCommand): Promise<CheckedTurn> {
  const clientKey = checkedClientKey(command.clientKey);
  const text = checkedWords(command.transcription);
  const bytes = read ? await read() : null;
  const receivedAt = performance.now();
  if (!bytes && !text) throw badInput('Please record or type your turn.', 'audio');
  const audio = bytes && checkedTurnAudio(bytes);
  const source = audio ? (command.transcriptSource ?? 'clientSent') : 'typed';
  const { to, phase, turnNumber } = command;
  return {
    ...command,
    clientKey,
    audio,
    receivedAt,
    words: text ? { text, source } : null,
    fingerprint: sha256(JSON.stringify([to, phase, turnNumber, audio ? sha256(audio.bytes) : text])),
  };
}
