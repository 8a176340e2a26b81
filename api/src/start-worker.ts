import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createSmtpMailer } from './adapters/mail/smtp.js';
import type { Settings } from './config/settings.js';
import type { RequestContext } from './context.js';
import { openInfrastructure } from './infrastructure.js';
import { AnswerImprover } from './modules/assessment/improve/answer-improver.js';
import { createBuiltInJudge } from './modules/assessment/judge-builtin/judge-builtin.js';
import { ModelJudge } from './modules/assessment/judge-model.js';
import { deliverContactMessageJob } from './modules/contact/contact.jobs.js';
import { housekeepingJob } from './modules/housekeeping/housekeeping.jobs.js';
import { assessSessionJob, improveAnswerJob } from './modules/sessions/sessions.jobs.js';
import { createWorkerServices } from './worker-services.js';

/** Waiting for a provider costs no core; judging by ourselves does. */
const CONCURRENCY_WITH_PROVIDER = 8;
const CONCURRENCY_BUILT_IN = 2;
/** Marks come first. */
const IMPROVED_AT_ONCE = 4;
/** A mail server that does not answer holds one for ten seconds. */
const MAILS_AT_ONCE = 2;

export interface Worker {
  stop(): Promise<void>;
}

/** The process that transcribes and assesses, so that audio analysis never runs on the API's event loop. */
export async function startWorker(settings: Settings, databaseUrl: string, log: Logger): Promise<Worker> {
  const infra = await openInfrastructure({ settings, databaseUrl, role: 'worker', log });
  const builtIn = createBuiltInJudge();
  const { ai } = infra;
  const chat = ai.chat();
  const assessor = {
    transcriber: ai.transcriber(),
    judges: { model: chat && new ModelJudge(chat), builtIn },
    improver: chat && new AnswerImprover(chat),
  };
  const mailer = settings.smtp && createSmtpMailer(settings.smtp);
  const services = createWorkerServices(infra, assessor, mailer);
  const systemContext = (): RequestContext => {
    const requestId = randomUUID();
    return {
      viewer: null,
      grant: null,
      address: '',
      isSystem: true,
      em: infra.orm.em.fork(),
      log: log.child({ requestId }),
      requestId,
    };
  };
  await infra.jobs.work(
    'assess-session',
    settings.chat ? CONCURRENCY_WITH_PROVIDER : CONCURRENCY_BUILT_IN,
    assessSessionJob(services.sessionAssessment, systemContext),
  );
  if (services.answerImprovement) {
    await infra.jobs.work(
      'improve-answer',
      IMPROVED_AT_ONCE,
      improveAnswerJob(services.answerImprovement, systemContext),
    );
  }
  await infra.jobs.work(
    'deliver-contact-message',
    MAILS_AT_ONCE,
    deliverContactMessageJob(services.contactDelivery, systemContext),
  );
  await infra.jobs.work('housekeeping', 1, housekeepingJob(services.housekeeping, systemContext));
  await infra.jobs.daily('housekeeping');
  // where a model marks it only stands in, and three seconds of a core and 250 MB can wait until it has to
  if (!settings.chat) {
    builtIn.warmUp().catch((error: unknown) => log.warn({ err: error }, 'the built-in assessor is cold'));
  }
  return { stop: () => infra.close() };
}
