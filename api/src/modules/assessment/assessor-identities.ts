import type { PartType } from 'schema/rules/choices';
import type { AssessorIdentity } from './assessment.types.js';
import { ASSESSMENT_PROMPTS } from './prompts/assessment-prompts.js';
import { RUBRIC_VERSION } from './rubric.js';

/** Raised with every change of the built-in judge that can change a mark. */
const BUILT_IN_VERSION = '3';
/** The version of the model judge's own code: how it asks, reads and checks. */
const MODEL_JUDGE_VERSION = '1';
/** The rubric that its prompts carry. */
const PROMPTED_RUBRIC_VERSION = '1';

export const BUILT_IN_ASSESSOR: AssessorIdentity = {
  name: 'built-in',
  version: BUILT_IN_VERSION,
  rubricVersion: RUBRIC_VERSION,
  model: null,
  promptVersion: null,
};

/** @param model as its provider names it */
export const modelAssessor = (model: string, partType: PartType): AssessorIdentity => ({
  name: 'model',
  version: MODEL_JUDGE_VERSION,
  rubricVersion: PROMPTED_RUBRIC_VERSION,
  model,
  promptVersion: ASSESSMENT_PROMPTS[partType].version,
});

/** The same text for the same assessor in the same version, and for no other. */
export const assessorKey = ({
  name,
  version,
  model,
  promptVersion,
  rubricVersion,
}: AssessorIdentity): string => JSON.stringify([name, version, model, promptVersion, rubricVersion]);
