import type { Transcriber } from './adapters/ai/ai.js';
import { AssessmentService, type Judges } from './modules/assessment/assessment.service.js';
import { SessionAssessmentService } from './modules/sessions/session-assessment.service.js';
import type { Infrastructure } from './services.js';

/** What only the worker does; the API process never loads the assessor. */
export interface WorkerServices {
  readonly sessionAssessment: SessionAssessmentService;
}

export function createWorkerServices(
  { clock, news, storage }: Infrastructure,
  assessor: { readonly transcriber: Transcriber | null; readonly judges: Judges },
): WorkerServices {
  const assessment = new AssessmentService(assessor.judges);
  return {
    sessionAssessment: new SessionAssessmentService(assessment, assessor.transcriber, storage, news, clock),
  };
}
