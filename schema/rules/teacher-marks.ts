import { array, type InferType, mixed, number, object } from 'yup';
import type { Criterion, PartType } from './choices.ts';
import { BAND_MAX, CRITERIA_OF_PART } from './scoring.ts';
import { plainText } from './validation.ts';

/** Only people give half bands (rubric). */
const BAND_STEP = 0.5;
export const TEACHER_BANDS: readonly number[] = Array.from(
  { length: BAND_MAX / BAND_STEP + 1 },
  (_, step) => step * BAND_STEP,
);

export const TEACHER_COMMENT_MAX_CHARACTERS = 1000;
export const NOT_MARKED_REASON_MAX_CHARACTERS = 200;
/** How often a teacher may give marks for one session: every time is kept. */
export const TEACHER_MARKS_MAX = 20;

/** What a teacher gives for one criterion: a band, or the reason why there is none. */
export interface TeacherMark {
  readonly criterion: Criterion;
  /** 0–6 in halves; null: not marked. */
  readonly band: number | null;
  /** Null beside a band. */
  readonly notMarkedReason: string | null;
}

const BAND = `A band is 0 to ${BAND_MAX}, in halves`;
const CHOOSE = 'Choose a band, or say why there is none';

const teacherMark = (criteria: readonly Criterion[]) =>
  object({
    criterion: mixed<Criterion>().oneOf(criteria, 'Mark the criteria of this part').required(CHOOSE),
    band: number()
      .typeError(BAND)
      .nullable()
      .default(null)
      .oneOf([null, ...TEACHER_BANDS], BAND),
    notMarkedReason: plainText(NOT_MARKED_REASON_MAX_CHARACTERS)
      .nullable()
      .default(null)
      .when('band', ([band], reason) =>
        band === null ? reason.required(CHOOSE) : reason.transform(() => null),
      ),
  });

/** The marks of a teacher: each criterion of the part once, in any order, and a comment in plain text. */
export const teacherMarksSchema = (part: PartType) => {
  const criteria = CRITERIA_OF_PART[part];
  return object({
    marks: array(teacherMark(criteria).typeError(CHOOSE).required(CHOOSE))
      .typeError(CHOOSE)
      .required(CHOOSE)
      .test('each criterion once', 'Mark each criterion of this part once', (marks) =>
        criteria.every((criterion) => marks.filter((mark) => mark?.criterion === criterion).length === 1),
      )
      .length(criteria.length, 'Mark each criterion of this part once'),
    comment: plainText(TEACHER_COMMENT_MAX_CHARACTERS).default(''),
  });
};
export type TeacherMarksInput = InferType<ReturnType<typeof teacherMarksSchema>>;

/** The sum of the bands; null where a criterion is not marked, for a part of a sum would look like a low mark. */
export function teacherTotal(marks: readonly TeacherMark[]): number | null {
  let total = 0;
  for (const { band } of marks) {
    if (band === null) return null;
    total += band;
  }
  return total;
}
