import { html } from '../../pages/html.js';
import type { Page } from '../../pages/layout.js';

interface Message {
  readonly title: string;
  readonly text: string;
  /** The next step; signing in where nothing else is said. */
  readonly label?: string;
}

/** One thing to say and one thing to do. */
const messagePage = ({ title, text, label = 'Sign in' }: Message): Page => ({
  title,
  body: html`<section class="card">
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button" href="/api/login">${label}</a> <a href="/">Start page</a></p>
</section>`,
});

export const expiredPage = messagePage({
  title: 'This page has run out',
  text: 'It was open too long, or it was used already. Please start again.',
});

export const foreignFormPage = (baseUrl: string) =>
  messagePage({
    title: 'This form came from elsewhere',
    text: `For your safety it was not accepted. Please sign in at ${baseUrl}.`,
  });

export const linkGonePage = messagePage({
  title: 'This link no longer works',
  text: 'Links from our mails work once and for a limited time. Sign in, or ask for a new one with "Forgot your password?".',
});

export const passwordChangedPage = messagePage({
  title: 'Your password is changed',
  text: 'You are signed out everywhere. Please sign in with the new password.',
});

export const emailVerifiedPage = messagePage({
  title: 'Your e-mail address is confirmed',
  text: 'Thank you. Everything that needs a confirmed address is open to you now.',
  label: 'Continue',
});

export const brokenPage = messagePage({
  title: 'Something went wrong',
  text: 'It is our fault, and it has been noted. Please try again in a minute.',
  label: 'Try again',
});
