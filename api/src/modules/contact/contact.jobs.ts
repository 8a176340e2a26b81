import type { RequestContext } from '../../context.js';
import type { JobHandler } from '../../jobs/jobs.js';
import type { ContactDeliveryService } from './contact-delivery.service.js';

/** The worker's door: ids in, a service call with the system viewer out. */
export const deliverContactMessageJob = (
  service: ContactDeliveryService,
  systemContext: () => RequestContext,
): JobHandler<'deliver-contact-message'> => ({
  run: ({ payload }) => service.deliver(systemContext(), payload.messageId),
  giveUp: (payload) => service.giveUp(systemContext(), payload.messageId),
});
