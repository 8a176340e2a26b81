import { AUDIO_MAX_BYTES } from 'schema/rules/limits';
import { TURN_UPLOAD_MAX_SECONDS } from 'schema/rules/phases';
import type { AudioFormat } from '../../adapters/ai/ai.js';
import { AppError, badInput } from '../../errors.js';
import { opusDuration } from '../assessment/opus/opus-duration.js';
import { isOgg, isWebm, OpusError } from '../assessment/opus/opus-track.js';
import { WavError, wavDuration } from '../assessment/wav.js';

export interface TurnAudio {
  readonly bytes: Uint8Array;
  readonly format: AudioFormat;
  /** Measured from the packets or samples, not from what the file claims. */
  readonly seconds: number;
}

/** The box type of MP4 and its kin stands after four bytes of size. */
const isMp4 = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';

/**
 * Looks at what arrived: its kind by its first bytes, its length by its sound.
 * @throws BAD_USER_INPUT with a sentence; PAYLOAD_TOO_LARGE
 */
export function checkedTurnAudio(bytes: Uint8Array): TurnAudio {
  if (bytes.byteLength > AUDIO_MAX_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'The recording is too large.', 'audio');
  }
  if (isMp4(bytes)) {
    throw badInput('MP4 recordings cannot be read here: please send WAV, webm or ogg.', 'audio');
  }
  try {
    const format = isWebm(bytes) ? 'webm' : isOgg(bytes) ? 'ogg' : 'wav';
    const seconds = format === 'wav' ? wavDuration(bytes) : opusDuration(bytes);
    if (seconds > TURN_UPLOAD_MAX_SECONDS) {
      throw badInput(`The recording is longer than ${TURN_UPLOAD_MAX_SECONDS} seconds.`, 'audio');
    }
    return { bytes, format, seconds };
  } catch (error) {
    if (error instanceof WavError && error.fault === 'notWav') {
      throw badInput('The recording is not a WAV, webm or ogg file.', 'audio');
    }
    if (error instanceof WavError || error instanceof OpusError) throw badInput(error.message, 'audio');
    throw error;
  }
}
