import type { CuratedQuestion } from './curated-question.js';
import { part2ConsumerismAndFinancialAwareness } from './part2-consumerism-and-financial-awareness.js';
import { part2HealthAndEnvironment } from './part2-health-and-environment.js';
import { part2PeopleAndCulture } from './part2-people-and-culture.js';
import { part2ScienceAndTechnology } from './part2-science-and-technology.js';
import { part3ConsumerismAndFinancialAwareness } from './part3-consumerism-and-financial-awareness.js';
import { part3HealthAndEnvironment } from './part3-health-and-environment.js';
import { part3PeopleAndCulture } from './part3-people-and-culture.js';
import { part3ScienceAndTechnology } from './part3-science-and-technology.js';

/** The curated questions, written for Lisan. They are verified from the start and belong to nobody. */
export const QUESTION_BANK: readonly CuratedQuestion[] = [
  ...part2PeopleAndCulture,
  ...part2HealthAndEnvironment,
  ...part2ConsumerismAndFinancialAwareness,
  ...part2ScienceAndTechnology,
  ...part3PeopleAndCulture,
  ...part3HealthAndEnvironment,
  ...part3ConsumerismAndFinancialAwareness,
  ...part3ScienceAndTechnology,
];
