import { createHash, randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { isSettled, type TranscriptSource } from 'schema/rules/choices';
import { REST_LIST_MAX } from 'schema/rules/limits';
import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { AppError, notFound } from '../../errors.js';
import type { Jobs } from '../../jobs/jobs.js';
import { follow } from '../../news/follow.js';
import type { News } from '../../news/news.js';
import { type PageRequest, pageLimit } from '../../paging.js';
import { Assessment } from '../assessment/assessment.entity.js';
import type { AssessmentResult } from '../assessment/assessment.types.js';
import type { QuestionsService } from '../questions/questions.service.js';
import { Session } from './session.entity.js';
import { type SessionRow, sessionRow, sessionRowByKey, sessionRowsOf } from './session.rows.js';
import { canRetry } from './session.state.js';
import { checkedAnswer, checkedClientKey } from './sessions.answer.js';
import { mayPractise, mayRead, mayReadOwn } from './sessions.policy.js';

export interface SubmitCommand {
  readonly questionId: number;
  /** Unique per recording; sending again gives the first answer again. */
  readonly clientKey: string | null;
  /** Reads the uploaded file, which nobody does before the permission; null for a typed answer. */
  readonly audio: (() => Promise<Uint8Array>) | null;
  readonly transcription: string | null;
  readonly transcriptSource: Exclude<TranscriptSource, 'server'> | null;
}

export class SessionsService {
  constructor(
    private readonly questions: QuestionsService,
    private readonly storage: Storage,
    private readonly jobs: Jobs,
    private readonly news: News,
    private readonly clock: Clock,
  ) {}

  /** Accepts an answer: durable before it returns. Marks follow as a job. */
  async submit(ctx: RequestContext, command: SubmitCommand): Promise<SessionRow> {
    const viewer = mayPractise(ctx);
    const clientKey = checkedClientKey(command.clientKey);
    const sent = { ...command, clientKey, audio: command.audio ? await command.audio() : null };
    const answer = checkedAnswer(sent);
    const fingerprint = fingerprintOf(sent);
    const earlier = await this.#earlier(ctx, viewer.id, clientKey, fingerprint);
    if (earlier) return earlier;
    const question = await this.questions.practisable(ctx, command.questionId);

    const audioKey = sent.audio ? `audio/${viewer.id}/${randomUUID()}.wav` : null;
    if (audioKey && sent.audio) await this.storage.put(audioKey, sent.audio);
    try {
      return await ctx.em.transactional(async (em) => {
        const session = em.create(Session, {
          user: viewer.id,
          question: question.id,
          questionText: question.text,
          questionPoints: question.shouldSayPoints,
          partType: question.partType,
          audioKey,
          audioBytes: sent.audio?.byteLength ?? null,
          audioSha256: sent.audio ? sha256(sent.audio) : null,
          duration: Math.round(answer.durationSeconds),
          transcription: answer.transcription,
          transcriptSource: answer.transcriptSource,
          clientKey,
          clientFingerprint: fingerprint,
          createdAt: this.clock.now(),
        });
        await em.flush();
        await this.jobs.enqueue(em, 'assess-session', { sessionId: session.id, attempt: session.attempt });
        const row = await sessionRow(em, session.id);
        if (!row) throw notFound('Session');
        return row;
      });
    } catch (error) {
      // any other failure may have come after the commit: then the file is the answer, and must stay
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      // the same key at the same moment: the other one won
      if (audioKey) await this.storage.delete(audioKey);
      const first = await this.#earlier(ctx, viewer.id, clientKey, fingerprint);
      if (first) return first;
      throw error;
    }
  }

  /** Newest first; one row more than asked, where there are so many. */
  async list(ctx: RequestContext, page: PageRequest): Promise<SessionRow[]> {
    const viewer = mayReadOwn(ctx);
    return sessionRowsOf(ctx.em, viewer.id, pageLimit(page), page.after);
  }

  /** The whole REST list: the newest 500. */
  async listAll(ctx: RequestContext): Promise<SessionRow[]> {
    const viewer = mayReadOwn(ctx);
    return sessionRowsOf(ctx.em, viewer.id, REST_LIST_MAX, null);
  }

  async get(ctx: RequestContext, id: number): Promise<SessionRow> {
    const session = await sessionRow(ctx.em, id);
    mayRead(ctx, session);
    return session;
  }

  /** The newest stored result, or null while there is none. */
  async result(ctx: RequestContext, session: SessionRow): Promise<AssessmentResult | null> {
    mayRead(ctx, session);
    const assessment = await ctx.em.findOne(
      Assessment,
      { session: session.id },
      { orderBy: { attempt: 'desc' }, disableIdentityMap: true },
    );
    return assessment?.result ?? null;
  }

  async audio(ctx: RequestContext, id: number): Promise<Uint8Array> {
    const session = await this.get(ctx, id);
    if (!session.audioKey) throw notFound('Recording');
    return this.storage.read(session.audioKey);
  }

  /** Runs a failed assessment again. */
  async retry(ctx: RequestContext, id: number): Promise<SessionRow> {
    const session = await this.get(ctx, id);
    if (!canRetry(session)) throw new AppError('CONFLICT', 'Only a failed assessment can be run again.');
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

  async #earlier(ctx: RequestContext, userId: string, key: string | null, fingerprint: string) {
    if (!key) return null;
    const earlier = await sessionRowByKey(ctx.em, userId, key);
    if (earlier && earlier.fingerprint !== fingerprint) {
      throw new AppError('CONFLICT', 'This key was used for another answer.', 'clientKey');
    }
    return earlier?.row ?? null;
  }
}

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

type Sent = Omit<SubmitCommand, 'audio'> & { readonly audio: Uint8Array | null };

const fingerprintOf = ({ questionId, audio, transcription, transcriptSource }: Sent): string =>
  sha256(JSON.stringify([questionId, audio && sha256(audio), transcription, transcriptSource]));
