import type { User } from '../../modules/users/user.entity.js';
import { DEMO_MESSAGES } from './demo-messages.js';
import type { DemoStage } from './demo-stage.js';

/** What visitors wrote to the team; the demo's admin has dealt with some of it. */
export async function loadMessages(stage: DemoStage, admin: User): Promise<void> {
  const { contact } = stage.services;
  for (const { sent, handled, ...message } of DEMO_MESSAGES) {
    stage.at(sent);
    const { id } = await contact.send(stage.as(null), message);
    if (!handled) continue;
    stage.at(handled);
    await contact.markHandled(stage.as(admin), id, true);
  }
}
