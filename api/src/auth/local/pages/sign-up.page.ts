import { PASSWORD_MIN_CHARACTERS } from 'schema/rules/limits';
import { html } from '../../pages/html.js';
import type { Page } from '../../pages/layout.js';
import { alert, field, firstError, formTitle } from './form.js';
import { SIGN_UP_CLOSED } from './sign-in.page.js';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
type SignUpField = (typeof FIELDS)[number];

interface SignUpForm {
  readonly path: string;
  /** As typed; a password is never sent back. */
  readonly values: Readonly<Partial<Record<SignUpField, string>>>;
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the form as a whole. */
  readonly error?: string;
}

export function signUpPage({ path, values, errors, error }: SignUpForm): Page {
  const focus = firstError(FIELDS, errors);
  const common = (name: SignUpField) => ({
    name,
    value: values[name],
    error: errors[name],
    autofocus: focus === name,
  });
  return {
    title: formTitle('Create your account', focus !== undefined || error !== undefined),
    body: html`<section class="card">
<h1>Create your account</h1>
${alert(error)}
<form method="post" action="${path}/sign-up" novalidate>
<div class="names">
${field({ ...common('firstName'), label: 'First name', autocomplete: 'given-name' })}
${field({ ...common('lastName'), label: 'Last name', autocomplete: 'family-name' })}
</div>
${field({ ...common('email'), label: 'E-mail address', type: 'email', autocomplete: 'email', hint: 'School students: your full school address.' })}
${field({ ...common('password'), label: 'Password', type: 'password', autocomplete: 'new-password', value: undefined, hint: `At least ${PASSWORD_MIN_CHARACTERS} characters.` })}
<button class="main-action" type="submit">Create account</button>
</form>
</section>
<section class="card">
<p>You have an account? <a href="${path}">Sign in instead</a></p>
</section>
<section class="card" aria-labelledby="tips">
<h2 id="tips">Trouble signing up?</h2>
<ul>
<li>Look for the verification e-mail, also in the spam folder.</li>
<li>Clear the browser data, or use a private (incognito) window.</li>
<li>School students: use your full school-domain e-mail address.</li>
<li>Try another network.</li>
<li>Ask your teacher, or try again later.</li>
</ul>
</section>`,
  };
}

export const signUpClosedPage = (path: string): Page => ({
  title: 'Sign-up is closed',
  body: html`<section class="card">
<h1>Sign-up is closed</h1>
<p>${SIGN_UP_CLOSED}</p>
<p><a href="${path}">Back to sign in</a></p>
</section>`,
});
