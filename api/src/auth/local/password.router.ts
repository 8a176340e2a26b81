import { type Request, type Response, Router } from 'express';
import { passwordResetSchema, signUpSchema } from 'schema/rules/validation';
import type { Logins } from '../logins.js';
import { sendPage } from '../pages/send-page.js';
import type { Sql } from '../sql.js';
import { checkForm, minutesText, sentText } from './form-input.js';
import { LOCAL_ISSUER } from './local-client.js';
import { endProviderSessions } from './oidc-records.js';
import type { PageDeps } from './page-deps.js';
import { linkGonePage, passwordChangedPage } from './pages/message.pages.js';
import { forgotPage, linkSentPage, resetPage } from './pages/password.pages.js';
import { signUpClosedPage } from './pages/sign-up.page.js';

const forgotSchema = signUpSchema.pick(['email']);

interface PasswordDeps extends PageDeps {
  readonly sql: Sql;
  readonly logins: Logins;
}

/** A forgotten password: a link by mail, then a new one. */
export function createPasswordRouter(deps: PasswordDeps): Router {
  const { interactions, attempts, mails, links, isSignUpOpen, form } = deps;
  const router = Router();

  const askForLink = async (req: Request, res: Response, path: string): Promise<void> => {
    if (!isSignUpOpen) return sendPage(res, 403, signUpClosedPage(path));
    const email = sentText(req, 'email');
    const { values, errors } = await checkForm(forgotSchema, { email });
    if (errors) return sendPage(res, 422, forgotPage({ path, email, fieldError: errors.email }));
    const wait = await attempts.take('reset', { email: values.email, address: req.ip ?? '' });
    if (wait !== null) {
      res.set('Retry-After', String(wait));
      const error = `There were too many requests. Please wait ${minutesText(wait)}.`;
      return sendPage(res, 429, forgotPage({ path, email, error }));
    }
    mails.sendReset(values.email);
    sendPage(res, 200, linkSentPage(path));
  };

  const reset = async (req: Request, res: Response): Promise<void> => {
    const token = sentText(req, 'token');
    const owner = await links.peek('reset', token);
    if (!owner) return sendPage(res, 400, linkGonePage);
    const { values, errors } = await checkForm(passwordResetSchema, { password: sentText(req, 'password') });
    if (errors) {
      return sendPage(res, 422, resetPage({ token, email: owner.email, fieldError: errors.password }));
    }
    if (!(await links.resetPassword(token, values.password))) return sendPage(res, 400, linkGonePage);
    // whoever may have known the old password is out, here and at the provider
    await endProviderSessions(deps.sql, owner.accountId);
    await deps.logins.revokeAllOfSubject(LOCAL_ISSUER, owner.accountId);
    await attempts.forgive('signIn', { email: owner.email, address: req.ip ?? '' });
    sendPage(res, 200, passwordChangedPage);
  };

  router
    .route('/interaction/:uid/forgot')
    .get(interactions.page((_req, res, path) => sendPage(res, 200, forgotPage({ path }))))
    .post(form, interactions.page(askForLink));
  router
    .route('/reset')
    .get(
      interactions.guarded(async (req, res) => {
        const { token } = req.query;
        const owner = await links.peek('reset', token);
        if (!owner || typeof token !== 'string') return sendPage(res, 400, linkGonePage);
        sendPage(res, 200, resetPage({ token, email: owner.email }));
      }),
    )
    .post(form, interactions.guarded(reset));
  return router;
}
