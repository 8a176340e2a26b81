import { Migration20261121000100_first } from './migrations/Migration20261121000100_first.js';
import { Migration20261121000200_identity } from './migrations/Migration20261121000200_identity.js';
import { Migration20261121000300_rate_limits } from './migrations/Migration20261121000300_rate_limits.js';
import { Migration20261121000400_audit } from './migrations/Migration20261121000400_audit.js';
import { Migration20261121000600_questions } from './migrations/Migration20261121000600_questions.js';
import { Migration20261121000700_conversations } from './migrations/Migration20261121000700_conversations.js';
import { Migration20261121000800_research } from './migrations/Migration20261121000800_research.js';
import { Migration20261121000900_students } from './migrations/Migration20261121000900_students.js';
import { Migration20261121001000_contact } from './migrations/Migration20261121001000_contact.js';
import { Migration20261121001100_account_deletion } from './migrations/Migration20261121001100_account_deletion.js';
import { Migration20261121001200_spending } from './migrations/Migration20261121001200_spending.js';
import { Migration20261121001300_corrections } from './migrations/Migration20261121001300_corrections.js';
import { Migration20261121001400_teacher_marks } from './migrations/Migration20261121001400_teacher_marks.js';
import { Migration20261121001600_calibrations } from './migrations/Migration20261121001600_calibrations.js';

/** In order; a migration that has been released is never edited. */
export const MIGRATIONS = [
  Migration20261121000100_first,
  Migration20261121000200_identity,
  Migration20261121000300_rate_limits,
  Migration20261121000400_audit,
  Migration20261121000600_questions,
  Migration20261121000700_conversations,
  Migration20261121000800_research,
  Migration20261121000900_students,
  Migration20261121001000_contact,
  Migration20261121001100_account_deletion,
  Migration20261121001200_spending,
  Migration20261121001300_corrections,
  Migration20261121001400_teacher_marks,
  Migration20261121001600_calibrations,
];
