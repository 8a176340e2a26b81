import { createHash, randomUUID } from 'node:crypto';
import { ForeignKeyConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { ClientTranscriptSource, OlderPhaseName } from 'schema/rules/choices';
import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { badInput, conflict, notFound } from '../../errors.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { RateLimits } from '../../rate-limits.js';
import type { QuestionsService } from '../questions/questions.service.js';
import type { StudentsService } from '../students/students.service.js';
import { Session } from './session.entity.js';
import { type SessionRow, sessionRow, sessionRowByKey } from './session.rows.js';
import { checkedAnswer, checkedClientKey } from './sessions.answer.js';
import { maySubmit } from './sessions.policy.js';

export interface SubmitCommand {
  readonly questionId: number;
  /** A student of the caller, a teacher, who spoke; null: the caller did. */
  readonly studentProfileId: string | null;
  /** What older clients call a Part 3 recording that is no conversation; kept as sent. */
  readonly sessionType: OlderPhaseName | null;
  /** Unique per recording; sending again gives the first answer again. */
  readonly clientKey: string | null;
  /** Reads the uploaded file, which nobody does before the permission; null for a typed answer. */
  readonly audio: (() => Promise<Uint8Array>) | null;
  readonly transcription: string | null;
  readonly transcriptSource: ClientTranscriptSource | null;
}

export class SessionSubmissionService {
  constructor(
    private readonly questions: QuestionsService,
    private readonly students: StudentsService,
    private readonly storage: Storage,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts an answer: durable before it returns. Marks follow as a job.
   * @throws FORBIDDEN, RATE_LIMITED; BAD_USER_INPUT or PAYLOAD_TOO_LARGE with the field; CONFLICT for a key that came
   *   with another answer; NOT_FOUND for a question or a student that the caller does not have
   */
  async submit(ctx: RequestContext, command: SubmitCommand): Promise<SessionRow> {
    const viewer = maySubmit(ctx, command.studentProfileId);
    await this.limits.take(ctx, command.audio ? 'upload' : 'ai');
    const clientKey = checkedClientKey(command.clientKey);
    const sent = { ...command, clientKey, audio: command.audio ? await command.audio() : null };
    const answer = checkedAnswer(sent);
    const fingerprint = fingerprintOf(sent);
    const earlier = await this.#earlier(ctx, viewer.id, clientKey, fingerprint);
    if (earlier) return earlier;
    const question = await this.questions.practisable(ctx, sent.questionId);
    if (question.partType === 'part3' && sent.sessionType === null) {
      throw badInput('This topic is practised in a conversation.', 'questionId');
    }
    const student = sent.studentProfileId && (await this.students.get(ctx, sent.studentProfileId));

    const audioKey = sent.audio ? `audio/${viewer.id}/${randomUUID()}.wav` : null;
    if (audioKey && sent.audio) await this.storage.put(audioKey, sent.audio);
    try {
      return await ctx.em.transactional(async (em) => {
        const session = em.create(Session, {
          user: viewer.id,
          studentProfile: student ? student.id : null,
          question: question.id,
          questionText: question.text,
          questionPoints: question.shouldSayPoints,
          partType: question.partType,
          sessionType: sent.sessionType,
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
        const row = await sessionRow(em, session.id, viewer.id);
        if (!row) throw notFound('Session');
        return row;
      });
    } catch (error) {
      const isTaken = error instanceof UniqueConstraintViolationException;
      const isGone = error instanceof ForeignKeyConstraintViolationException;
      // any other failure may have come after the commit: then the file is the answer, and must stay
      if (!isTaken && !isGone) throw error;
      if (audioKey) await this.storage.delete(audioKey);
      // the question was rejected, or the student removed, at the same moment
      if (isGone) throw notFound(student ? 'Question or student' : 'Question');
      // the same key at the same moment: the other one won
      const first = await this.#earlier(ctx, viewer.id, clientKey, fingerprint);
      if (first) return first;
      throw error;
    }
  }

  async #earlier(ctx: RequestContext, userId: string, key: string | null, fingerprint: string) {
    if (!key) return null;
    const earlier = await sessionRowByKey(ctx.em, userId, key);
    if (earlier && earlier.fingerprint !== fingerprint) {
      throw conflict('This key was used for another answer.', 'clientKey');
    }
    return earlier?.row ?? null;
  }
}

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

type Sent = Omit<SubmitCommand, 'audio'> & { readonly audio: Uint8Array | null };

/** Of what was sent. What came later into it stands at the end, and only where it was sent: old keys stay valid. */
function fingerprintOf(sent: Sent): string {
  const { audio, questionId, sessionType, studentProfileId, transcription, transcriptSource } = sent;
  const parts = [questionId, audio && sha256(audio), transcription, transcriptSource];
  const later = sessionType || studentProfileId ? [studentProfileId, sessionType] : [];
  return sha256(JSON.stringify([...parts, ...later]));
}
