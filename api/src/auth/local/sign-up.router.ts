import { type Request, type Response, Router } from 'express';
import { signUpSchema } from 'schema/rules/validation';
import { sendPage } from '../pages/send-page.js';
import { checkForm, minutesText, sentText } from './form-input.js';
import type { PageDeps } from './page-deps.js';
import { signUpClosedPage, signUpPage } from './pages/sign-up.page.js';

const TAKEN = 'There is already an account with this e-mail address. Sign in instead.';

/** Signing up signs in at once; the verification mail is needed only for rights that hang on the address. */
export function createSignUpRouter(deps: PageDeps): Router {
  const { interactions, accounts, attempts, mails, isSignUpOpen, form } = deps;
  const router = Router();

  const signUp = async (req: Request, res: Response, path: string): Promise<void> => {
    if (!isSignUpOpen) return sendPage(res, 403, signUpClosedPage(path));
    const typed = {
      firstName: sentText(req, 'firstName'),
      lastName: sentText(req, 'lastName'),
      email: sentText(req, 'email'),
      password: sentText(req, 'password'),
    };
    const refuse = (status: number, errors: Readonly<Record<string, string>>, error?: string): void =>
      sendPage(res, status, signUpPage({ path, values: typed, errors, error }));

    const { values, errors } = await checkForm(signUpSchema, typed);
    if (errors) return refuse(422, errors);
    const wait = await attempts.take('signUp', { email: values.email, address: req.ip ?? '' });
    if (wait !== null) {
      res.set('Retry-After', String(wait));
      return refuse(429, {}, `There were too many sign-ups from here. Please wait ${minutesText(wait)}.`);
    }
    const account = await accounts.create(values);
    if (!account) return refuse(409, { email: TAKEN });
    mails.sendVerification(account);
    await interactions.finish(req, res, account.id);
  };

  router
    .route('/interaction/:uid/sign-up')
    .get(
      interactions.page((_req, res, path) =>
        isSignUpOpen
          ? sendPage(res, 200, signUpPage({ path, values: {}, errors: {} }))
          : sendPage(res, 403, signUpClosedPage(path)),
      ),
    )
    .post(form, interactions.page(signUp));
  return router;
}
