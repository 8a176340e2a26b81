import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { AiProviders } from './adapters/ai/ai-providers.js';
import type { Storage } from './adapters/storage/storage.js';
import { forgetIdentity } from './auth/forget-identity.js';
import { readIdentity } from './auth/identity-record.js';
import type { Clock } from './clock.js';
import type { Settings } from './config/settings.js';
import type { Jobs } from './jobs/jobs.js';
import { AccountDeletionService } from './modules/account/account-deletion.service.js';
import { DataExportService } from './modules/account/data-export.service.js';
import { AgreementService } from './modules/analytics/agreement.service.js';
import { AnalyticsService } from './modules/analytics/analytics.service.js';
import { ContactService } from './modules/contact/contact.service.js';
import { ConversationService } from './modules/conversation/conversation.service.js';
import { ConversationAssessmentService } from './modules/conversation/conversation-assessment.service.js';
import { Partner } from './modules/conversation/partner/partner.js';
import { PartnerService } from './modules/conversation/partner.service.js';
import { PartnerReplies } from './modules/conversation/partner-replies.js';
import { TurnTranscripts } from './modules/conversation/turn-transcripts.js';
import { TurnsService } from './modules/conversation/turns.service.js';
import { ProgressService } from './modules/progress/progress.service.js';
import { ModelQuestions } from './modules/questions/generator/model-questions.js';
import { QuestionContributionsService } from './modules/questions/question-contributions.service.js';
import { QuestionGenerationService } from './modules/questions/question-generation.service.js';
import { QuestionReviewService } from './modules/questions/question-review.service.js';
import { QuestionsService } from './modules/questions/questions.service.js';
import { SessionSubmissionService } from './modules/sessions/session-submission.service.js';
import { SessionsService } from './modules/sessions/sessions.service.js';
import { TranscriptCorrectionService } from './modules/sessions/transcript-correction.service.js';
import { SpendingService } from './modules/spending/spending.service.js';
import { StudentInvitationsService } from './modules/students/student-invitations.service.js';
import { StudentsService } from './modules/students/students.service.js';
import { TeacherMarksService } from './modules/teacher-marks/teacher-marks.service.js';
import { TestimonialsService } from './modules/testimonials/testimonials.service.js';
import { TokensService } from './modules/tokens/tokens.service.js';
import { AccountService } from './modules/users/account.service.js';
import { PicturesService } from './modules/users/pictures.service.js';
import { RecordingConsentsService } from './modules/users/recording-consents.service.js';
import { UserAdminService } from './modules/users/user-admin.service.js';
import { UsersService } from './modules/users/users.service.js';
import type { News } from './news/news.js';
import type { RateLimits } from './rate-limits.js';

/** The outside world of either process, opened by `main.ts` or by a test. */
export interface Infrastructure {
  readonly settings: Settings;
  readonly orm: MikroORM;
  readonly jobs: Jobs;
  readonly news: News;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly ai: AiProviders;
  readonly log: Logger;
}

export interface Services {
  readonly analytics: AnalyticsService;
  readonly users: UsersService;
  readonly account: AccountService;
  readonly accountDeletion: AccountDeletionService;
  readonly dataExport: DataExportService;
  readonly recordingConsents: RecordingConsentsService;
  readonly userAdmin: UserAdminService;
  readonly pictures: PicturesService;
  readonly questions: QuestionsService;
  readonly questionContributions: QuestionContributionsService;
  readonly questionGeneration: QuestionGenerationService;
  readonly questionReview: QuestionReviewService;
  readonly sessions: SessionsService;
  readonly sessionSubmission: SessionSubmissionService;
  readonly transcriptCorrection: TranscriptCorrectionService;
  readonly conversations: ConversationService;
  readonly turns: TurnsService;
  readonly partner: PartnerService;
  readonly conversationAssessment: ConversationAssessmentService;
  readonly students: StudentsService;
  readonly studentInvitations: StudentInvitationsService;
  readonly progress: ProgressService;
  readonly agreement: AgreementService;
  readonly teacherMarks: TeacherMarksService;
  readonly testimonials: TestimonialsService;
  readonly contact: ContactService;
  readonly tokens: TokensService;
  readonly spending: SpendingService;
}

/** Somebody waits for the questions, and for the words of a turn: at most twice 20 s. */
const PATIENCE = { attempts: 2, timeoutMs: 20_000 };

/** The composition root of the API process (the worker's is `worker-services.ts`): only these say `new …Service`. */
export function createServices(infra: Infrastructure): Services {
  const { ai, clock, jobs, limits, news, orm, settings, storage } = infra;
  const users = new UsersService(orm, clock, news, settings);
  const questions = new QuestionsService();
  const students = new StudentsService(storage, limits, clock);
  const sessions = new SessionsService(students, storage, jobs, news);
  const transcripts = new TurnTranscripts(ai.transcriber(PATIENCE), news);
  const partner = new Partner(ai.voice());
  const questionWriter = ai.chat(PATIENCE);
  return {
    analytics: new AnalyticsService(clock, { ...settings.impactStudy, timeZone: settings.timeZone }),
    pictures: new PicturesService(storage, limits),
    users,
    account: new AccountService(users),
    accountDeletion: new AccountDeletionService({
      ...{ users, forgetIdentity, storage, jobs, news, limits, clock },
    }),
    dataExport: new DataExportService({
      ...{ users, readIdentity, storage, limits, clock, timeZone: settings.timeZone },
    }),
    recordingConsents: new RecordingConsentsService(users, clock),
    userAdmin: new UserAdminService(users, clock),
    questions,
    questionContributions: new QuestionContributionsService(clock, limits),
    questionGeneration: new QuestionGenerationService(
      clock,
      limits,
      questionWriter && new ModelQuestions(questionWriter),
    ),
    questionReview: new QuestionReviewService(questions, clock),
    sessions,
    transcriptCorrection: new TranscriptCorrectionService(sessions, jobs, news, limits, clock),
    sessionSubmission: new SessionSubmissionService(questions, students, storage, jobs, limits, clock),
    conversations: new ConversationService(questions, students, news, limits, clock),
    turns: new TurnsService(questions, students, transcripts, storage, news, limits, clock),
    partner: new PartnerService(new PartnerReplies(partner, news, clock), partner, limits, clock),
    conversationAssessment: new ConversationAssessmentService(questions, jobs, news, limits, clock),
    students,
    studentInvitations: new StudentInvitationsService(clock),
    progress: new ProgressService(clock, settings.timeZone),
    contact: new ContactService(jobs, limits, clock, {
      isDelivered: settings.smtp !== null && settings.contactEmails.length > 0,
      publicEmail: settings.publicContactEmail,
    }),
    agreement: new AgreementService(settings.timeZone),
    teacherMarks: new TeacherMarksService(sessions, limits, clock),
    testimonials: new TestimonialsService(limits, clock),
    spending: new SpendingService(clock, settings.spending, settings.timeZone),
    tokens: new TokensService(orm, clock, news, limits, settings.timeZone),
  };
}
