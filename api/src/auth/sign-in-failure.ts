import { types } from 'node:util';
import * as oidc from 'openid-client';
import { EmailMissing } from './relying-party.js';

/** Why a sign-in did not finish, as far as the person can act on it. */
export interface SignInFailure {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

export const FLOW_LOST: SignInFailure = {
  status: 400,
  title: 'This sign-in has run out',
  text: 'It was started too long ago, in another browser, or it was used already. Please sign in again.',
};

const CANCELLED: SignInFailure = {
  status: 403,
  title: 'You did not sign in',
  text: 'The sign-in was cancelled. You can try again whenever you like.',
};

const UNREACHABLE: SignInFailure = {
  status: 503,
  title: 'Signing in is not possible right now',
  text: 'The sign-in service does not answer. Please try again in a minute.',
};

const NO_EMAIL: SignInFailure = {
  status: 403,
  title: 'Your e-mail address is missing',
  text: 'Your account at the sign-in service shares no e-mail address. Allow it there, then sign in again.',
};

const NOT_TRUSTED: SignInFailure = {
  status: 400,
  title: 'This sign-in could not be checked',
  text: 'The answer of the sign-in service was not the one that we asked for. Please sign in again.',
};

const UNEXPECTED: SignInFailure = {
  status: 500,
  title: 'Signing in failed',
  text: 'Something went wrong on our side. Please try again in a minute.',
};

const NETWORK_CODES = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** What fetch throws when there is no connection, bare or as the cause of the library's own error. */
const isFetchFailure = (error: unknown): boolean =>
  types.isNativeError(error) && (error.message === 'fetch failed' || isFetchFailure(error.cause));

/** Maps what the OpenID Connect library and the database throw. */
export function toSignInFailure(error: unknown): SignInFailure {
  if (error instanceof EmailMissing) return NO_EMAIL;
  if (isFetchFailure(error)) return UNREACHABLE;
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return CANCELLED;
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? UNREACHABLE : NOT_TRUSTED;
  }
  if (error instanceof oidc.ClientError) {
    return NETWORK_CODES.has(error.code ?? '') ? UNREACHABLE : NOT_TRUSTED;
  }
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? UNREACHABLE : NOT_TRUSTED;
  return UNEXPECTED;
}
