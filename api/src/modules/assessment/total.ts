import type { PartType } from 'schema/rules/choices';
import { maximumMark, proficiencyLevel } from 'schema/rules/scoring';
import type { CriterionMark, MarkedResult } from './assessment.types.js';

/**
 * Step 7, total: code adds up, a model never does (rubric, rule 1). A criterion that was not judged adds nothing
 * and is left out of the mean that names the level.
 */
export function total(
  marks: readonly CriterionMark[],
  partType: PartType,
): Pick<MarkedResult, 'total' | 'maximum' | 'proficiencyLevel'> {
  const bands = marks.flatMap(({ band }) => (band === null ? [] : [band]));
  const sum = bands.reduce((all, band) => all + band, 0);
  return {
    total: sum,
    maximum: maximumMark(partType),
    proficiencyLevel: proficiencyLevel(bands.length === 0 ? 0 : sum / bands.length),
  };
}
