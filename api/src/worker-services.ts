import type { Transcriber } from './adapters/ai/ai.js';
import type { Mailer } from './adapters/mail/mail.js';
import { AssessmentService, type Judges } from './modules/assessment/assessment.service.js';
import type { AnswerImprover } from './modules/assessment/improve/answer-improver.js';
import { CalibrationService } from './modules/calibration/calibration.service.js';
import { ContactDeliveryService } from './modules/contact/contact-delivery.service.js';
import { ConversationInputService } from './modules/conversation/conversation-input.service.js';
import { HousekeepingService } from './modules/housekeeping/housekeeping.service.js';
import { AnswerImprovementService } from './modules/sessions/answer-improvement.service.js';
import { AnswerInputService } from './modules/sessions/answer-input.service.js';
import { SessionAssessmentService } from './modules/sessions/session-assessment.service.js';
import type { Infrastructure } from './services.js';

/** What only the worker does; the API process never loads the assessor. */
export interface WorkerServices {
  readonly sessionAssessment: SessionAssessmentService;
  /** Null where no provider writes better versions of answers. */
  readonly answerImprovement: AnswerImprovementService | null;
  readonly contactDelivery: ContactDeliveryService;
  readonly housekeeping: HousekeepingService;
}

export function createWorkerServices(
  { clock, jobs, news, settings, storage }: Infrastructure,
  assessor: {
    readonly transcriber: Transcriber | null;
    readonly judges: Judges;
    readonly improver: AnswerImprover | null;
  },
  mailer: Mailer | null,
): WorkerServices {
  const assessment = new AssessmentService(assessor.judges);
  const { improver } = assessor;
  return {
    contactDelivery: new ContactDeliveryService(mailer, clock, {
      recipients: settings.contactEmails,
      baseUrl: settings.baseUrl,
    }),
    housekeeping: new HousekeepingService(storage, clock),
    sessionAssessment: new SessionAssessmentService(
      assessment,
      new CalibrationService(clock, settings.timeZone),
      {
        answers: new AnswerInputService(assessor.transcriber, storage, news),
        conversations: new ConversationInputService(storage),
      },
      news,
      clock,
      improver && jobs,
    ),
    answerImprovement: improver && new AnswerImprovementService(improver, news),
  };
}
