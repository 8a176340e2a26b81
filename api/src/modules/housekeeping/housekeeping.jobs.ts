import type { RequestContext } from '../../context.js';
import type { JobHandler } from '../../jobs/jobs.js';
import type { HousekeepingService } from './housekeeping.service.js';

/** The worker's door. What could not be removed for an hour is tried again tomorrow. */
export const housekeepingJob = (
  service: HousekeepingService,
  systemContext: () => RequestContext,
): JobHandler<'housekeeping'> => ({
  run: () => service.sweep(systemContext()),
  giveUp: async () => {
    systemContext().log.error('housekeeping failed');
  },
});
