import type { Settings } from '../config/settings.js';
import { AccountResolver } from '../modules/account/account.resolver.js';
import { AgreementResolver } from '../modules/analytics/agreement.resolver.js';
import { AnalyticsResolver, ImpactViewerResolver } from '../modules/analytics/analytics.resolver.js';
import { AssessorResolver } from '../modules/assessment/assessor.resolver.js';
import { ContactResolver } from '../modules/contact/contact.resolver.js';
import { ConversationResolver } from '../modules/conversation/conversation.resolver.js';
import { TurnsResolver } from '../modules/conversation/turns.resolver.js';
import { ProgressResolver } from '../modules/progress/progress.resolver.js';
import { QuestionChangesResolver } from '../modules/questions/question-changes.resolver.js';
import { QuestionsResolver } from '../modules/questions/questions.resolver.js';
import { SessionAttemptsResolver } from '../modules/sessions/session-attempts.resolver.js';
import { SessionFieldsResolver } from '../modules/sessions/session-fields.resolver.js';
import { SessionsResolver } from '../modules/sessions/sessions.resolver.js';
import {
  InvitationSessionsResolver,
  StudentSessionsResolver,
} from '../modules/sessions/sessions-of-students.resolver.js';
import { SpendingResolver } from '../modules/spending/spending.resolver.js';
import { StudentInvitationsResolver } from '../modules/students/student-invitations.resolver.js';
import { StudentsResolver } from '../modules/students/students.resolver.js';
import { MarksFirstResolver, TeacherMarksResolver } from '../modules/teacher-marks/teacher-marks.resolver.js';
import { TestimonialsResolver } from '../modules/testimonials/testimonials.resolver.js';
import { ViewerTestimonialsResolver } from '../modules/testimonials/viewer-testimonials.resolver.js';
import { TokensResolver } from '../modules/tokens/tokens.resolver.js';
import { PicturesResolver } from '../modules/users/pictures.resolver.js';
import { RecordingConsentsResolver } from '../modules/users/recording-consents.resolver.js';
import { UserAdminResolver } from '../modules/users/user-admin.resolver.js';
import { UsersResolver } from '../modules/users/users.resolver.js';
import type { Services } from '../services.js';

/** The resolvers with their services. */
export const resolverInstances = (services: Services, settings: Settings): object[] => [
  new AccountResolver(services.accountDeletion),
  new AnalyticsResolver(services.analytics),
  new ImpactViewerResolver(),
  new AssessorResolver({
    demoMode: settings.chat === null,
    name: settings.chat?.model ?? 'Built-in assessor',
    transcribes: settings.transcription !== null,
  }),
  new ContactResolver(services.contact),
  new PicturesResolver(services.pictures),
  new ConversationResolver(services.conversations, services.conversationAssessment),
  new TurnsResolver(services.turns, services.partner),
  new ProgressResolver(services.progress),
  new QuestionsResolver(services.questions),
  new QuestionChangesResolver(
    services.questionContributions,
    services.questionGeneration,
    services.questionReview,
  ),
  new SessionsResolver(services.sessions, services.sessionSubmission),
  new SessionFieldsResolver(services.sessions, services.students),
  new SessionAttemptsResolver(services.sessions, services.transcriptCorrection),
  new SpendingResolver(services.spending),
  new StudentSessionsResolver(services.sessions),
  new InvitationSessionsResolver(services.sessions),
  new StudentInvitationsResolver(services.studentInvitations),
  new StudentsResolver(services.students),
  new AgreementResolver(services.agreement),
  new MarksFirstResolver(services.teacherMarks),
  new TeacherMarksResolver(services.teacherMarks),
  new TestimonialsResolver(services.testimonials),
  new TokensResolver(services.tokens),
  new RecordingConsentsResolver(services.recordingConsents),
  new UserAdminResolver(services.userAdmin),
  new UsersResolver(services.users, services.account),
  new ViewerTestimonialsResolver(services.testimonials),
];
