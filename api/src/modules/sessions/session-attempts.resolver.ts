import { maximumMark } from 'schema/rules/scoring';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { batched } from '../../graphql/batched.js';
import { integerId } from '../../graphql/ids.js';
import { feedbackOf } from '../assessment/feedback.js';
import type { SessionSummaryRow } from './session.rows.js';
import { canCorrect } from './session.state.js';
import {
  AttemptType,
  CorrectTranscriptInput,
  QuestionAnswerType,
  SpokenWordsType,
} from './session-attempts.types.js';
import type { SessionsService } from './sessions.service.js';
import { SessionType } from './sessions.types.js';
import type { TranscriptCorrectionService } from './transcript-correction.service.js';
import type { SpokenWords } from './transcript-times.js';

/** Every marking of a session, and the way to the next. */
@Resolver(() => SessionType)
export class SessionAttemptsResolver {
  readonly #answersOf;
  readonly #attemptsOf;
  readonly #wordTimesOf;

  constructor(
    sessions: SessionsService,
    private readonly corrections: TranscriptCorrectionService,
  ) {
    this.#answersOf = batched((ctx, ids: readonly number[]) => sessions.answers(ctx, ids));
    this.#attemptsOf = batched((ctx, ids: readonly number[]) => sessions.attempts(ctx, ids));
    this.#wordTimesOf = batched((ctx, ids: readonly number[]) => sessions.wordTimes(ctx, ids));
  }

  @FieldResolver(() => Boolean, {
    description: 'The viewer may put the transcript right and have it marked again.',
  })
  canCorrect(@Root() session: SessionSummaryRow, @Ctx() ctx: RequestContext): boolean {
    return canCorrect(ctx.viewer, session);
  }

  @FieldResolver(() => [AttemptType], {
    description:
      'Every marking, the oldest first. Marks and `feedback` of the session are those of the first one that has any.',
  })
  async attempts(@Root() session: SessionSummaryRow, @Ctx() ctx: RequestContext): Promise<AttemptType[]> {
    const attempts = (await this.#attemptsOf(ctx, session.id)) ?? [];
    return attempts.map(({ result, ...attempt }) => ({
      ...attempt,
      feedback: feedbackOf(result, session.partType),
    }));
  }

  @FieldResolver(() => [SpokenWordsType], {
    description: 'When the words were said that stand in `transcription`; empty where nobody told.',
  })
  async wordTimes(
    @Root() { id }: SessionSummaryRow,
    @Ctx() ctx: RequestContext,
  ): Promise<readonly SpokenWords[]> {
    return (await this.#wordTimesOf(ctx, id)) ?? [];
  }

  @FieldResolver(() => [QuestionAnswerType], {
    description:
      'Answers of the same speaker to the same question, with this one, the oldest first; at most the newest 50. Empty once the question is deleted.',
  })
  async answers(
    @Root() { id, partType }: SessionSummaryRow,
    @Ctx() ctx: RequestContext,
  ): Promise<readonly QuestionAnswerType[]> {
    const maximumScore = maximumMark(partType);
    return ((await this.#answersOf(ctx, id)) ?? []).map((answer) => ({ ...answer, maximumScore }));
  }

  @AccessTo('owner')
  @Mutation(() => SessionType, {
    description:
      'Puts right what was misheard and has it marked again. What was heard and every earlier marking stay; words that were marked before change nothing.',
  })
  correctTranscript(
    @Arg('input', () => CorrectTranscriptInput, { description: 'What was said.' })
    { sessionId, text, turns }: CorrectTranscriptInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    const command = { text: text ?? null, turns: turns ?? null };
    return this.corrections.correct(ctx, integerId(sessionId, 'sessionId'), command);
  }
}
