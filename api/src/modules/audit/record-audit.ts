import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.js';

/** What leaves an audit entry. */
type AuditedAction =
  | 'account.delete'
  | 'account.export'
  | 'questions.reject'
  | 'roles.grant'
  | 'students.remove'
  | 'testimonials.moderate'
  | 'tokens.issue'
  | 'tokens.revoke'
  | 'analytics.export';

/** Notes an act in the transaction of `em`. */
export async function recordAudit(
  em: EntityManager,
  entry: { action: AuditedAction; actorId: string | null; subject: string; at: Date },
): Promise<void> {
  const { action, actorId, subject, at: createdAt } = entry;
  await em.insert(AuditEntry, { action, actorId, subject, createdAt });
}
