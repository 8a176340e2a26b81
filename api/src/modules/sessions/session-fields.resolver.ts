import { maximumMark } from 'schema/rules/scoring';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { batched } from '../../graphql/batched.js';
import { feedbackOf } from '../assessment/feedback.js';
import { FeedbackType } from '../assessment/feedback.types.js';
import type { StudentsService } from '../students/students.service.js';
import { StudentType } from '../students/students.types.js';
import { audioUrlOf } from './session.json.js';
import type { SessionRow, SessionSummaryRow } from './session.rows.js';
import { canRetry } from './session.state.js';
import { isOwner } from './sessions.policy.js';
import type { SessionsService } from './sessions.service.js';
import { SessionType } from './sessions.types.js';

/** What a session has beyond its row. */
@Resolver(() => SessionType)
export class SessionFieldsResolver {
  readonly #resultOf;
  readonly #studentOf;
  readonly #wordsOf;

  constructor(sessions: SessionsService, students: StudentsService) {
    this.#resultOf = batched((ctx, ids: readonly number[]) => sessions.results(ctx, ids));
    this.#wordsOf = batched((ctx, ids: readonly number[]) => sessions.transcriptions(ctx, ids));
    this.#studentOf = batched((ctx, ids: readonly string[]) => students.getMany(ctx, ids));
  }

  @FieldResolver(() => Int, { description: '12 for Part 2, 18 for Part 3.' })
  maximumScore(@Root() session: SessionSummaryRow): number {
    return maximumMark(session.partType);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the recording; null for a typed answer.',
  })
  audioUrl(@Root() session: SessionSummaryRow): string | null {
    return audioUrlOf(session);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may run the failed assessment again.' })
  canRetry(@Root() session: SessionSummaryRow, @Ctx() ctx: RequestContext): boolean {
    return canRetry(ctx.viewer, session);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The words; of a conversation, lines of "speaker: text".',
  })
  async transcription(
    @Root() { id, transcription }: SessionSummaryRow & Partial<SessionRow>,
    @Ctx() ctx: RequestContext,
  ): Promise<string | null> {
    return transcription === undefined ? this.#wordsOf(ctx, id) : transcription;
  }

  @FieldResolver(() => FeedbackType, { nullable: true, description: 'Null while there is no result.' })
  async feedback(
    @Root() session: SessionSummaryRow,
    @Ctx() ctx: RequestContext,
  ): Promise<FeedbackType | null> {
    const result = await this.#resultOf(ctx, session.id);
    return result && feedbackOf(result, session.partType);
  }

  @FieldResolver(() => StudentType, {
    nullable: true,
    description: 'For the teacher who recorded it for a student: that student.',
  })
  async student(@Root() session: SessionSummaryRow, @Ctx() ctx: RequestContext): Promise<StudentType | null> {
    const { studentProfileId } = session;
    if (studentProfileId === null || !isOwner(ctx.viewer, session)) return null;
    return this.#studentOf(ctx, studentProfileId);
  }
}
