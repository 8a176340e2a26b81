import type { OidcClient } from '../relying-party.js';
import type { IdentitySecrets } from '../secrets.js';

export const LOCAL_CLIENT_ID = 'lisan';

export const localIssuer = (baseUrl: string): string => `${baseUrl}/oidc`;

/** Our own client at the built-in provider. */
export const localClient = (
  baseUrl: string,
  secrets: IdentitySecrets,
  internalOrigin?: string,
): OidcClient => ({
  issuer: localIssuer(baseUrl),
  clientId: LOCAL_CLIENT_ID,
  clientSecret: secrets.clientSecret,
  baseUrl,
  internalOrigin,
});
