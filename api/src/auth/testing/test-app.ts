import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import type { Mailer } from '../../adapters/mail/mail.js';
import { createOutboxMailer } from '../../adapters/mail/outbox.js';
import type { Clock } from '../../clock.js';
import { createAuthRouter } from '../auth.router.js';
import { AuthCookies } from '../cookies.js';
import { localClient } from '../local/local-client.js';
import { createLocalProvider } from '../local/local-provider.js';
import { Logins } from '../logins.js';
import { createMailboxRouter } from '../mailbox.router.js';
import type { OidcClient } from '../relying-party.js';
import { loadIdentitySecrets } from '../secrets.js';
import type { Sql } from '../sql.js';
import type { Identity, UserDirectory } from '../user-directory.js';

const SILENT = pino({ level: 'silent' });

interface TestAppOptions {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly appMode?: 'demo' | 'production';
  /** By default the outbox in a demo, and none in production. */
  readonly mailer?: Mailer | null;
  /** The product's own users; by default some that are kept in memory. */
  readonly users?: UserDirectory;
  /** Another issuer than the local provider. */
  readonly client?: Omit<OidcClient, 'baseUrl'>;
  /** BASE_URL where it is not the address that the server listens on. */
  readonly publicUrl?: string;
  /** Reuse of an address, for a restart. */
  readonly port?: number;
}

export interface TestApp {
  readonly baseUrl: string;
  /** Where it really listens. */
  readonly origin: string;
  readonly port: number;
  readonly logins: Logins;
  readonly signedIn: Identity[];
  /** Users of whom a login has ended. */
  readonly ended: string[];
  readonly revoked: string[];
  close(): Promise<void>;
}

/** Users by (issuer, subject), as the product keeps them. */
class MemoryUsers implements UserDirectory {
  readonly signedInAs: Identity[] = [];
  readonly ended: string[] = [];

  async signedIn(identity: Identity): Promise<{ userId: string }> {
    this.signedInAs.push(identity);
    return { userId: userIdOf(identity.subject) };
  }

  async emailVerified(): Promise<void> {}

  async loginsEnded(userIds: readonly string[]): Promise<void> {
    this.ended.push(...userIds);
  }
}

/** A subject that is a UUID serves as the user's id, too. */
export const userIdOf = (subject: string): string =>
  /^[\da-f-]{36}$/.test(subject) ? subject : '00000000-0000-4000-8000-000000000001';

/** The whole sign-in side on a real port. GET /whoami tells whose request it is. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const server = await listening(options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const baseUrl = options.publicUrl ?? origin;
  const { sql, clock, appMode = 'demo' } = options;
  const secrets = await loadIdentitySecrets(sql);
  const cookies = new AuthCookies(baseUrl);
  const memory = new MemoryUsers();
  const { users = memory } = options;
  const revoked: string[] = [];
  const logins = new Logins({ sql, clock, cookies, onRevoked: (id) => void revoked.push(id) });

  const usualMailer = appMode === 'demo' ? createOutboxMailer(sql, SILENT) : null;
  const { mailer = usualMailer } = options;

  const app = express();
  if (!options.client) {
    app.use(
      createLocalProvider({
        settings: { appMode, baseUrl },
        secrets,
        sql,
        logins,
        users,
        mailer,
        clock,
        log: SILENT,
      }),
    );
  }
  const client = options.client ? { ...options.client, baseUrl } : localClient(baseUrl, secrets, origin);
  app.use(
    createAuthRouter({
      client,
      sessionSecret: secrets.sessionSecret,
      cookies,
      logins,
      users,
      clock,
      log: SILENT,
    }),
  );
  app.use(createMailboxRouter(sql));
  app.get('/whoami', async (req, res) => {
    res.json(await logins.resolve(req.headers.cookie));
  });
  app.use((req, res) => {
    res.status(200).send(`page ${req.originalUrl}`);
  });
  server.on('request', app);

  return {
    baseUrl,
    origin,
    port,
    logins,
    signedIn: memory.signedInAs,
    ended: memory.ended,
    revoked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const listening = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
