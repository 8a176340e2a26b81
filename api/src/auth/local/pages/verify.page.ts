import { html } from '../../pages/html.js';
import type { Page } from '../../pages/layout.js';
import { alert, field, formTitle } from './form.js';

interface VerifyForm {
  readonly token: string;
  readonly email: string;
  /** Asked for where this browser is not signed in as that account. */
  readonly asksPassword: boolean;
  readonly error?: string;
}

export const verifyPage = ({ token, email, asksPassword, error }: VerifyForm): Page => ({
  title: formTitle('Confirm your e-mail address', error !== undefined),
  body: html`<section class="card">
<h1>Confirm your e-mail address</h1>
${alert(error)}
<p>Is ${email} your address, and did you sign up for Lisan with it?</p>
<form method="post" action="/oidc/verify" novalidate>
<input type="hidden" name="token" value="${token}">
${asksPassword && field({ name: 'password', label: 'Your Lisan password', type: 'password', autocomplete: 'current-password', autofocus: error !== undefined })}
<button class="main-action" type="submit">Yes, confirm</button>
</form>
</section>`,
});
