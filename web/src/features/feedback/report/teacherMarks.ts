import { maximumMark } from 'schema/rules/scoring';
import type { ReportQuery } from '../../../generated/feedback';
import { CRITERION_TITLES } from '../content/marks';
import { differenceWords } from '../teacher-marks/differenceWords';

/** What a teacher gave by hand, beside the assessor's marks. */
export interface ReportTeacherMarks {
  readonly criteria: readonly {
    readonly title: string;
    /** 0–6 in halves; null: not marked by hand. */
    readonly band: number | null;
    /** Lisan's; null where there is none. */
    readonly machine: number | null;
    /** How far the two are apart, or why the teacher gave no band; may be empty. */
    readonly remark: string;
  }[];
  /** "8 of 12 marks"; null where a criterion was not marked. */
  readonly total: string | null;
  readonly comment: string;
  /** "20 November 2026, 21:04". */
  readonly givenAt: string;
}

/** @returns null where no teacher has marked it */
export function teacherMarksOf(
  { partType, teacherMarking: { given, machine } }: ReportQuery['session'],
  dateText: (iso: string) => string,
): ReportTeacherMarks | null {
  if (!given) return null;
  return {
    criteria: given.marks.map(({ criterion, band, notMarkedReason }) => {
      const assessed = machine?.find((one) => one.criterion === criterion)?.band ?? null;
      return {
        title: CRITERION_TITLES[criterion],
        band,
        machine: assessed,
        remark: notMarkedReason ?? differenceWords(band, assessed) ?? '',
      };
    }),
    total: given.total === null ? null : `${given.total} of ${maximumMark(partType)} marks`,
    comment: given.comment.trim(),
    givenAt: dateText(given.givenAt),
  };
}
