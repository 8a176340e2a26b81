import { type Criterion, PART_TYPES, type PartType } from 'schema/rules/choices';
import { CRITERIA_OF_PART } from 'schema/rules/scoring';
import { dayIn } from 'schema/rules/wall-clock';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { type DoubleMark, doubleMarks } from '../analytics/double-marks.js';
import type { AssessorIdentity, Calibration } from '../assessment/assessment.types.js';
import { assessorKey, BUILT_IN_ASSESSOR, modelAssessor } from '../assessment/assessor-identities.js';
import { CalibrationRecord } from './calibration.entity.js';
import { mayCalibrate } from './calibration.policy.js';
import { type CalibrationInForce, calibrationsInForce, notRemoved } from './calibrations.rows.js';
import type { StudentPair } from './cross-validate.js';
import { type Fitted, fit, shortage } from './fit.js';

interface Selection {
  /** Null: each criterion. */
  readonly criterion: Criterion | null;
  /** Says what it would do, and does nothing. */
  readonly isDryRun: boolean;
}

/** What is calibrated by itself. */
export interface Subject {
  readonly assessor: AssessorIdentity;
  readonly partType: PartType;
  readonly criterion: Criterion;
}

/** What came of one subject. */
export type Outcome = Subject &
  (
    | { readonly kind: 'tooFew'; readonly because: string }
    | {
        /** The one in force was fitted on the same; it does not help; it is (or would be) in force from now on. */
        readonly kind: 'unchanged' | 'unhelpful' | 'stored';
        readonly fitted: Fitted;
        /** In force now; null: none. */
        readonly inForce: Pick<Calibration, 'id' | 'fittedOn'> | null;
      }
  );

/** Moves the bands of an assessor to what teachers give, once there are enough answers that both have marked. */
export class CalibrationService {
  constructor(
    private readonly clock: Clock,
    private readonly timeZone: string,
  ) {}

  /** What the markings of a part are calibrated by, of any assessor. */
  async inForce(ctx: RequestContext, partType: PartType): Promise<Calibration[]> {
    mayCalibrate(ctx);
    return calibrationsInForce(ctx.em, partType);
  }

  /**
   * Fits and stores a calibration for each assessor that serves, part and criterion that has enough answers and gains
   * by it. Fitting the same again changes nothing.
   * @param model that serves beside the built-in assessor, as its provider names it; null: none
   */
  async fit(
    ctx: RequestContext,
    model: string | null,
    { criterion, isDryRun }: Selection,
  ): Promise<Outcome[]> {
    mayCalibrate(ctx);
    const marks = await doubleMarks(ctx.em, this.timeZone);
    const outcomes: Outcome[] = [];
    for (const subject of subjectsOf(model)) {
      if (criterion !== null && subject.criterion !== criterion) continue;
      outcomes.push(await this.#fitOne(ctx, subject, pairsOf(marks, subject), isDryRun));
    }
    return outcomes;
  }

  /** Ends every calibration; what was marked with one stays as it is. */
  async remove(ctx: RequestContext, { criterion, isDryRun }: Selection): Promise<CalibrationRecord[]> {
    mayCalibrate(ctx);
    const ended = await notRemoved(ctx.em, criterion);
    if (!isDryRun) {
      const ids = ended.map(({ id }) => id);
      await ctx.em.nativeUpdate(CalibrationRecord, { id: ids }, { removedAt: this.clock.now() });
    }
    return ended;
  }

  async #fitOne(
    ctx: RequestContext,
    subject: Subject,
    pairs: readonly StudentPair[],
    isDryRun: boolean,
  ): Promise<Outcome> {
    const because = shortage(pairs);
    const fitted = because === null ? fit(pairs) : null;
    if (because !== null || !fitted) return { ...subject, kind: 'tooFew', because: because ?? '' };
    const all = await calibrationsInForce(ctx.em, subject.partType);
    const inForce = all.find((one) => keyOf(one) === keyOf(subject)) ?? null;
    if (inForce && isOfTheSame(inForce, fitted)) return { ...subject, kind: 'unchanged', fitted, inForce };
    if (!fitted.helps) return { ...subject, kind: 'unhelpful', fitted, inForce };
    const stored = isDryRun ? null : await this.#store(ctx, subject, fitted);
    return { ...subject, kind: 'stored', fitted, inForce: stored };
  }

  async #store(ctx: RequestContext, subject: Subject, fitted: Fitted) {
    const at = this.clock.now();
    const fittedOn = dayIn(this.timeZone, at);
    const { points, pairs, answers, students, before, after } = fitted;
    const id = await ctx.em.insert(CalibrationRecord, {
      ...subject,
      ...{ points, pairs, answers, students, agreementBefore: before, agreementAfter: after },
      ...{ fittedOn, createdAt: at },
    });
    return { id, fittedOn };
  }
}

const subjectsOf = (model: string | null): Subject[] =>
  PART_TYPES.flatMap((partType) => {
    const assessors = [...(model === null ? [] : [modelAssessor(model, partType)]), BUILT_IN_ASSESSOR];
    return assessors.flatMap((assessor) =>
      CRITERIA_OF_PART[partType].map((criterion) => ({ assessor, partType, criterion })),
    );
  });

const keyOf = ({ assessor, partType, criterion }: Subject): string =>
  [assessorKey(assessor), partType, criterion].join(' ');

/** The assessor's own bands, before any calibration: each answer once, as it was marked at first. */
function pairsOf(marks: readonly DoubleMark[], subject: Subject): StudentPair[] {
  const own = marks.filter((mark) => keyOf(mark) === keyOf(subject));
  const first = new Map(own.toReversed().map((mark) => [mark.sessionId, mark]));
  return [...first.values()].map(({ human, judged, studentUserId }) => ({
    human,
    machine: judged,
    studentUserId,
  }));
}

const isOfTheSame = ({ pairs }: CalibrationInForce, fitted: Fitted): boolean =>
  JSON.stringify(pairs.map(countOf)) === JSON.stringify(fitted.pairs.map(countOf));

/** In one order of keys: jsonb has its own. */
const countOf = ({ machine, human, answers }: Fitted['pairs'][number]) => [machine, human, answers];
