import type { PartType } from 'schema/rules/choices';
import { loadPrompt, type Prompt } from './prompts.js';

/** By which a model assesses each part. */
export const ASSESSMENT_PROMPTS: Record<PartType, Prompt> = {
  part2: loadPrompt('assess-part2.v1.md'),
  part3: loadPrompt('assess-part3.v1.md'),
};
