import type { EntityManager } from '@mikro-orm/postgresql';
import { isSettled, SETTLED_STATES, type SpendingPurpose } from 'schema/rules/choices';
import { AiError, type Charge, type Transcriber } from '../../adapters/ai/ai.js';
import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { News } from '../../news/news.js';
import { Assessment } from '../assessment/assessment.entity.js';
import type { AssessmentService } from '../assessment/assessment.service.js';
import type { AssessmentResult, MarkedResult, Transcript } from '../assessment/assessment.types.js';
import { NEVER_ANSWERED, NOBODY_LISTENS } from '../assessment/cautions.js';
import { decodeWav, wavDuration } from '../assessment/wav.js';
import type { ConversationInputService } from '../conversation/conversation-input.service.js';
import { Session } from './session.entity.js';
import { mayAssess } from './sessions.policy.js';
import { type CorrectionRow, correctionFor } from './transcript-corrections.rows.js';
import { spokenWords } from './transcript-times.js';
import { GIVEN_UP, WAITING } from './waiting-reasons.js';

/** The type of a session whose turns were written down as they came. */
const CONVERSATION = 'conversation';

/** Faults of our own get better by trying again only now and then. */
const TRIES_OF_OWN_FAULTS = 3;

/** One attempt at one session: what a job is about. */
interface Attempt {
  readonly sessionId: number;
  readonly attempt: number;
}

interface AssessmentRun extends Attempt {
  /** 0 at the first try. */
  readonly retry: number;
  readonly builtInOnly?: boolean;
  readonly isLastResort?: boolean;
}

/** Another run has settled the session, it was asked for again, or it is gone: this run has nothing left to do. */
class Overtaken extends Error {}

/** The job `assess-session`: transcribe, assess, store. Safe to run twice and to be killed anywhere. */
export class SessionAssessmentService {
  constructor(
    private readonly assessor: AssessmentService,
    private readonly conversations: ConversationInputService,
    private readonly transcriber: Transcriber | null,
    private readonly storage: Storage,
    private readonly news: News,
    private readonly clock: Clock,
    /** For what follows on marks of a model, or on its silence; null where no provider is configured. */
    private readonly followUps: Jobs | null,
  ) {}

  async assess(ctx: RequestContext, run: AssessmentRun): Promise<void> {
    mayAssess(ctx);
    try {
      const session = await this.#open(ctx, run);
      const correction = await correctionFor(ctx.em, run.sessionId, run.attempt);
      const said =
        session.sessionType === CONVERSATION
          ? await this.conversations.inputOf(ctx, session, correction && (correction.turns ?? []))
          : await this.#answerOf(ctx, run, session, correction);
      await this.#change(ctx, run, { state: 'assessing', stateReason: null });
      const input = {
        partType: session.partType,
        question: { text: session.questionText, points: session.questionPoints },
        ...said,
      };
      const result = await this.assessor.assess(input, {
        charge: run.builtInOnly ? null : chargeOf('assessment', session),
        // a server would have written it down, or failed
        cautions: [
          ...(this.transcriber && input.recording && !input.transcript ? [NOBODY_LISTENS] : []),
          ...(run.isLastResort ? [NEVER_ANSWERED] : []),
        ],
      });
      const isImproved = session.sessionType !== CONVERSATION && !run.builtInOnly;
      await this.#store(ctx, run, result, { isCorrected: correction !== null, isImproved });
    } catch (error) {
      if (await this.#isOvertaken(ctx, run, error)) return;
      if (error instanceof AiError && error.retryable) {
        await this.#change(ctx, run, { stateReason: WAITING }).catch(ignoreOvertaken);
        throw error;
      }
      if (!(error instanceof AiError) && run.retry + 1 < TRIES_OF_OWN_FAULTS) throw error;
      ctx.log.error({ err: error, sessionId: run.sessionId }, 'assessment failed');
      await this.giveUp(ctx, run);
    }
  }

  /**
   * A model that never came leaves the marks to the built-in assessor. Where it cannot help either, the student may
   * run it again; the recording stays.
   */
  async giveUp(ctx: RequestContext, run: Omit<AssessmentRun, 'retry'>): Promise<void> {
    mayAssess(ctx);
    try {
      const { sessionId, attempt } = run;
      const { state } = await this.#open(ctx, run);
      if (!this.followUps || run.builtInOnly || state !== 'assessing') {
        return await this.#change(ctx, run, { state: 'failed', stateReason: GIVEN_UP });
      }
      const lastResort = { sessionId, attempt, builtInOnly: true, isLastResort: true };
      await this.followUps.enqueue(ctx.em, 'assess-session', lastResort);
    } catch (error) {
      ignoreOvertaken(error);
    }
  }

  async #open(ctx: RequestContext, { sessionId, attempt }: Attempt): Promise<Session> {
    const session = await ctx.em.findOne(Session, { id: sessionId }, { disableIdentityMap: true });
    if (!session || session.attempt !== attempt || isSettled(session.state)) throw new Overtaken();
    return session;
  }

