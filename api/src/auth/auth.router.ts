import { type NextFunction, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { AuthCookies } from './cookies.js';
import type { Logins } from './logins.js';
import { failurePage, signOutPage } from './pages/auth.pages.js';
import { sendPage } from './pages/send-page.js';
import { type OidcClient, RelyingParty } from './relying-party.js';
import { localPath } from './return-to.js';
import { isCrossSite, ownLoopbackUrl } from './same-origin.js';
import { FLOW_LOST, type SignInFailure, toSignInFailure } from './sign-in-failure.js';
import { FlowSeal } from './sign-in-flow.js';
import type { UserDirectory } from './user-directory.js';

export interface AuthDeps {
  readonly client: OidcClient;
  /** Seals what the browser carries between /api/login and /api/callback. */
  readonly sessionSecret: string;
  readonly cookies: AuthCookies;
  readonly logins: Logins;
  readonly users: UserDirectory;
  readonly clock: Clock;
  readonly log: Logger;
}

/** GET /api/login, /api/callback and /api/logout: full-page navigations, so failures are pages too. */
export function createAuthRouter(deps: AuthDeps): Router {
  const { client, cookies, logins, users, log } = deps;
  const relyingParty = new RelyingParty(client);
  const flows = new FlowSeal(deps.sessionSecret, deps.clock);
  const router = Router();

  const fail = (res: Response, failure: SignInFailure, error?: unknown): void => {
    if (error !== undefined) log[failure.status >= 500 ? 'error' : 'warn']({ err: error }, failure.title);
    sendPage(res, failure.status, failurePage(failure));
  };

  router.use(
    ['/api/login', '/api/callback', '/api/logout'],
    (_req: Request, res: Response, next: NextFunction) => {
      res.set('Cache-Control', 'no-store');
      next();
    },
  );

  router.get('/api/login', async (req, res) => {
    const ownUrl = ownLoopbackUrl(req, client.baseUrl);
    if (ownUrl) return res.redirect(302, ownUrl);
    try {
      const { flow, url } = await relyingParty.begin(localPath(req.query.returnTo));
      for (const name of cookies.surplusFlows(req.headers.cookie)) res.clearCookie(name, cookies.clearing);
      res.cookie(cookies.flow(flow.state), await flows.seal(flow), cookies.forFlow);
      res.redirect(302, url.href);
    } catch (error) {
      fail(res, toSignInFailure(error), error);
    }
  });

  router.get('/api/callback', async (req, res) => {
    const flowCookie = cookies.flow(String(req.query.state));
    try {
      const flow = await flows.open(cookies.read(req.headers.cookie, flowCookie));
      // a flow serves once, whatever comes of it
      res.clearCookie(flowCookie, cookies.clearing);
      const previous = await logins.resolve(req.headers.cookie);
      if (!flow) {
        // 'Back' into a finished sign-in is no failure
        return previous ? res.redirect(303, '/') : fail(res, FLOW_LOST);
      }
      const { identity, idToken } = await relyingParty.finish(
        new URL(req.originalUrl, client.baseUrl).search,
        flow,
      );
      const { userId } = await users.signedIn(identity);
      const { issuer, subject } = identity;
      const { token } = await logins.create({ userId, issuer, subject, idToken });
      if (previous) await logins.revoke(previous.loginId);
      if (await logins.hasEndedOf(userId)) await users.loginsEnded([userId]);
      res.cookie(cookies.login, token, cookies.forLogin);
      res.redirect(303, flow.returnTo);
    } catch (error) {
      fail(res, toSignInFailure(error), error);
    }
  });

  /**
   * A link on another site can make a browser navigate here with its cookie (SameSite=Lax allows that), so such
   * a visit is asked first. Images and frames of other sites send no cookie and end nothing.
   */
  router.get('/api/logout', async (req, res) => {
    if (isCrossSite(req, client.baseUrl)) return sendPage(res, 200, signOutPage());
    try {
      const login = await logins.ending(req.headers.cookie);
      res.clearCookie(cookies.login, cookies.clearing);
      if (!login) return res.redirect(303, '/');
      if (!login.isRevoked) {
        await logins.revoke(login.loginId);
        await users.loginsEnded([login.userId]);
      }
      res.redirect(303, (await providerSignOut(login.idToken)) ?? '/');
    } catch (error) {
      fail(res, toSignInFailure(error), error);
    }
  });

  /** Our own login is over by now: a provider that does not answer must not make this look like a failure. */
  async function providerSignOut(idToken: string): Promise<string | null> {
    try {
      return (await relyingParty.endSessionUrl(idToken))?.href ?? null;
    } catch (error) {
      log.warn({ err: error }, 'signed out here, but the identity provider did not answer');
      return null;
    }
  }

  return router;
}
