import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { LOGIN_DAYS } from '../cookies.js';
import type { IdentitySecrets } from '../secrets.js';
import type { Sql } from '../sql.js';
import type { Accounts } from './accounts.js';
import { LOCAL_CLIENT_ID, localIssuerUrl } from './local-client.js';
import { OidcRecords } from './oidc-records.js';
import { sendKoaPage } from './pages/koa-page.js';
import { brokenPage, expiredPage } from './pages/message.pages.js';
import { askToSignOut, endSessionWithoutAsking, SESSION_COOKIE } from './sign-out.js';

const MINUTE = 60;
const DAY = 86_400;
const SCOPE = 'openid profile email';

interface ProviderDeps {
  readonly baseUrl: string;
  readonly secrets: IdentitySecrets;
  readonly sql: Sql;
  readonly accounts: Accounts;
  readonly log: Logger;
}

/** The built-in identity provider: one first-party client, authorization code with PKCE, nothing else switched on. */
export function createProvider({ baseUrl, secrets, sql, accounts, log }: ProviderDeps): Provider {
  const configuration: Configuration = {
    adapter: (model) => new OidcRecords(sql, model),
    clients: [
      {
        client_id: LOCAL_CLIENT_ID,
        client_secret: secrets.clientSecret,
        client_name: 'Lisan',
        redirect_uris: [`${baseUrl}/api/callback`],
        post_logout_redirect_uris: [`${baseUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [...secrets.signingKeys] },
    cookies: {
      keys: [...secrets.cookieKeys],
      // no other part of the product needs to see it
      long: SESSION_COOKIE,
      names: { session: 'lisan_provider', interaction: 'lisan_interaction', resume: 'lisan_resume' },
    },
    scopes: SCOPE.split(' '),
    responseTypes: ['code'],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: askToSignOut,
        postLogoutSuccessSource: (ctx) => ctx.redirect(`${baseUrl}/`),
      },
    },
    interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: async (_ctx, sub) => {
      const account = await accounts.byId(sub);
      if (!account) return undefined;
      return {
        accountId: account.id,
        claims: () => ({
          sub: account.id,
          email: account.email,
          email_verified: account.emailVerifiedAt !== null,
          given_name: account.firstName,
          family_name: account.lastName,
        }),
      };
    },
    loadExistingGrant: firstPartyGrant,
    renderError: (ctx, out) => sendKoaPage(ctx, out.error === 'server_error' ? brokenPage : expiredPage),
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: LOGIN_DAYS * DAY,
      Grant: LOGIN_DAYS * DAY,
    },
  };
  const provider = new Provider(localIssuerUrl(baseUrl), configuration);
  // the addresses that it sees are set by `pinAddress`, never by a caller
  provider.proxy = true;
  provider.use(endSessionWithoutAsking(baseUrl));
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'identity provider'));
  return provider;
}

/** Our own client needs no consent screen: the grant is made on the way. */
async function firstPartyGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc;
  if (!session?.accountId || !client) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const kept = grantId ? await provider.Grant.find(grantId) : undefined;
  if (kept?.accountId === session.accountId) return kept;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}
