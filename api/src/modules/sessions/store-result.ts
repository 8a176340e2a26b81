import type { EntityManager } from '@mikro-orm/postgresql';
import type { Criterion } from 'schema/rules/choices';
import type { Jobs } from '../../jobs/jobs.js';
import type { News } from '../../news/news.js';
import { Assessment } from '../assessment/assessment.entity.js';
import type { AssessmentResult, MarkedResult } from '../assessment/assessment.types.js';
import { type Attempt, changeAttempt, type SessionChange } from './session-attempt.js';

interface NewResult extends Attempt {
  readonly result: AssessmentResult;
  /** Of a corrected transcript. */
  readonly isCorrected: boolean;
  readonly at: Date;
  /** Where a better version of a marked answer is asked for; null: nowhere. */
  readonly improvements: Jobs | null;
}

/**
 * Settles the session with a result, which stands once for each attempt; only the first that has marks gives the
 * session its own.
 * @param em in a transaction
 * @throws Overtaken
 */
export async function storeResult(
  em: EntityManager,
  news: News,
  { sessionId, attempt, result, isCorrected, at, improvements }: NewResult,
): Promise<void> {
  const isMarked = result.outcome === 'marked';
  const settled = (await hasMarks(em, sessionId))
    ? AS_BEFORE
    : { ...settledBy(result), hasCorrectedMarks: isCorrected && isMarked, assessedAt: at };
  await changeAttempt(em, news, { sessionId, attempt }, settled);
  const jobs = isMarked ? improvements : null;
  const improvedAnswer = jobs && ({ state: 'awaited' } as const);
  em.create(Assessment, { session: sessionId, attempt, result, improvedAnswer, createdAt: at });
  await jobs?.enqueue(em, 'improve-answer', { sessionId, attempt });
}

/** The first marks stay the session's own; those of a correction stand beside them. */
const AS_BEFORE: SessionChange = { state: 'assessed', stateReason: null };

async function hasMarks(em: EntityManager, sessionId: number): Promise<boolean> {
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

const bandOf = (result: MarkedResult, criterion: Criterion): number | null =>
  result.marks.find((mark) => mark.criterion === criterion)?.band ?? null;
