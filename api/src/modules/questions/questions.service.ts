import type { Difficulty, PartType } from 'schema/rules/choices';
import { REST_LIST_MAX } from 'schema/rules/limits';
import { CUSTOM_QUESTION_ID, practiceListSchema, questionFilterSchema } from 'schema/rules/questions';
import type { RequestContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { type PageRequest, pageLimit, pageStart } from '../../paging.js';
import { validated } from '../../validated.js';
import {
  type Condition,
  hasId,
  newestCustomOf,
  newestQuestions,
  practiceQuestionRows,
  type QuestionRow,
  questionRow,
  visibleTo,
} from './question.rows.js';
import { isPractisable, mayRead, seesAll } from './questions.policy.js';

/** What narrows the list; a yes or no that is left out does not. */
export interface QuestionFilterInput {
  readonly partType?: unknown;
  readonly difficulty?: unknown;
  readonly theme?: unknown;
  readonly search?: unknown;
  readonly mine?: boolean | null;
  readonly pending?: boolean | null;
  readonly contributed?: boolean | null;
}

const CONTRIBUTED: Condition = {
  sql: `(q.slug is null and not q.is_ai_generated and q.theme <> 'custom')`,
  values: [],
};
const PENDING: Condition = { sql: `(not q.is_verified and q.theme <> 'custom')`, values: [] };

/** The bank as its readers see it. */
export class QuestionsService {
  /** Newest first; one row more than asked, where there are so many. */
  async list(ctx: RequestContext, filter: QuestionFilterInput, page: PageRequest): Promise<QuestionRow[]> {
    const viewer = mayRead(ctx);
    const start = pageStart(page, 'integer');
    const asked = await validated(questionFilterSchema, filter);
    const mine: Condition = { sql: 'q.created_by_id is not distinct from ?', values: [viewer.id] };
    return newestQuestions(
      ctx.em,
      [
        visibleTo(viewer.id, seesAll(viewer)),
        ...equals('part_type', asked.partType),
        ...equals('difficulty', asked.difficulty),
        ...equals('theme', asked.theme),
        ...holds(asked.search),
        ...yesOrNo(mine, filter.mine),
        ...yesOrNo(PENDING, filter.pending),
        ...yesOrNo(CONTRIBUTED, filter.contributed),
      ],
      pageLimit(page),
      start,
    );
  }

  /** The whole REST list: the newest 500. */
  async listAll(ctx: RequestContext): Promise<QuestionRow[]> {
    const viewer = mayRead(ctx);
    return newestQuestions(ctx.em, [visibleTo(viewer.id, seesAll(viewer))], REST_LIST_MAX);
  }

  /** What was contributed, the newest 500: verified ones and one's own; reviewers see all. */
  async contributed(ctx: RequestContext): Promise<QuestionRow[]> {
    const viewer = mayRead(ctx);
    return newestQuestions(ctx.em, [visibleTo(viewer.id, seesAll(viewer)), CONTRIBUTED], REST_LIST_MAX);
  }

  /** A question that the viewer may see, or NOT_FOUND. */
  async get(ctx: RequestContext, id: number): Promise<QuestionRow> {
    const viewer = mayRead(ctx);
    const wanted = id === CUSTOM_QUESTION_ID ? newestCustomOf(viewer.id) : hasId(id);
    const question = await questionRow(ctx.em, [wanted, visibleTo(viewer.id, seesAll(viewer))]);
    if (!question) throw notFound('Question');
    return question;
  }

  /** Practice list of a part and difficulty: verified questions and one's own; picked ones, then curated ones first. */
  async practiceList(
    ctx: RequestContext,
    asked: { readonly partType: unknown; readonly difficulty: unknown },
  ): Promise<QuestionRow[]> {
    mayRead(ctx);
    return practiceOf(ctx, await validated(practiceListSchema, asked));
  }

  /** A page of that list, in its own order; one row more than asked, where there are so many. */
  async practicePage(
    ctx: RequestContext,
    asked: { readonly partType: PartType; readonly difficulty: Difficulty | null },
    page: PageRequest,
  ): Promise<QuestionRow[]> {
    mayRead(ctx);
    const limit = pageLimit(page);
    const last = pageStart(page, 'integer');
    const list = await practiceOf(ctx, asked);
    const begin = last ? list.findIndex(({ id }) => String(id) === last.id) + 1 : 0;
    // the last one seen may have been rejected meanwhile: the list is shown from its head again
    return list.slice(begin, begin + limit);
  }

  /** A question that the viewer may answer, or NOT_FOUND; -1 is the newest custom question of the viewer. */
  async practisable(ctx: RequestContext, id: number): Promise<QuestionRow> {
    const question = await this.get(ctx, id);
    if (!isPractisable(mayRead(ctx), question)) throw notFound('Question');
    return question;
  }
}

/** Picked ones first; no level: of all levels. */
function practiceOf(
  ctx: RequestContext,
  { partType, difficulty }: { readonly partType: PartType; readonly difficulty: Difficulty | null },
): Promise<QuestionRow[]> {
  const { id } = mayRead(ctx);
  const conditions = [
    visibleTo(id, false),
    ...equals('part_type', partType),
    ...equals('difficulty', difficulty),
  ];
  return practiceQuestionRows(ctx.em, id, conditions, REST_LIST_MAX);
}

const equals = (
  column: 'part_type' | 'difficulty' | 'theme',
  value: PartType | Difficulty | string | null | undefined,
): Condition[] => (value ? [{ sql: `q.${column} = ?`, values: [value] }] : []);

/** A text somewhere in the question or its points, in any case; nothing in it is a wildcard. */
function holds(search: string): Condition[] {
  if (search === '') return [];
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    {
      sql: `(q.text ilike ? or array_to_string(q.should_say_points, E'\\n') ilike ?)`,
      values: [pattern, pattern],
    },
  ];
}

function yesOrNo(condition: Condition, answer: boolean | null | undefined): Condition[] {
  if (answer === null || answer === undefined) return [];
  return answer ? [condition] : [{ ...condition, sql: `not (${condition.sql})` }];
}
