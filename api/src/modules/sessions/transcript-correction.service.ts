import { isSettled } from 'schema/rules/choices';
import { CORRECTIONS_MAX } from 'schema/rules/limits';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict } from '../../errors.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { News } from '../../news/news.js';
import type { RateLimits } from '../../rate-limits.js';
import { isWritten, turnsOf } from '../conversation/conversation.rows.js';
import { type Correction, correctedAnswer, correctedTalk } from './corrected-words.js';
import { Session } from './session.entity.js';
import type { SessionRow } from './session.rows.js';
import { isRecorded } from './session.state.js';
import { mayChange } from './sessions.policy.js';
import type { SessionsService } from './sessions.service.js';
import { type CorrectedTurn, TranscriptCorrection } from './transcript-correction.entity.js';
import { type CorrectionRow, correctionsOf } from './transcript-corrections.rows.js';

/** What was said, put right: the whole answer, or turns of a conversation. */
export interface CorrectCommand {
  readonly text: string | null;
  readonly turns: readonly CorrectedTurn[] | null;
}

/** Puts transcripts right and asks for marks again; what was heard and every earlier result stay. */
export class TranscriptCorrectionService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly jobs: Jobs,
    private readonly news: News,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the words and enqueues their marking, in one transaction. Words that were marked before change nothing.
   * @throws FORBIDDEN, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT with the field; CONFLICT while it is being marked, for
   *   an answer that was typed, and after the tenth correction
   */
  async correct(ctx: RequestContext, id: number, command: CorrectCommand): Promise<SessionRow> {
    const session = await this.sessions.get(ctx, id);
    mayChange(ctx, session);
    await this.limits.take(ctx, 'ai');
    if (!isSettled(session.state))
      throw conflict('This answer is being marked. It can be corrected once that is done.');
    if (!isRecorded(session)) throw conflict('Only what was recorded can be corrected.');
    const earlier = await correctionsOf(ctx.em, id);
    const corrected = await this.#wordsOf(ctx, session, earlier, command);
    const known = [session.transcription, ...earlier.map(({ text }) => text)];
    if (known.includes(corrected.text)) return session;
    if (earlier.length >= CORRECTIONS_MAX)
      throw conflict(`A transcript can be corrected ${CORRECTIONS_MAX} times at most.`);
    await this.#markAgain(ctx, session, corrected);
    return this.sessions.get(ctx, id);
  }

  async #wordsOf(
    ctx: RequestContext,
    { id, sessionType }: SessionRow,
    [newest]: readonly CorrectionRow[],
    command: CorrectCommand,
  ): Promise<Correction> {
    if (sessionType !== 'conversation') return correctedAnswer(command);
    const turns = (await turnsOf(ctx.em, id)).filter(isWritten);
    return correctedTalk(turns, newest?.turns ?? [], command);
  }

  async #markAgain(ctx: RequestContext, session: SessionRow, words: Correction): Promise<void> {
    const { id, state } = session;
    const attempt = session.attempt + 1;
    await ctx.em.transactional(async (em) => {
      const changed = await em.nativeUpdate(
        Session,
        { id, state, attempt: session.attempt },
        { state: 'recorded', stateReason: null, attempt },
      );
      if (changed === 0) throw conflict('This answer has just been sent for marking. Please look again.');
      em.create(TranscriptCorrection, { session: id, attempt, ...words, createdAt: this.clock.now() });
      await this.jobs.enqueue(em, 'assess-session', { sessionId: id, attempt });
      await this.news.publish(em, 'session', String(id));
    });
  }
}
