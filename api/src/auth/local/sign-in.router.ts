import { type Request, type Response, Router } from 'express';
import { sendPage } from '../pages/send-page.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { minutesText, sentEmail, sentText } from './form-input.js';
import type { PageDeps } from './page-deps.js';
import { signInPage } from './pages/sign-in.page.js';

export function createSignInRouter(deps: PageDeps): Router {
  const { interactions, accounts, attempts, mails, isDemo, isSignUpOpen, form } = deps;
  const router = Router();

  const show = (
    res: Response,
    status: number,
    path: string,
    state: { email?: string; error?: string } = {},
  ): void => sendPage(res, status, signInPage({ path, isDemo, isSignUpOpen, ...state }));

  const signIn = async (req: Request, res: Response, path: string): Promise<void> => {
    const [email, password] = [sentEmail(req), sentText(req, 'password')];
    const who = { email, address: req.ip ?? '' };
    const wait = await attempts.take('signIn', who);
    if (wait !== null) {
      res.set('Retry-After', String(wait));
      const error = `There were too many tries. Please wait ${minutesText(wait)}, or choose a new password.`;
      return show(res, 429, path, { email, error });
    }
    const account = await accounts.authenticate(email, password);
    if (!account) {
      const error = 'This e-mail address and password do not match.';
      return show(res, 401, path, { email, error });
    }
    await attempts.forgive('signIn', who);
    mails.sendVerificationIfDue(account);
    await interactions.finish(req, res, account.id);
  };

  router
    .route('/interaction/:uid')
    .get(interactions.page((_req, res, path) => show(res, 200, path)))
    .post(form, interactions.page(signIn));

  if (isDemo) {
    router.post(
      '/interaction/:uid/demo',
      form,
      interactions.page(async (req, res, path) => {
        const demo = DEMO_ACCOUNTS.find(({ email }) => email === sentText(req, 'account'));
        const account = demo && (await accounts.byEmail(demo.email));
        if (!account) return show(res, 404, path, { error: 'There is no such demo account on this server.' });
        await interactions.finish(req, res, account.id);
      }),
    );
  }
  return router;
}
