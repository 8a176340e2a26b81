import { Router } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Mailer } from '../adapters/mail/mail.js';
import { createOutboxMailer } from '../adapters/mail/outbox.js';
import { createSmtpMailer } from '../adapters/mail/smtp.js';
import type { Clock } from '../clock.js';
import type { Settings } from '../config/settings.js';
import { createAuthRouter } from './auth.router.js';
import { AuthCookies } from './cookies.js';
import { refuseDemoAccounts } from './local/demo-accounts.js';
import { localClient } from './local/local-client.js';
import { createLocalProvider } from './local/local-provider.js';
import { Logins } from './logins.js';
import { createMailboxRouter } from './mailbox.router.js';
import { loadIdentitySecrets } from './secrets.js';
import { createSql, type Sql } from './sql.js';
import { sweepIdentity } from './sweep.js';
import type { UserDirectory } from './user-directory.js';

const HOUR_MS = 3_600_000;

/** Sign-in as the server sees it. */
export interface AuthDoor {
  /** /api/login, /api/callback, /api/logout; where they serve, the built-in provider and the mailbox. */
  readonly router: Router;
  readonly logins: Logins;
  /** Whether the browser brings a login cookie, good or not: decides between landing page and app shell. */
  hasLoginCookie(cookieHeader: string | undefined): boolean;
}

interface OpenAuthDoor extends AuthDoor {
  readonly sql: Sql;
  /** Stops the hourly sweep; the pool stays the caller's. */
  close(): void;
}

interface AuthDoorDeps {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly users: UserDirectory;
  /** Tells every instance, which then calls `logins.forget`. */
  readonly onRevoked: (loginId: string) => void | Promise<void>;
}

/**
 * Puts the sign-in side together: with the issuer of the settings, or the built-in one. Needs its tables.
 * @throws DemoAccountsError in production, where the database has demo accounts
 */
export async function openAuthDoor(deps: AuthDoorDeps): Promise<OpenAuthDoor> {
  const { settings, pool, clock, log, users, onRevoked } = deps;
  const { baseUrl, oidc } = settings;
  // an idle connection that breaks is replaced; without a listener it would end the process
  pool.on('error', (error) => log.warn({ err: error }, 'connection of the sign-in pool'));
  const sql = createSql(pool);
  if (settings.appMode === 'production') await refuseDemoAccounts(sql);
  const secrets = await loadIdentitySecrets(sql);
  const cookies = new AuthCookies(baseUrl);
  const logins = new Logins({ sql, clock, cookies, onRevoked });
  const router = Router();
  const sweeping = setInterval(() => {
    sweepIdentity({ sql, clock, users }).catch((error: unknown) =>
      log.warn({ err: error }, 'sweep of the sign-in tables'),
    );
  }, HOUR_MS).unref();

  if (!oidc) {
    const mailer = createMailer(settings, sql, log);
    router.use(createLocalProvider({ settings, secrets, sql, logins, users, mailer, clock, log }));
  }
  router.use(
    createAuthRouter({
      client: oidc ? { ...oidc, baseUrl } : localClient(baseUrl, secrets, ownOrigin(settings)),
      sessionSecret: settings.sessionSecret ?? secrets.sessionSecret,
      cookies,
      logins,
      users,
      clock,
      log,
    }),
  );
  if (settings.appMode === 'demo') router.use(createMailboxRouter(sql));
  return {
    router,
    logins,
    hasLoginCookie: (header) => cookies.read(header, cookies.login) !== undefined,
    sql,
    close: () => clearInterval(sweeping),
  };
}

/** Null: there is no way to send mail. */
function createMailer({ appMode, smtp }: Settings, sql: Sql, log: Logger): Mailer | null {
  if (smtp) return createSmtpMailer(smtp);
  return appMode === 'demo' ? createOutboxMailer(sql, log) : null;
}

/** Where this process reaches itself: BASE_URL may be a proxy's, or a port of another machine. */
function ownOrigin({ host, port }: Settings): string {
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const name = isAnyAddress ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
