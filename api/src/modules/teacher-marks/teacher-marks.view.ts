import type { Criterion, PartType } from 'schema/rules/choices';
import { CRITERIA_OF_PART } from 'schema/rules/scoring';
import { type TeacherMark, teacherTotal } from 'schema/rules/teacher-marks';
import type { RequestContext } from '../../context.js';
import type { SessionSummaryRow } from '../sessions/session.rows.js';
import { isMarker } from './teacher-marks.policy.js';
import type { GivenMarks } from './teacher-marks.rows.js';

/** A session as its teacher marks it, for both doors. */
export interface TeacherMarking {
  readonly canMark: boolean;
  readonly given:
    | (Omit<GivenMarks, 'marks'> & { readonly marks: readonly TeacherMark[]; readonly total: number | null })
    | null;
  readonly machine: readonly { readonly criterion: Criterion; readonly band: number | null }[] | null;
}

/** Own marks first: the machine's are not there for the teacher who marks until theirs are given. */
export function teacherMarkingOf(
  ctx: RequestContext,
  session: SessionSummaryRow,
  given: GivenMarks | null,
): TeacherMarking {
  const canMark = isMarker(ctx.viewer, session);
  const isShown = session.overallScore !== null && (given !== null || !canMark);
  return {
    canMark,
    given: given && { ...given, total: teacherTotal(given.marks) },
    machine: isShown ? machineBands(session.partType, session) : null,
  };
}

const machineBands = (part: PartType, session: SessionSummaryRow) => {
  const bands: Record<Criterion, number | null> = {
    grammar: session.grammarScore,
    vocabulary: session.vocabularyScore,
    communicative: session.communicativeScore,
  };
  return CRITERIA_OF_PART[part].map((criterion) => ({ criterion, band: bands[criterion] }));
};
