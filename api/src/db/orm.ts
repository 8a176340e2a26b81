import 'reflect-metadata';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import { ImpactStudy } from '../modules/analytics/impact-study.entity.js';
import { Assessment } from '../modules/assessment/assessment.entity.js';
import { AuditEntry } from '../modules/audit/audit-entry.entity.js';
import { CalibrationRecord } from '../modules/calibration/calibration.entity.js';
import { ContactMessage } from '../modules/contact/contact-message.entity.js';
import { Conversation } from '../modules/conversation/conversation.entity.js';
import { ConversationTurn } from '../modules/conversation/conversation-turn.entity.js';
import { DiscardedFile } from '../modules/housekeeping/discarded-file.entity.js';
import { PracticePick } from '../modules/questions/practice-pick.entity.js';
import { Question } from '../modules/questions/question.entity.js';
import { Session } from '../modules/sessions/session.entity.js';
import { TranscriptCorrection } from '../modules/sessions/transcript-correction.entity.js';
import { SpendingCall } from '../modules/spending/spending-call.entity.js';
import { SpendingDay, SpendingUserDay } from '../modules/spending/spending-day.entity.js';
import { StudentProfile } from '../modules/students/student-profile.entity.js';
import { TeacherMarks } from '../modules/teacher-marks/teacher-marks.entity.js';
import { Testimonial } from '../modules/testimonials/testimonial.entity.js';
import { ResearchToken } from '../modules/tokens/research-token.entity.js';
import { RecordingConsent } from '../modules/users/recording-consent.entity.js';
import { User } from '../modules/users/user.entity.js';
import { MIGRATIONS } from './migrations.js';

/** Tables of the identity provider, of the limits and of the queue have their own migrations and schemas. */
const FOREIGN_SCHEMAS = ['identity', 'limits', 'pgboss'];

/** Opens the pool. The caller closes it. */
export const createOrm = (url: string): Promise<MikroORM> =>
  MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: [
        Conversation,
        ConversationTurn,
        AuditEntry,
        User,
        RecordingConsent,
        Question,
        PracticePick,
        StudentProfile,
        Session,
        Assessment,
        TranscriptCorrection,
        CalibrationRecord,
        TeacherMarks,
        Testimonial,
        ContactMessage,
        ResearchToken,
        ImpactStudy,
        DiscardedFile,
        SpendingCall,
        SpendingDay,
        SpendingUserDay,
      ],
      metadataProvider: ReflectMetadataProvider,
      namingStrategy: UnderscoreNamingStrategy,
      extensions: [Migrator],
      migrations: {
        migrationsList: MIGRATIONS,
        tableName: 'migrations',
        snapshot: false,
        path: `${import.meta.dirname}/migrations`,
        allOrNothing: true,
      },
      schemaGenerator: { ignoreSchema: FOREIGN_SCHEMAS },
      pool: { min: 1, max: 10 },
      // what happens in the database is told by migrate() and by errors, not line by line
      logger: () => {},
    }),
  );
