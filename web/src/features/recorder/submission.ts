import { ServerError } from '@apollo/client/errors';
import type { SubmitSessionInput } from '../../generated/sessions';
import { errorCode, serverMessage } from '../../lib/apollo';
import type { KeptRecording } from './outbox';
import type { Failure } from './sender';

/** Codes with which the server says that the same answer will never be taken. */
const REFUSALS = new Set(['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN']);
const UNAUTHORIZED = 401;
const TOO_LARGE = 413;

export const RECORDING_NAME = 'recording.wav';

/** What goes to `submitSession`; every attempt of one recording gives the same. */
export function toSubmission(recording: KeptRecording): SubmitSessionInput {
  const { questionId, clientKey, student, wav, transcription, transcriptSource } = recording;
  return {
    questionId,
    clientKey,
    studentProfileId: student?.id ?? null,
    audio: wav && new File([wav], RECORDING_NAME, { type: 'audio/wav' }),
    transcription: transcription || null,
    transcriptSource: transcription ? transcriptSource : null,
  };
}

/** Whatever is not a refusal may work later: no connection, a busy or restarting server. */
export function explainFailure(error: unknown): Failure {
  const code = errorCode(error);
  const status = ServerError.is(error) ? error.statusCode : null;
  if (code === 'UNAUTHENTICATED' || status === UNAUTHORIZED) return { kind: 'signedOut' };
  if (code !== null && REFUSALS.has(code)) {
    return { kind: 'refused', sentence: serverMessage(error) ?? 'The server did not accept this answer.' };
  }
  if (status === TOO_LARGE) {
    return { kind: 'refused', sentence: 'This recording is too large to be sent.' };
  }
  return { kind: 'later' };
}

/** A UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages without https, typing is not. */
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => {
    const value = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
