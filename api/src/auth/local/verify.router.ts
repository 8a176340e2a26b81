import { type Request, type Response, Router } from 'express';
import { sendPage } from '../pages/send-page.js';
import type { UserDirectory } from '../user-directory.js';
import { minutesText, sentText } from './form-input.js';
import { LOCAL_ISSUER } from './local-client.js';
import type { LinkOwner } from './mail-links.js';
import type { PageDeps } from './page-deps.js';
import { emailVerifiedPage, linkGonePage } from './pages/message.pages.js';
import { verifyPage } from './pages/verify.page.js';

interface VerifyDeps extends PageDeps {
  readonly users: Pick<UserDirectory, 'emailVerified'>;
}

/**
 * Confirming an e-mail address takes two proofs: the link (who reads the mailbox) and being signed in as, or
 * knowing the password of, the account. With the link alone, somebody who signed up with another person's
 * address would only need that person, or their mail scanner, to follow it.
 */
export function createVerifyRouter(deps: VerifyDeps): Router {
  const { users, interactions, accounts, attempts, links, form } = deps;
  const router = Router();

  const isAccountHolder = async (req: Request, res: Response, owner: LinkOwner): Promise<boolean> =>
    (await interactions.session(req, res)).accountId === owner.accountId;

  const verify = async (req: Request, res: Response): Promise<void> => {
    const token = sentText(req, 'token');
    const owner = await links.peek('verify', token);
    if (!owner) return sendPage(res, 400, linkGonePage);
    const { email } = owner;
    if (!(await isAccountHolder(req, res, owner))) {
      const who = { email, address: req.ip ?? '' };
      const wait = await attempts.take('signIn', who);
      if (wait !== null) {
        res.set('Retry-After', String(wait));
        const error = `There were too many tries. Please wait ${minutesText(wait)}.`;
        return sendPage(res, 429, verifyPage({ token, email, asksPassword: true, error }));
      }
      if (!(await accounts.authenticate(email, sentText(req, 'password')))) {
        const error = 'This is not the password of this account.';
        return sendPage(res, 401, verifyPage({ token, email, asksPassword: true, error }));
      }
      await attempts.forgive('signIn', who);
    }
    const verified = await links.verifyEmail(token);
    if (!verified) return sendPage(res, 400, linkGonePage);
    await users.emailVerified({ issuer: LOCAL_ISSUER, subject: verified.accountId, email: verified.email });
    sendPage(res, 200, emailVerifiedPage);
  };

  router
    .route('/verify')
    .get(
      interactions.guarded(async (req, res) => {
        const { token } = req.query;
        const owner = await links.peek('verify', token);
        if (!owner || typeof token !== 'string') return sendPage(res, 400, linkGonePage);
        const asksPassword = !(await isAccountHolder(req, res, owner));
        sendPage(res, 200, verifyPage({ token, email: owner.email, asksPassword }));
      }),
    )
    .post(form, interactions.guarded(verify));
  return router;
}
