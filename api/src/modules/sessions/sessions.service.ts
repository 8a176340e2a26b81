import { isSettled } from 'schema/rules/choices';
import { REST_LIST_MAX } from 'schema/rules/limits';
import { NoSuchFileError, type Storage } from '../../adapters/storage/storage.js';
import type { RequestContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import type { Jobs } from '../../jobs/jobs.js';
import { follow } from '../../news/follow.js';
import type { News } from '../../news/news.js';
import { type Cursor, type PageRequest, pageLimit, pageStart } from '../../paging.js';
import type { AssessmentResult } from '../assessment/assessment.types.js';
import type { StudentsService } from '../students/students.service.js';
import { Session } from './session.entity.js';
import {
  newestSessionRowsOf,
  type SessionRow,
  type SessionSummaryRow,
  sessionPageOf,
  sessionRow,
  sessionRowsOfStudents,
  transcriptionsOf,
} from './session.rows.js';
import { answersTo, type QuestionAnswerRow } from './session-answers.rows.js';
import { attemptsOf, type SessionAttempt } from './session-attempts.js';
import { isComplete, storedResultsOf } from './session-results.js';
import { mayChange, mayRead, mayReadOwn } from './sessions.policy.js';
import type { SpokenWords } from './transcript-times.js';
import { wordTimesOf } from './word-times.js';

export class SessionsService {
  constructor(
    private readonly students: StudentsService,
    private readonly storage: Storage,
    private readonly jobs: Jobs,
    private readonly news: News,
  ) {}

  /** One's own practice, newest first; one row more than asked, where there are so many. */
  async list(ctx: RequestContext, page: PageRequest): Promise<SessionSummaryRow[]> {
    const viewer = mayReadOwn(ctx);
    return sessionPageOf(ctx.em, viewer.id, pageLimit(page), pageStart(page, 'integer'));
  }

  /** What was said in each of the sessions, by id: only of what the viewer may read. */
  async transcriptions(ctx: RequestContext, ids: readonly number[]): Promise<Map<number, string | null>> {
    const viewer = mayReadOwn(ctx);
    return transcriptionsOf(ctx.em, viewer.id, ids);
  }

  /** The newest of one's own practice; the whole REST list is the newest 500. */
  async newest(ctx: RequestContext, count = REST_LIST_MAX): Promise<SessionRow[]> {
    const viewer = mayReadOwn(ctx);
    return newestSessionRowsOf(ctx.em, viewer.id, count);
  }

  /** What the caller, a teacher, recorded for one student: the newest 500. @throws FORBIDDEN, NOT_FOUND */
  async listAllOf(ctx: RequestContext, studentProfileId: string): Promise<SessionRow[]> {
    const { id } = await this.students.get(ctx, studentProfileId);
    return (await this.#ofStudents(ctx, [id], REST_LIST_MAX, null)).get(id) ?? [];
  }

  /** A page of what was recorded for each of the students, by their id: only what the viewer may read. */
  async pagesOf(
    ctx: RequestContext,
    studentProfileIds: readonly string[],
    page: PageRequest,
  ): Promise<Map<string, SessionRow[]>> {
    return this.#ofStudents(ctx, studentProfileIds, pageLimit(page), pageStart(page, 'integer'));
  }

  async get(ctx: RequestContext, id: number): Promise<SessionRow> {
    const viewer = mayReadOwn(ctx);
    const session = await sessionRow(ctx.em, id, viewer.id);
    mayRead(ctx, session);
    return session;
  }

  /** The result of each session that has one, by its id: only of what the viewer may read. */
  async results(ctx: RequestContext, sessionIds: readonly number[]): Promise<Map<number, AssessmentResult>> {
    const viewer = mayReadOwn(ctx);
    const stored = await storedResultsOf(ctx.em, viewer.id, sessionIds);
    return new Map([...stored].flatMap(([id, result]) => (isComplete(result) ? [[id, result]] : [])));
  }

  /** Every result of each session, the oldest first, by its id: only of what the viewer may read. */
  async attempts(ctx: RequestContext, sessionIds: readonly number[]): Promise<Map<number, SessionAttempt[]>> {
    const viewer = mayReadOwn(ctx);
    return attemptsOf(ctx.em, viewer.id, sessionIds);
  }

  /** When the words of each session were said, by its id, where that is known: only of what the viewer may read. */
  async wordTimes(ctx: RequestContext, ids: readonly number[]): Promise<Map<number, readonly SpokenWords[]>> {
    const viewer = mayReadOwn(ctx);
    return wordTimesOf(ctx.em, viewer.id, ids);
  }

  /** Answers of the same speaker to the same question as each session, the oldest first, by its id. */
  async answers(ctx: RequestContext, ids: readonly number[]): Promise<Map<number, QuestionAnswerRow[]>> {
    const viewer = mayReadOwn(ctx);
    return answersTo(ctx.em, viewer.id, ids);
  }

  /** The stored assessment as it is, also when it is incomplete. @throws NOT_FOUND while there is none */
  async storedResult(ctx: RequestContext, id: number): Promise<object> {
    const viewer = mayReadOwn(ctx);
    await this.get(ctx, id);
    const stored = (await storedResultsOf(ctx.em, viewer.id, [id])).get(id);
    if (!stored) throw notFound('Feedback');
    return stored;
  }

  /** @returns the whole recording and its key, which is another one for other bytes */
  async audio(ctx: RequestContext, id: number): Promise<{ key: string; bytes: Uint8Array }> {
    const { audioKey: key } = await this.get(ctx, id);
    if (!key) throw notFound('Recording');
    try {
      return { key, bytes: await this.storage.read(key) };
    } catch (error) {
      throw error instanceof NoSuchFileError ? notFound('Recording') : error;
    }
  }

  /** Runs a failed assessment again. */
  async retry(ctx: RequestContext, id: number): Promise<SessionRow> {
    const session = await this.get(ctx, id);
    mayChange(ctx, session);
    if (session.state !== 'failed') throw conflict('Only a failed assessment can be run again.');
    await ctx.em.transactional(async (em) => {
      const attempt = session.attempt + 1;
      const changed = await em.nativeUpdate(
        Session,
        { id, state: 'failed', attempt: session.attempt },
        { state: 'recorded', stateReason: null, attempt },
      );
      if (changed === 0) return; // asked twice at once: the first one runs
      await this.jobs.enqueue(em, 'assess-session', { sessionId: id, attempt });
      await this.news.publish(em, 'session', String(id));
    });
    return this.get(ctx, id);
  }

  /** The session now, and again each time that it changes; ends when it is settled. */
  async progress(ctx: RequestContext, id: number): Promise<AsyncIterable<SessionRow>> {
    await this.get(ctx, id);
    return follow({
      news: () => this.news.stream('session', String(id)),
      read: () => this.get(ctx, id),
      isLast: ({ state }) => isSettled(state),
    });
  }

  /**
   * Waits until a session is settled, without a connection to the database.
   * @returns the session then or, when `signal` comes first, as it stands. It was accepted: nothing that happens
   *   while waiting makes an error of that
   */
  async settled(ctx: RequestContext, session: SessionRow, signal: AbortSignal): Promise<SessionRow> {
    let now = session;
    try {
      const changes = (await this.progress(ctx, session.id))[Symbol.asyncIterator]();
      const leave = () => void changes.return?.();
      signal.addEventListener('abort', leave, { once: true });
      for (let next = await changes.next(); !next.done; next = await changes.next()) {
        now = next.value;
        if (signal.aborted) leave();
      }
      signal.removeEventListener('abort', leave);
      // the news may have been lost on the way
      return signal.aborted ? await this.get(ctx, session.id) : now;
    } catch (error) {
      ctx.log.warn({ err: error, sessionId: session.id }, 'no longer waiting for marks');
      return now;
    }
  }

  #ofStudents(ctx: RequestContext, profileIds: readonly string[], limit: number, after: Cursor | null) {
    const viewer = mayReadOwn(ctx);
    return sessionRowsOfStudents(ctx.em, viewer.id, profileIds, limit, after);
  }
}
