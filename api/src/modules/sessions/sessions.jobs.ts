import type { RequestContext } from '../../context.js';
import type { JobHandler } from '../../jobs/jobs.js';
import type { AnswerImprovementService } from './answer-improvement.service.js';
import type { SessionAssessmentService } from './session-assessment.service.js';

/** The worker's door: ids in, a service call with the system viewer out. */
export const assessSessionJob = (
  service: SessionAssessmentService,
  systemContext: () => RequestContext,
): JobHandler<'assess-session'> => ({
  run: ({ payload, retry }) => service.assess(systemContext(), { ...payload, retry }),
  giveUp: (payload) => service.giveUp(systemContext(), payload),
});

export const improveAnswerJob = (
  service: AnswerImprovementService,
  systemContext: () => RequestContext,
): JobHandler<'improve-answer'> => ({
  run: ({ payload }) => service.improve(systemContext(), payload),
  giveUp: (payload) => service.giveUp(systemContext(), payload),
});
