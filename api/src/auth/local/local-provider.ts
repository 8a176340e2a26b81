import { createRequire } from 'node:module';
import express, { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import type { Mailer } from '../../adapters/mail/mail.js';
import type { Clock } from '../../clock.js';
import type { Settings } from '../../config/settings.js';
import type { Logins } from '../logins.js';
import type { IdentitySecrets } from '../secrets.js';
import type { Sql } from '../sql.js';
import type { UserDirectory } from '../user-directory.js';
import { AccountMails } from './account-mails.js';
import { Accounts } from './accounts.js';
import { Attempts } from './attempts.js';
import { createProvider } from './create-provider.js';
import { DEMO_EMAILS } from './demo-accounts.js';
import { Interactions } from './interactions.js';
import { MailLinks } from './mail-links.js';
import { createPasswordRouter } from './password.router.js';
import { createSignInRouter } from './sign-in.router.js';
import { createSignUpRouter } from './sign-up.router.js';
import { createVerifyRouter } from './verify.router.js';

interface LocalProviderDeps {
  readonly settings: Pick<Settings, 'appMode' | 'baseUrl'>;
  readonly secrets: IdentitySecrets;
  readonly sql: Sql;
  readonly logins: Logins;
  readonly users: Pick<UserDirectory, 'emailVerified'>;
  /** Null: without mail there is neither sign-up nor password reset. */
  readonly mailer: Mailer | null;
  readonly clock: Clock;
  readonly log: Logger;
}

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** The built-in identity provider with its pages, at /oidc. Mount it before any body parser. */
export function createLocalProvider(deps: LocalProviderDeps): Router {
  const { settings, sql, clock, log } = deps;
  const { baseUrl } = settings;
  const isDemo = settings.appMode === 'demo';
  const accounts = new Accounts(sql, clock, isDemo ? [] : DEMO_EMAILS);
  const links = new MailLinks(sql, clock);
  const provider = createProvider({ baseUrl, secrets: deps.secrets, sql, accounts, log });
  const pages = {
    isDemo,
    isSignUpOpen: deps.mailer !== null,
    accounts,
    links,
    attempts: new Attempts(sql, clock),
    mails: new AccountMails({ baseUrl, accounts, links, mailer: deps.mailer, log }),
    interactions: new Interactions({ baseUrl, provider, log }),
    form: express.urlencoded({ extended: false, limit: '16kb' }),
  };
  const router = Router();
  router.get('/oidc/figtree.woff2', (_req, res) => {
    res.sendFile(FONT, { maxAge: '30d' });
  });
  router.use(
    '/oidc',
    pinAddress(baseUrl),
    createSignInRouter(pages),
    createSignUpRouter(pages),
    createPasswordRouter({ ...pages, sql, logins: deps.logins }),
    createVerifyRouter({ ...pages, users: deps.users }),
    provider.callback(),
  );
  return router;
}

/**
 * The provider builds its addresses from the request. They must be those of BASE_URL, whatever host name a caller
 * or a proxy wrote into it.
 */
function pinAddress(baseUrl: string): RequestHandler {
  const { host, protocol } = new URL(baseUrl);
  return (req, _res, next) => {
    req.headers['x-forwarded-host'] = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    next();
  };
}
