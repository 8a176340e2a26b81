import type { Mail } from '../../adapters/mail/mail.js';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

export const verificationMail = ({ email, firstName }: Recipient, link: string): Mail => ({
  to: email,
  subject: 'Confirm your e-mail address for Lisan',
  text: `Hello ${firstName},

welcome to Lisan. Please confirm that this is your e-mail address:

${link}

The link works once, for 24 hours. You can practise right away, also without it.

If you did not sign up, you need not do anything.
`,
});

export const resetMail = ({ email, firstName }: Recipient, link: string): Mail => ({
  to: email,
  subject: 'Choose a new password for Lisan',
  text: `Hello ${firstName},

somebody, hopefully you, asked for a new password. Choose one here:

${link}

The link works once, for one hour. Afterwards you are signed out everywhere and sign in with the new password.

If it was not you, ignore this mail; your password stays as it is.
`,
});
