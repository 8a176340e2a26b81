import { type Html, html } from '../../pages/html.js';
import type { Page } from '../../pages/layout.js';
import { DEMO_ACCOUNTS } from '../demo-accounts.js';
import { alert, field, formTitle } from './form.js';

interface SignInForm {
  /** Path of this interaction; the forms post below it. */
  readonly path: string;
  readonly isDemo: boolean;
  readonly isSignUpOpen: boolean;
  readonly email?: string;
  readonly error?: string;
}

export const SIGN_UP_CLOSED =
  'New accounts cannot be made here, because this server is not set up to send e-mail. Please ask the person who runs it.';

export const signInPage = ({ path, isDemo, isSignUpOpen, email, error }: SignInForm): Page => ({
  title: formTitle('Sign in', error !== undefined),
  body: html`<section class="card">
<h1>Sign in</h1>
${alert(error)}
<form method="post" action="${path}" novalidate>
${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email', value: email, autofocus: error !== undefined && !email })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', autofocus: error !== undefined && Boolean(email) })}
<button class="main-action" type="submit">Sign in</button>
</form>
${isSignUpOpen && html`<p class="after"><a href="${path}/forgot">Forgot your password?</a></p>`}
</section>
<section class="card" aria-labelledby="new">
<h2 id="new">New here?</h2>
${
  isSignUpOpen
    ? html`<a class="button secondary main-action" href="${path}/sign-up">Create an account</a>`
    : html`<p>${SIGN_UP_CLOSED}</p>`
}
</section>
${isDemo && demoAccounts(path)}`,
});

const demoAccounts = (path: string): Html => html`<section class="card" aria-labelledby="demo">
<h2 id="demo">Try a demo account</h2>
<p class="quiet">One click, no password. Everything you do there stays on this server.</p>
<div class="demo">
${DEMO_ACCOUNTS.map(
  ({ label, email }) => html`<form method="post" action="${path}/demo">
<input type="hidden" name="account" value="${email}">
<button class="secondary main-action" type="submit">${label}</button>
</form>
`,
)}</div>
</section>`;
