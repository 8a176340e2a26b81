import { PASSWORD_MIN_CHARACTERS } from 'schema/rules/limits';
import { html } from '../../pages/html.js';
import type { Page } from '../../pages/layout.js';
import { alert, field, formTitle } from './form.js';

interface ForgotForm {
  readonly path: string;
  readonly email?: string;
  readonly fieldError?: string;
  readonly error?: string;
}

export const forgotPage = ({ path, email, fieldError, error }: ForgotForm): Page => ({
  title: formTitle('Forgot your password?', (fieldError ?? error) !== undefined),
  body: html`<section class="card">
<h1>Forgot your password?</h1>
${alert(error)}
<p>Tell us your e-mail address. We send you a link to choose a new one.</p>
<form method="post" action="${path}/forgot" novalidate>
${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email', value: email, error: fieldError, autofocus: fieldError !== undefined })}
<button class="main-action" type="submit">Send the link</button>
</form>
</section>
<section class="card"><p><a href="${path}">Back to sign in</a></p></section>`,
});

/** Says the same whether the address has an account or not. */
export const linkSentPage = (path: string): Page => ({
  title: 'Look into your mailbox',
  body: html`<section class="card">
<h1>Look into your mailbox</h1>
<p>If there is an account with this address, a link to choose a new password is on its way. It works for one hour.</p>
<p>Nothing there after some minutes? Look into the spam folder.</p>
<p><a href="${path}">Back to sign in</a></p>
</section>`,
});

interface ResetForm {
  readonly token: string;
  readonly email: string;
  readonly fieldError?: string;
}

export const resetPage = ({ token, email, fieldError }: ResetForm): Page => ({
  title: formTitle('Choose a new password', fieldError !== undefined),
  body: html`<section class="card">
<h1>Choose a new password</h1>
<p>For ${email}. You will be signed out everywhere.</p>
<form method="post" action="/oidc/reset" novalidate>
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="email" value="${email}" autocomplete="username">
${field({
  name: 'password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  hint: `At least ${PASSWORD_MIN_CHARACTERS} characters.`,
  error: fieldError,
  autofocus: fieldError !== undefined,
})}
<button class="main-action" type="submit">Save the new password</button>
</form>
</section>`,
});
