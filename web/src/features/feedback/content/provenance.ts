import type { SessionFeedback } from './assessment';

/** Which assessor marked, by which rubric: one line for the end of the feedback. */
export function provenanceText(feedback: SessionFeedback): string {
  const assessor =
    feedback.assessorModel === null
      ? `the ${feedback.assessorName} assessor`
      : `the model ${feedback.assessorModel}`;
  const versions = [`version ${feedback.assessorVersion}`];
  if (feedback.promptVersion) versions.push(`prompt ${feedback.promptVersion}`);
  return `Marked by ${assessor} (${versions.join(', ')}), rubric version ${feedback.rubricVersion}.`;
}
