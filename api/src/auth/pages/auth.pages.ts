import type { SignInFailure } from '../sign-in-failure.js';
import { html } from './html.js';
import type { Page } from './layout.js';

export const failurePage = ({ title, text }: SignInFailure): Page => ({
  title,
  body: html`<section class="card">
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button" href="/api/login">Sign in</a> <a href="/">Back to the start page</a></p>
</section>`,
});

/** A link, not a form: the way goes on to the provider, which may be another site. */
export const signOutPage = (): Page => ({
  title: 'Sign out',
  body: html`<section class="card">
<h1>Sign out of Lisan?</h1>
<p>Another page has sent you here. Nothing has happened yet.</p>
<p class="actions"><a class="button" href="/api/logout">Sign out</a> <a href="/">Stay signed in</a></p>
</section>`,
});
