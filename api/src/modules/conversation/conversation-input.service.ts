import { createHash, randomUUID } from 'node:crypto';
import { SAMPLE_RATE_HZ } from 'schema/rules/limits';
import { transcriptLines } from 'schema/rules/transcript';
import type { Storage } from '../../adapters/storage/storage.js';
import type { RequestContext } from '../../context.js';
import type { AssessmentInput, Transcript } from '../assessment/assessment.types.js';
import { encodeWav } from '../assessment/encode-wav.js';
import { decodeOpus } from '../assessment/opus/opus-audio.js';
import { OpusError } from '../assessment/opus/opus-track.js';
import type { Talk, TalkTurn } from '../assessment/talk/talk.types.js';
import { studentTranscript } from '../assessment/talk-transcript.js';
import { decodeWav, WavError } from '../assessment/wav.js';
import { withCorrections } from '../sessions/corrected-words.js';
import { Session } from '../sessions/session.entity.js';
import type { CorrectedTurn } from '../sessions/transcript-correction.entity.js';
import { mayPrepareAssessment } from './conversation.policy.js';
import { isWritten, turnsOf, type WrittenTurn } from './conversation.rows.js';

type ConversationInput = Pick<AssessmentInput, 'recording' | 'transcript' | 'talk'>;

/** What of a conversation is assessed: its stored turns, and the student's own recordings joined. For the worker. */
export class ConversationInputService {
  constructor(private readonly storage: Storage) {}

  /**
   * Of a session whose type is `conversation`. The joined recording is stored on the way, once.
   * @param corrections turns that were put right; null where the talk is marked as it was heard
   */
  async inputOf(
    ctx: RequestContext,
    session: Session,
    corrections: readonly CorrectedTurn[] | null = null,
  ): Promise<ConversationInput> {
    mayPrepareAssessment(ctx);
    const heard = (await turnsOf(ctx.em, session.id)).filter(isWritten);
    const turns = withCorrections(heard, corrections ?? []);
    const talk = turns.length > 0 ? talkOf(turns) : sentTalk(session.transcription ?? '');
    const text = studentTranscript(talk);
    const transcript: Transcript = corrections
      ? { text, source: 'corrected', confidence: null }
      : { text, source: session.transcriptSource ?? 'clientSent', confidence: confidenceOf(heard) };
    return { talk, transcript, recording: await this.#recording(ctx, session, heard) };
  }

  async #recording(
    ctx: RequestContext,
    session: Session,
    turns: readonly WrittenTurn[],
  ): Promise<AssessmentInput['recording']> {
    if (session.audioKey) return decodeWav(await this.storage.read(session.audioKey));
    const keys = turns.flatMap(({ speaker, audioKey }) =>
      speaker === 'student' && audioKey ? [audioKey] : [],
    );
    if (keys.length === 0) return null;
    const samples = joined(await Promise.all(keys.map((key) => this.#samples(ctx, key))));
    if (samples.length === 0) return null;
    const wav = encodeWav(samples, SAMPLE_RATE_HZ);
    const audioKey = `audio/${session.user.id}/${randomUUID()}.wav`;
    await this.storage.put(audioKey, wav);
    const audioSha256 = createHash('sha256').update(wav).digest('hex');
    const named = await ctx.em.nativeUpdate(
      Session,
      { id: session.id, audioKey: null },
      { audioKey, audioBytes: wav.byteLength, audioSha256 },
    );
    // another run has stored the same, or the account went meanwhile
    if (named === 0) await this.storage.delete(audioKey);
    return { samples, sampleRate: SAMPLE_RATE_HZ };
  }

  /** A file that turns out to be damaged is left out: the words of its turn are there. */
  async #samples(ctx: RequestContext, key: string): Promise<Float32Array> {
    const bytes = await this.storage.read(key);
    try {
      return key.endsWith('.wav') ? decodeWav(bytes).samples : await decodeOpus(bytes);
    } catch (error) {
      if (!(error instanceof OpusError) && !(error instanceof WavError)) throw error;
      ctx.log.warn({ err: error }, 'a recorded turn cannot be decoded');
      return new Float32Array();
    }
  }
}

const talkOf = (turns: readonly WrittenTurn[]): Talk => ({
  turns: turns.map(
    ({ speaker, text, phase, duration, audioKey }): TalkTurn => ({
      speaker,
      text,
      phase,
      seconds: audioKey ? duration : null,
    }),
  ),
});

/** Held elsewhere: only the lines are known. */
const sentTalk = (transcription: string): Talk => ({
  turns: transcriptLines(transcription).map(({ speaker, text }) => ({
    speaker,
    text,
    phase: null,
    seconds: null,
  })),
});

/** Mean of what the transcriber told, weighted by the words; null where it told nothing. */
function confidenceOf(turns: readonly WrittenTurn[]): number | null {
  let characters = 0;
  let sum = 0;
  for (const { speaker, text, transcriptConfidence } of turns) {
    if (speaker !== 'student' || transcriptConfidence === null) continue;
    characters += text.length;
    sum += text.length * transcriptConfidence;
  }
  return characters > 0 ? sum / characters : null;
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
