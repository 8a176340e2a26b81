import type { TranscriptSource } from 'schema/rules/choices';
import { AUDIO_MAX_BYTES, PART2_UPLOAD_MAX_SECONDS, TYPED_ANSWER_MAX_CHARACTERS } from 'schema/rules/limits';
import { AppError, badInput } from '../../errors.js';
import { WavError, wavDuration } from '../assessment/wav.js';

export interface Answer {
  /** 0 for a typed answer. */
  readonly durationSeconds: number;
  readonly transcription: string | null;
  readonly transcriptSource: TranscriptSource | null;
}

/** Measures what arrived; a client's own claims about it count for nothing. */
export function checkedAnswer(sent: {
  readonly audio: Uint8Array | null;
  readonly transcription: string | null;
  readonly transcriptSource: TranscriptSource | null;
}): Answer {
  const words = checkedWords(sent.transcription);
  if (!sent.audio) {
    if (!words) throw badInput('Please record or type an answer.', 'audio');
    return { durationSeconds: 0, transcription: words, transcriptSource: 'typed' };
  }
  const transcriptSource = words ? (sent.transcriptSource ?? 'clientSent') : null;
  return { durationSeconds: checkedDuration(sent.audio), transcription: words, transcriptSource };
}

export function checkedWords(transcription: string | null, field = 'transcription'): string | null {
  // PostgreSQL text holds no NUL
  const words = transcription?.replaceAll('\u0000', '').normalize('NFC').trim() || null;
  if (words && words.length > TYPED_ANSWER_MAX_CHARACTERS) {
    throw badInput(`Please use at most ${TYPED_ANSWER_MAX_CHARACTERS} characters.`, field);
  }
  return words;
}

function checkedDuration(audio: Uint8Array): number {
  if (audio.byteLength > AUDIO_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', 'The recording is too large.', 'audio');
  try {
    const durationSeconds = wavDuration(audio);
    if (durationSeconds > PART2_UPLOAD_MAX_SECONDS) {
      throw badInput(`The recording is longer than ${PART2_UPLOAD_MAX_SECONDS} seconds.`, 'audio');
    }
    return durationSeconds;
  } catch (error) {
    if (error instanceof WavError) throw badInput(error.message, 'audio');
    throw error;
  }
}

/** Any id that a client makes up; never one that the database or a log could choke on. */
export function checkedClientKey(key: string | null): string | null {
  if (key !== null && !/^[\w-]{1,100}$/.test(key)) {
    throw badInput('A key has 1 to 100 letters, digits, underscores and hyphens.', 'clientKey');
  }
  return key;
}
