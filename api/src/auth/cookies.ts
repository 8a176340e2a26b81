import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions } from 'express';

const DAY_MS = 86_400_000;
export const LOGIN_DAYS = 14;
export const FLOW_MINUTES = 10;

/** A browser that opened many sign-in pages and finished none must not outgrow the header limit. */
const FLOWS_MAX = 8;

/** Names and attributes of our cookies. Under https the `__Host-` prefix keeps other hosts from setting them. */
export class AuthCookies {
  readonly login: string;
  readonly #flowPrefix: string;
  readonly #options: CookieOptions;

  constructor(baseUrl: string) {
    const secure = baseUrl.startsWith('https:');
    const prefix = secure ? '__Host-' : '';
    this.login = `${prefix}lisan_login`;
    this.#flowPrefix = `${prefix}lisan_flow_`;
    this.#options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  /** One cookie per sign-in flow, named after its state, so that several tabs do not overwrite each other. */
  flow(state: string): string {
    return this.#flowPrefix + createHash('sha256').update(state).digest('base64url').slice(0, 16);
  }

  /** Flow cookies that a browser holds beyond what it may. */
  surplusFlows(header: string | undefined): string[] {
    const flows = Object.keys(parseCookie(header ?? '')).filter((name) => name.startsWith(this.#flowPrefix));
    return flows.slice(FLOWS_MAX);
  }

  read(header: string | undefined, name: string): string | undefined {
    return header === undefined ? undefined : parseCookie(header)[name];
  }

  get clearing(): CookieOptions {
    return this.#options;
  }

  get forLogin(): CookieOptions {
    return { ...this.#options, maxAge: LOGIN_DAYS * DAY_MS };
  }

  get forFlow(): CookieOptions {
    return { ...this.#options, maxAge: FLOW_MINUTES * 60_000 };
  }
}
