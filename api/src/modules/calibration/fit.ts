import { SMALL_GROUP } from 'schema/rules/impact';
import { type Agreement, agreementOf } from '../assessment/agreement.js';
import { crossValidated, type StudentPair } from './cross-validate.js';
import { fitPoints } from './fit-points.js';

/** Below, a calibration would be of a few answers. */
const ANSWERS_NEEDED = 100;
/** Below, it would be of a few students, who could be told from its figures. */
const STUDENTS_NEEDED = SMALL_GROUP;
/** Quadratic weighted kappa that calibration must gain on answers it has not seen; less is noise. */
const GAIN_NEEDED = 0.01;

/** How often a machine's band and a teacher's met: what a calibration is fitted on, and no person in it. */
export interface PairCount {
  readonly machine: number;
  readonly human: number;
  readonly answers: number;
}

export interface Fitted {
  /** For each of the bands 0–6. */
  readonly points: readonly number[];
  readonly pairs: readonly PairCount[];
  readonly answers: number;
  readonly students: number;
  readonly before: Agreement;
  /** On answers of students that it was not fitted on. */
  readonly after: Agreement;
  /** Whether it is worth having. */
  readonly helps: boolean;
}

/** Null where no answer was marked twice; where too few were, `shortage` says so. */
export function fit(pairs: readonly StudentPair[]): Fitted | null {
  const before = agreementOf(pairs);
  const after = agreementOf(crossValidated(pairs));
  if (!before || !after) return null;
  return {
    points: fitPoints(pairs),
    pairs: counted(pairs),
    answers: pairs.length,
    students: studentsOf(pairs),
    before,
    after,
    // without a kappa one of them gives everybody the same band: nothing was gained
    helps: before.kappa !== null && after.kappa !== null && after.kappa - before.kappa >= GAIN_NEEDED,
  };
}

/** What is missing for a calibration, in a sentence; null where nothing is. */
export function shortage(pairs: readonly StudentPair[]): string | null {
  if (pairs.length < ANSWERS_NEEDED)
    return `Needs ${ANSWERS_NEEDED} answers marked by a teacher and by this version of the assessor; there are ${pairs.length}.`;
  const students = studentsOf(pairs);
  if (students < STUDENTS_NEEDED)
    return `Needs answers of ${STUDENTS_NEEDED} students; these ${pairs.length} are of ${students}.`;
  return null;
}

const studentsOf = (pairs: readonly StudentPair[]): number =>
  new Set(pairs.map(({ studentUserId }) => studentUserId)).size;

function counted(pairs: readonly StudentPair[]): PairCount[] {
  const groups = Map.groupBy(pairs, ({ machine, human }) => machine * 100 + human);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([, [first, ...more]]) =>
      first ? [{ machine: first.machine, human: first.human, answers: more.length + 1 }] : [],
    );
}
