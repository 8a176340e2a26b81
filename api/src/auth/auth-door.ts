import type { Router } from 'express';
import type { Logins } from './logins.js';

/** Sign-in as the server sees it. */
export interface AuthDoor {
  /** /api/login, /api/callback, /api/logout and, where it serves, the built-in provider. */
  readonly router: Router;
  readonly logins: Logins;
  /** Whether the browser brings a login cookie, good or not: decides between landing page and app shell. */
  hasLoginCookie(cookieHeader: string | undefined): boolean;
}
