import type { OidcClient } from '../relying-party.js';
import type { IdentitySecrets } from '../secrets.js';

export const LOCAL_CLIENT_ID = 'lisan';

/** As what users of the built-in provider are kept: its address changes with BASE_URL, its accounts do not. */
export const LOCAL_ISSUER = 'local';

export const localIssuerUrl = (baseUrl: string): string => `${baseUrl}/oidc`;

/** Our own client at the built-in provider. */
export const localClient = (
  baseUrl: string,
  secrets: IdentitySecrets,
  internalOrigin?: string,
): OidcClient => ({
  issuer: localIssuerUrl(baseUrl),
  knownAs: LOCAL_ISSUER,
  clientId: LOCAL_CLIENT_ID,
  clientSecret: secrets.clientSecret,
  baseUrl,
  internalOrigin,
});
