import { AiError, type Transcriber } from '../../adapters/ai/ai.js';
import type { Storage } from '../../adapters/storage/storage.js';
import type { RequestContext } from '../../context.js';
import type { News } from '../../news/news.js';
import type { AssessmentInput, Transcript } from '../assessment/assessment.types.js';
import { decodeWav, wavDuration } from '../assessment/wav.js';
import type { Session } from './session.entity.js';
import { type Attempt, changeAttempt, chargeOf, type SessionChange } from './session-attempt.js';
import { mayAssess } from './sessions.policy.js';
import type { CorrectionRow } from './transcript-corrections.rows.js';
import { spokenWords } from './transcript-times.js';

type AnswerInput = Pick<AssessmentInput, 'recording' | 'transcript'>;

/** What of an answer is assessed: its recording and its words, which a server writes down where one is configured. */
export class AnswerInputService {
  constructor(
    private readonly transcriber: Transcriber | null,
    private readonly storage: Storage,
    private readonly news: News,
  ) {}

  /** A server writes down what is recorded, or fails: words that are missing then are not for want of one. */
  get transcribes(): boolean {
    return this.transcriber !== null;
  }

  /**
   * @param correction words that were put right; null where the answer is marked as it was heard
   * @throws AiError when the provider may answer later (retryable), or refuses and no words were sent
   */
  async inputOf(
    ctx: RequestContext,
    attempt: Attempt,
    session: Session,
    correction: CorrectionRow | null,
  ): Promise<AnswerInput> {
    mayAssess(ctx);
    const recording = session.audioKey ? await this.storage.read(session.audioKey) : null;
    const transcript = correction
      ? ({ text: correction.text, source: 'corrected', confidence: null } as const)
      : await this.#transcript(ctx, attempt, session, recording);
    return { recording: recording && decodeWav(recording), transcript };
  }

  /** A server's words come before the browser's; without a server the browser's or typed words stand. */
  async #transcript(
    ctx: RequestContext,
    attempt: Attempt,
    session: Session,
    wav: Uint8Array | null,
  ): Promise<Transcript | null> {
    const sent = transcriptOf(session);
    if (!wav || !this.transcriber || sent?.source === 'server') return sent;
    await this.#change(ctx, attempt, { state: 'transcribing', stateReason: null });
    try {
      const { text, confidence, times } = await this.transcriber.transcribe({
        charge: chargeOf('transcription', session),
        audio: wav,
        format: 'wav',
        seconds: wavDuration(wav),
      });
      await this.#change(ctx, attempt, {
        transcription: text,
        transcriptSource: 'server',
        transcriptConfidence: confidence,
        transcriptTimes: times && spokenWords(text, times),
      });
      return { text, source: 'server', confidence };
    } catch (error) {
      if (!(error instanceof AiError) || error.retryable) throw error;
      if (!sent && error.kind !== 'budget') throw error;
      ctx.log.warn({ err: error, sessionId: session.id }, 'transcription refused: the sent words serve');
      return sent;
    }
  }

  async #change(ctx: RequestContext, attempt: Attempt, change: SessionChange): Promise<void> {
    await ctx.em.transactional((em) => changeAttempt(em, this.news, attempt, change));
  }
}

function transcriptOf(session: Session): Transcript | null {
  if (session.transcription === null || session.transcriptSource === null) return null;
  return {
    text: session.transcription,
    source: session.transcriptSource,
    confidence: session.transcriptConfidence,
  };
}