  /** A run whose session is gone fails in many ways, at its recording first: nobody needs to hear of any. */
  async #isOvertaken(ctx: RequestContext, run: AssessmentRun, error: unknown): Promise<boolean> {
    if (error instanceof Overtaken) return true;
    try {
      await this.#open(ctx, run);
      return false;
    } catch (now) {
      if (now instanceof Overtaken) return true;
      throw error;
    }
  }

  async #answerOf(
    ctx: RequestContext,
    run: AssessmentRun,
    session: Session,
    correction: CorrectionRow | null,
  ) {
    const recording = session.audioKey ? await this.storage.read(session.audioKey) : null;
    const transcript = correction
      ? ({ text: correction.text, source: 'corrected', confidence: null } as const)
      : await this.#transcript(ctx, run, session, recording);
    return { recording: recording && decodeWav(recording), transcript };
  }

  /** A server's words come before the browser's; without a server the browser's or typed words stand. */
  async #transcript(
    ctx: RequestContext,
    run: AssessmentRun,
    session: Session,
    wav: Uint8Array | null,
  ): Promise<Transcript | null> {
    const sent = transcriptOf(session);
    if (!wav || !this.transcriber || sent?.source === 'server') return sent;
    await this.#change(ctx, run, { state: 'transcribing', stateReason: null });
    try {
      const { text, confidence, times } = await this.transcriber.transcribe({
        charge: chargeOf('transcription', session),
        audio: wav,
        format: 'wav',
        seconds: wavDuration(wav),
      });
      await this.#change(ctx, run, {
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

  async #store(
    ctx: RequestContext,
    { sessionId, attempt }: Attempt,
    result: AssessmentResult,
    { isCorrected, isImproved }: { readonly isCorrected: boolean; readonly isImproved: boolean },
  ): Promise<void> {
    const improvements = isImproved && result.outcome === 'marked' ? this.followUps : null;
    const now = this.clock.now();
    await ctx.em.transactional(async (em) => {
      const settled = (await isMarked(em, sessionId))
        ? AS_BEFORE
        : {
            ...settledBy(result),
            hasCorrectedMarks: isCorrected && result.outcome === 'marked',
            assessedAt: now,
          };
      await this.#write(em, { sessionId, attempt }, settled);
      const improvedAnswer = improvements && ({ state: 'awaited' } as const);
      em.create(Assessment, { session: sessionId, attempt, result, improvedAnswer, createdAt: now });
      await improvements?.enqueue(em, 'improve-answer', { sessionId, attempt });
    });
  }

  async #change(ctx: RequestContext, attempt: Attempt, change: SessionChange): Promise<void> {
    await ctx.em.transactional((em) => this.#write(em, attempt, change));
  }

  /** Only while this attempt is the one that counts: a row lock orders two runs of the same job. */
  async #write(em: EntityManager, { sessionId, attempt }: Attempt, change: SessionChange): Promise<void> {
    const changed = await em.nativeUpdate(
      Session,
      { id: sessionId, attempt, state: { $nin: [...SETTLED_STATES] } },
      change,
    );
    if (changed === 0) throw new Overtaken();
    await this.news.publish(em, 'session', String(sessionId));
  }
}

type SessionChange = Partial<
  Pick<
    Session,
    | 'state'
    | 'stateReason'
    | 'assessedAt'
    | 'transcription'
    | 'transcriptSource'
    | 'transcriptConfidence'
    | 'transcriptTimes'
    | 'hasCorrectedMarks'
    | 'grammarScore'
    | 'vocabularyScore'
    | 'communicativeScore'
    | 'overallScore'
  >
>;

/** Each attempt is paid once, however often its job runs. */
const chargeOf = (purpose: SpendingPurpose, { id, attempt, user }: Session): Charge => ({
  purpose,
  userId: user.id,
  reference: `session:${id}:${attempt}`,
});

function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}

function transcriptOf(session: Session): Transcript | null {
  if (session.transcription === null || session.transcriptSource === null) return null;
  return {
    text: session.transcription,
    source: session.transcriptSource,
    confidence: session.transcriptConfidence,
  };
}

/** The first marks stay the session's own; those of a correction stand beside them. */
const AS_BEFORE: SessionChange = { state: 'assessed', stateReason: null };

async function isMarked(em: EntityManager, sessionId: number): Promise<boolean> {
  const marked = await em.execute<object[]>(
    `select 1 from assessments where session_id = ? and result->>'outcome' = 'marked' limit 1`,
    [sessionId],
  );
  return marked.length > 0;
}

function settledBy(result: AssessmentResult): SessionChange {
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
