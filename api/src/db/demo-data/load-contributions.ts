import type { User } from '../../modules/users/user.entity.js';
import { DEMO_CONTRIBUTIONS, DEMO_GENERATION } from './demo-contributions.js';
import type { InventedName } from './demo-people.js';
import type { DemoStage } from './demo-stage.js';

interface Cast {
  readonly teacher: User;
  readonly student: User;
  readonly invented: Readonly<Record<InventedName, User>>;
}

/** Questions that users sent in, and one that the demo's student had generated. */
export async function loadContributions(
  stage: DemoStage,
  { teacher, student, invented }: Cast,
): Promise<void> {
  const { questionContributions, questionGeneration, questionReview } = stage.services;
  for (const { by, sent, verified, question } of DEMO_CONTRIBUTIONS) {
    stage.at(sent);
    const { id } = await questionContributions.contribute(stage.as(invented[by]), question);
    if (!verified) continue;
    stage.at(verified);
    await questionReview.verify(stage.as(teacher), id);
  }
  stage.at(DEMO_GENERATION.asked);
  await questionGeneration.generate(stage.as(student), DEMO_GENERATION.wanted);
}
