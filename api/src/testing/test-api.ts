import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import pg from 'pg';
import type { DestinationStream, Logger } from 'pino';
import type { Role } from 'schema/rules/choices';
import { AuthCookies } from '../auth/cookies.js';
import { Logins } from '../auth/logins.js';
import { createSql } from '../auth/sql.js';
import { readSettings } from '../config/env.js';
import type { Settings } from '../config/settings.js';
import { type OpenInfrastructure, openInfrastructure } from '../infrastructure.js';
import { WorkerProcess } from '../jobs/worker-process.js';
import { createLogger } from '../logger.js';
import { QUESTION_BANK } from '../modules/questions/bank/question-bank.js';
import { loadQuestionBank } from '../modules/questions/load-question-bank.js';
import { createServer } from '../server.js';
import { createServices, type Services } from '../services.js';
import type { Worker } from '../start-worker.js';
import { programEnv } from './program-env.js';
import { TestClient } from './test-client.js';
import { TestClock } from './test-clock.js';
import { createTestDatabase } from './test-database.js';

export interface TestApi {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly clock: TestClock;
  readonly infra: OpenInfrastructure;
  readonly services: Services;
  readonly pool: pg.Pool;
  readonly logins: Logins;
  /** Of the worker that runs now. @throws Error where none runs as a process */
  workerPid(): number;
  /** Someone who has just signed in, through a real login row and cookie. */
  signIn(name?: string, person?: Person): Promise<TestClient>;
  visitor(): TestClient;
  /** A script that brings this token, good or not; with the cookie of `beside`, where that is given. */
  script(token: string, beside?: TestClient): TestClient;
  close(): Promise<void>;
}

const BUILT_MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

const COMPLETE_PROFILE = `update users set country = 'Malaysia', state = 'Sabah', institution = 'SMK Likas',
  institution_type = 'secondary_school', is_new_user = false where id = $1`;

interface Person {
  /** `student` where left out. */
  readonly role?: Role;
  /** False: a new user, whose profile is not complete yet. */
  readonly hasProfile?: boolean;
  /** The verified address; one of a school where left out. */
  readonly email?: string;
}

interface Options {
  /** Variables over those of a demo without a provider. */
  readonly env?: NodeJS.ProcessEnv;
  /**
   * True: the worker runs too, in the process of the test. `process`: as in the product, the built one in a process of
   * its own, which costs five processor seconds.
   */
  readonly withWorker?: boolean | 'process';
  /** One more instance on the database of this one, which must be closed later. */
  readonly beside?: Pick<TestApi, 'databaseUrl'>;
  /** In place of standard output. */
  readonly logTo?: DestinationStream;
}

/** The real server on a real database of its own, on a free port. */
export async function startTestApi(options: Options = {}): Promise<TestApi> {
  const { env = {}, withWorker = false, beside } = options;
  const database = beside
    ? { url: beside.databaseUrl, drop: () => Promise.resolve() }
    : await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lisan-test-'));
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = { BASE_URL: baseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env };
  const settings = readSettings(variables);
  const log = createLogger(settings, 'api', options.logTo);
  const clock = new TestClock();

  const infra = await openInfrastructure({ settings, databaseUrl: database.url, role: 'sender', log, clock });
  await loadQuestionBank(infra.orm.em.fork(), QUESTION_BANK);
  const services = createServices(infra);
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // the drop at the end may come before a connection has heard that it is over
  pool.on('error', () => {});
  const cookies = new AuthCookies(baseUrl);
  const logins = new Logins({
    sql: createSql(pool),
    clock,
    cookies,
    onRevoked: (loginId) => infra.news.publish(infra.orm.em.fork(), 'login', loginId),
  });
  const auth = {
    router: Router(),
    logins,
    hasLoginCookie: (header: string | undefined) => cookies.read(header, cookies.login) !== undefined,
  };
  const running = await createServer({
    infra,
    services,
    auth,
    server,
    log,
    webFolder: path.join(dataDir, 'web'),
  });
  server.on('request', running.handle);
  const worker = new WorkerProcess(
    BUILT_MAIN,
    { ...programEnv(), ...variables, LISAN_WORKER_DATABASE_URL: database.url },
    log,
  );
  if (withWorker === 'process') worker.start();
  const workerHere = withWorker === true ? await startWorkerHere(settings, database.url, log) : null;

  return {
    baseUrl,
    databaseUrl: database.url,
    dataDir,
    clock,
    infra,
    services,
    pool,
    logins,
    workerPid() {
      if (worker.pid === null) throw new Error('no worker runs');
      return worker.pid;
    },
    async signIn(name = 'Mei', { role = 'student', hasProfile = true, ...person }: Person = {}) {
      const subject = randomUUID();
      const email = person.email ?? `${name.toLowerCase()}-${subject.slice(0, 8)}@school.test`;
      const { userId } = await services.users.signedIn({
        issuer: 'test',
        subject,
        email,
        emailVerified: true,
        firstName: name,
        lastName: 'Tan',
      });
      // a role is granted by an admin; the test writes down what was granted
      await pool.query('update users set role = $2 where id = $1', [userId, role]);
      if (hasProfile) await pool.query(COMPLETE_PROFILE, [userId]);
      const { token, loginId } = await logins.create({ userId, issuer: 'test', subject, idToken: '' });
      return new TestClient(baseUrl, { cookie: `${cookies.login}=${token}`, userId, loginId, email });
    },
    visitor: () => new TestClient(baseUrl, null),
    script: (token, beside) => new TestClient(baseUrl, beside?.identity ?? null, token),
    async close() {
      await worker.stop();
      await workerHere?.stop();
      running.holds.end();
      running.graphql.streams.closeAll();
      await running.graphql.stop();
      server.closeAllConnections();
      await infra.close();
      await pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Loaded where it is asked for: the assessor is a third of the product. */
async function startWorkerHere(settings: Settings, databaseUrl: string, log: Logger): Promise<Worker> {
  const { startWorker } = await import('../start-worker.js');
  return startWorker(settings, databaseUrl, log);
}
