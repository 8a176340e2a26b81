import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { REPOSITORY_ROOT, readSettings } from './config/env.js';
import type { Settings } from './config/settings.js';
import { explainFailure } from './explain-failure.js';
import { createLogger } from './logger.js';
import {
  CALIBRATE_HELP,
  type CalibrateOptions,
  OptionError,
  readCalibrateOptions,
} from './modules/calibration/calibrate-options.js';

/** `npm run calibrate`: a command beside the product, on its database. */
async function run(): Promise<void> {
  const options = readCalibrateOptions(process.argv.slice(2));
  if (options.wantsHelp) return console.log(CALIBRATE_HELP);
  const envFile = `${REPOSITORY_ROOT}/.env`;
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readSettings(process.env);
  await using opened = new AsyncDisposableStack();
  await calibrate(settings, await databaseUrl(settings, opened), options, opened);
}

/** Of a product that runs, as it is; else its own database is started for as long as this takes. */
async function databaseUrl(settings: Settings, opened: AsyncDisposableStack): Promise<string> {
  const { dataDir } = settings;
  if (settings.databaseUrl) return settings.databaseUrl;
  const { runningDatabase } = await import('./db/embedded-postgres/running.js');
  const running = await runningDatabase(dataDir);
  if (running) return running;
  const { startEmbeddedPostgres } = await import('./db/embedded-postgres/start.js');
  const log = createLogger(settings, 'calibrate');
  const database = await startEmbeddedPostgres({ dataDir, log });
  opened.defer(() => database.stop());
  return database.url;
}

async function calibrate(
  settings: Settings,
  url: string,
  { criterion, isDryRun, isRemoval }: CalibrateOptions,
  opened: AsyncDisposableStack,
): Promise<void> {
  const [{ createOrm }, { CalibrationService }, { fitReport, removalReport }, { systemClock }] =
    await Promise.all([
      import('./db/orm.js'),
      import('./modules/calibration/calibration.service.js'),
      import('./modules/calibration/calibration-report.js'),
      import('./clock.js'),
    ]);
  const orm = await createOrm(url);
  opened.defer(() => orm.close());
  const requestId = randomUUID();
  const ctx = {
    ...{ viewer: null, grant: null, address: '', isSystem: true, requestId },
    em: orm.em.fork(),
    log: createLogger(settings, 'calibrate').child({ requestId }),
  };
  const service = new CalibrationService(systemClock, settings.timeZone);
  if (isRemoval) {
    console.log(removalReport(await service.remove(ctx, { criterion, isDryRun }), isDryRun));
    return;
  }
  const outcomes = await service.fit(ctx, settings.chat?.model ?? null, { criterion, isDryRun });
  console.log(fitReport(outcomes, isDryRun));
  if (!outcomes.some(({ kind }) => kind === 'stored' || kind === 'unchanged')) process.exitCode = 1;
}

run().catch((error: unknown) => {
  const isMisused = error instanceof OptionError;
  console.error(isMisused ? `${error.message}\n\n${CALIBRATE_HELP}` : explainFailure(error));
  process.exitCode = isMisused ? 2 : 1;
});
