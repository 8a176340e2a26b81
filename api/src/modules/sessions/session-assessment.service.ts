import { AiError, type Transcriber } from '../../adapters/ai/ai.js';
import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import type { News } from '../../news/news.js';
import { Assessment } from '../assessment/assessment.entity.js';
import type { AssessmentService } from '../assessment/assessment.service.js';
import type { AssessmentResult, MarkedResult } from '../assessment/assessment.types.js';
import { decodeWav } from '../assessment/wav.js';
import { Session } from './session.entity.js';
import { isSettled } from './session.state.js';
import { mayAssess } from './sessions.policy.js';

const WAITING = 'The marking service does not answer at the moment. We keep trying; you can leave this page.';
const GIVEN_UP = 'The marking service did not answer. Your answer is safe: please try again later.';

interface AssessmentRun {
  readonly sessionId: number;
  readonly attempt: number;
  readonly builtInOnly?: boolean;
  /** Nothing retries after this run. */
  readonly isLastTry: boolean;
}

/** One run of the job `assess-session`: transcribe, assess, store. Safe to run twice and to be killed anywhere. */
export class SessionAssessmentService {
  constructor(
    private readonly assessor: AssessmentService,
    private readonly transcriber: Transcriber | null,
    private readonly storage: Storage,
    private readonly news: News,
    private readonly clock: Clock,
  ) {}

  async assess(ctx: RequestContext, run: AssessmentRun): Promise<void> {
    mayAssess(ctx);
    const session = await ctx.em.findOne(Session, { id: run.sessionId });
    // deleted, settled by an earlier run of this job, or asked for again since
    if (!session || session.attempt !== run.attempt || isSettled(session)) return;
    try {
      const recording = session.audioKey ? await this.storage.read(session.audioKey) : null;
      if (recording) await this.#transcribe(ctx, session, recording);
      await this.#change(ctx, session, { state: 'assessing', stateReason: null });
      const input = {
        partType: session.partType,
        question: { text: session.questionText, points: session.questionPoints },
        recording: recording && decodeWav(recording),
        transcript: transcriptOf(session),
      };
      const result = await this.assessor.assess(input, { builtInOnly: run.builtInOnly });
      await this.#store(ctx, session, result);
    } catch (error) {
      const comesBack = error instanceof AiError && error.retryable && !run.isLastTry;
      if (comesBack) await this.#change(ctx, session, { stateReason: WAITING });
      else if (error instanceof AiError || run.isLastTry) {
        ctx.log.error({ err: error, sessionId: session.id }, 'assessment failed');
        await this.#change(ctx, session, { state: 'failed', stateReason: GIVEN_UP });
        return;
      }
      throw error;
    }
  }

  /** A server's transcript comes before the browser's; without a server the browser's or typed words stand. */
  async #transcribe(ctx: RequestContext, session: Session, wav: Uint8Array): Promise<void> {
    if (!this.transcriber || session.transcriptSource === 'server') return;
    await this.#change(ctx, session, { state: 'transcribing', stateReason: null });
    try {
      const heard = await this.transcriber.transcribe(wav);
      await this.#change(ctx, session, {
        transcription: heard.text,
        transcriptSource: 'server',
        transcriptConfidence: heard.confidence,
      });
    } catch (error) {
      const wordsAreThere = session.transcription !== null;
      if (error instanceof AiError && !error.retryable && wordsAreThere) {
        ctx.log.warn({ err: error, sessionId: session.id }, 'transcription refused: the sent words serve');
        return;
      }
      throw error;
    }
  }

  async #store(ctx: RequestContext, session: Session, result: AssessmentResult): Promise<void> {
    const now = this.clock.now();
    await ctx.em.transactional(async (em) => {
      em.create(Assessment, { session, attempt: session.attempt, result, createdAt: now });
      em.assign(session, { ...settledBy(result), assessedAt: now });
      await em.flush();
      await this.news.publish(em, 'session', String(session.id));
    });
  }

  async #change(ctx: RequestContext, session: Session, change: Partial<Session>): Promise<void> {
    await ctx.em.transactional(async (em) => {
      em.assign(session, change);
      await em.flush();
      await this.news.publish(em, 'session', String(session.id));
    });
  }
}

function transcriptOf(session: Session) {
  if (session.transcription === null || session.transcriptSource === null) return null;
  return {
    text: session.transcription,
    source: session.transcriptSource,
    confidence: session.transcriptConfidence,
  };
}

function settledBy(result: AssessmentResult): Partial<Session> {
  if (result.outcome === 'notMarked') return { state: 'notMarked', stateReason: result.because };
  return {
    state: 'assessed',
    stateReason: null,
    grammarScore: bandOf(result, 'grammar'),
    vocabularyScore: bandOf(result, 'vocabulary'),
    communicativeScore: bandOf(result, 'communicative'),
    overallScore: result.total,
  };
}

const bandOf = (result: MarkedResult, criterion: string): number | null =>
  result.marks.find((mark) => mark.criterion === criterion)?.band ?? null;
