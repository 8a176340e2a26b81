import type { SessionFeedback } from './assessment';
import { CRITERION_TITLES } from './marks';

/** Which assessor marked, by which rubric and calibration: one line for the end of the feedback. */
export function provenanceText(feedback: SessionFeedback): string {
  const assessor =
    feedback.assessorModel === null
      ? `the ${feedback.assessorName} assessor`
      : `the model ${feedback.assessorModel}`;
  const versions = [`version ${feedback.assessorVersion}`];
  if (feedback.promptVersion) versions.push(`prompt ${feedback.promptVersion}`);
  const marked = `Marked by ${assessor} (${versions.join(', ')}), rubric version ${feedback.rubricVersion}.`;
  return [marked, ...calibrationText(feedback)].join(' ');
}

/** One sentence where every mark was calibrated on the same day with as many answers, else one for each that was. */
function calibrationText({ calibrations, marks }: SessionFeedback): string[] {
  const byFit = Map.groupBy(calibrations, ({ fittedOn, answers }) => `${fittedOn} with ${answers} answers`);
  return [...byFit].map(([fit, those]) => {
    const criteria = those.map(({ criterion }) => CRITERION_TITLES[criterion]).join(' and ');
    const isAll = those.length === marks.length;
    return `${isAll ? 'Calibrated' : `${criteria} calibrated`} on ${fit} that teachers marked.`;
  });
}
