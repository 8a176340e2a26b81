import { AiError } from '../../adapters/ai/ai.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { News } from '../../news/news.js';
import type { AssessmentService } from '../assessment/assessment.service.js';
import type { AssessmentInput, AssessmentResult } from '../assessment/assessment.types.js';
import { NEVER_ANSWERED, NOBODY_LISTENS } from '../assessment/cautions.js';
import type { CalibrationService } from '../calibration/calibration.service.js';
import type { ConversationInputService } from '../conversation/conversation-input.service.js';
import type { AnswerInputService } from './answer-input.service.js';
import type { Session } from './session.entity.js';
import {
  type Attempt,
  changeAttempt,
  chargeOf,
  ignoreOvertaken,
  isOvertaken,
  openAttempt,
  type SessionChange,
} from './session-attempt.js';
import { mayAssess } from './sessions.policy.js';
import { storeResult } from './store-result.js';
import { correctionFor } from './transcript-corrections.rows.js';
import { GIVEN_UP, WAITING } from './waiting-reasons.js';

/** The type of a session whose turns were written down as they came. */
const CONVERSATION = 'conversation';

/** Faults of our own get better by trying again only now and then. */
const TRIES_OF_OWN_FAULTS = 3;

interface AssessmentRun extends Attempt {
  /** 0 at the first try. */
  readonly retry: number;
  readonly builtInOnly?: boolean;
  readonly isLastResort?: boolean;
}

interface Inputs {
  readonly answers: AnswerInputService;
  readonly conversations: ConversationInputService;
}

/** The job `assess-session`: transcribe, assess, store. Safe to run twice and to be killed anywhere. */
export class SessionAssessmentService {
  constructor(
    private readonly assessor: AssessmentService,
    private readonly calibrations: CalibrationService,
    private readonly inputs: Inputs,
    private readonly news: News,
    private readonly clock: Clock,
    /** For what follows on marks of a model, or on its silence; null where no provider is configured. */
    private readonly followUps: Jobs | null,
  ) {}

  async assess(ctx: RequestContext, run: AssessmentRun): Promise<void> {
    mayAssess(ctx);
    try {
      const session = await openAttempt(ctx.em, run);
      const correction = await correctionFor(ctx.em, run.sessionId, run.attempt);
      const said =
        session.sessionType === CONVERSATION
          ? await this.inputs.conversations.inputOf(ctx, session, correction && (correction.turns ?? []))
          : await this.inputs.answers.inputOf(ctx, run, session, correction);
      await this.#change(ctx, run, { state: 'assessing', stateReason: null });
      const result = await this.#judge(ctx, run, session, said);
      const isImproved = session.sessionType !== CONVERSATION && !run.builtInOnly;
      await ctx.em.transactional((em) =>
        storeResult(em, this.news, {
          ...{ sessionId: run.sessionId, attempt: run.attempt, result, at: this.clock.now() },
          isCorrected: correction !== null,
          improvements: isImproved ? this.followUps : null,
        }),
      );
    } catch (error) {
      if (await isOvertaken(ctx.em, run, error)) return;
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
      const { state } = await openAttempt(ctx.em, run);
      if (!this.followUps || run.builtInOnly || state !== 'assessing') {
        return await this.#change(ctx, run, { state: 'failed', stateReason: GIVEN_UP });
      }
      const lastResort = { sessionId, attempt, builtInOnly: true, isLastResort: true };
      await this.followUps.enqueue(ctx.em, 'assess-session', lastResort);
    } catch (error) {
      ignoreOvertaken(error);
    }
  }

  async #judge(
    ctx: RequestContext,
    run: AssessmentRun,
    session: Session,
    said: Pick<AssessmentInput, 'recording' | 'transcript' | 'talk'>,
  ): Promise<AssessmentResult> {
    const input = {
      partType: session.partType,
      question: { text: session.questionText, points: session.questionPoints },
      ...said,
    };
    // a server would have written it down, or failed
    const isUnheard = this.inputs.answers.transcribes && input.recording && !input.transcript;
    return this.assessor.assess(input, {
      charge: run.builtInOnly ? null : chargeOf('assessment', session),
      calibrations: await this.calibrations.inForce(ctx, session.partType),
      cautions: [...(isUnheard ? [NOBODY_LISTENS] : []), ...(run.isLastResort ? [NEVER_ANSWERED] : [])],
    });
  }

  async #change(ctx: RequestContext, attempt: Attempt, change: SessionChange): Promise<void> {
    await ctx.em.transactional((em) => changeAttempt(em, this.news, attempt, change));
  }
}
