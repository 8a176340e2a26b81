import { BAND_MAX } from 'schema/rules/scoring';
import type { AssessorIdentity, Calibration, CriterionMark, Judgement } from './assessment.types.js';
import { assessorKey } from './assessor-identities.js';
import { describeBand } from './rubric.js';

/**
 * Step 5, calibrate: a band becomes what teachers give where this version of the assessor gives it, as a whole band,
 * where a calibration is in force. The same band always becomes the same.
 * @param calibrations of the part, at most one for each assessor and criterion
 */
export function calibrate(
  judgement: Judgement,
  assessor: AssessorIdentity,
  calibrations: readonly Calibration[],
): Judgement {
  const key = assessorKey(assessor);
  const own = calibrations.filter((calibration) => assessorKey(calibration.assessor) === key);
  const byCriterion = new Map(own.map((calibration) => [calibration.criterion, calibration]));
  return {
    ...judgement,
    marks: judgement.marks.map((mark) => calibrated(mark, byCriterion.get(mark.criterion))),
  };
}

/** Machine marks are whole (rubric): halves are a teacher's. */
export const calibratedBand = (points: readonly number[], band: number): number =>
  Math.round(points[band] ?? band);

function calibrated(mark: CriterionMark, calibration: Calibration | undefined): CriterionMark {
  if (!calibration || mark.band === null) return mark;
  const { id, fittedOn, answers, points } = calibration;
  const applied = { ...mark, calibration: { id, fittedOn, answers } };
  const band = calibratedBand(points, mark.band);
  if (band === mark.band) return applied;
  return {
    ...applied,
    judged: mark.band,
    band,
    // as wide as before: a calibration moves a band, it makes none surer
    low: within(mark.low + band - mark.band),
    high: within(mark.high + band - mark.band),
    reasons: [...reasonsFor(mark, mark.band, band), movedBecause(mark.band, band, points)],
  };
}

/** The description of the band that the judge gave becomes that of the band that it is now. */
const reasonsFor = ({ criterion, reasons }: CriterionMark, from: number, to: number): string[] =>
  reasons.map((reason) => (reason === describeBand(criterion, from) ? describeBand(criterion, to) : reason));

const movedBecause = (from: number, to: number, points: readonly number[]): string =>
  `The assessor by itself gave ${from}. Where it does so, teachers give about ${(points[from] ?? to).toFixed(1)}, so this is a ${to}.`;

const within = (band: number): number => Math.max(0, Math.min(BAND_MAX, band));
