import type { ImpactCohort } from 'schema/rules/impact';
import { MESSAGES } from 'schema/rules/messages';

interface CohortWords {
  readonly tab: string;
  /** In the middle of a sentence, after a number too. */
  readonly one: string;
  readonly many: string;
  readonly notAvailable: string;
}

/** What the dashboard calls the students of each cohort. */
export const COHORT_WORDS: Record<ImpactCohort, CohortWords> = {
  malaysian: {
    tab: 'Malaysian Students',
    one: 'Malaysian student',
    many: 'Malaysian students',
    notAvailable: MESSAGES.noMalaysianImpact,
  },
  global: {
    tab: 'Global Students',
    one: 'student worldwide',
    many: 'students worldwide',
    notAvailable: MESSAGES.noGlobalImpact,
  },
};
