import * as oidc from 'openid-client';
import type { SignInFlow } from './sign-in-flow.js';
import type { Identity } from './user-directory.js';

export interface OidcClient {
  readonly issuer: string;
  /** Under which name its people are kept, where that is not the issuer's address, which may change. */
  readonly knownAs?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our own public address, without a trailing slash. */
  readonly baseUrl: string;
  /**
   * Origin at which this process reaches the issuer, where that is not the issuer's public one: the built-in
   * provider is this very process, and a public name need not lead back to it from inside.
   */
  readonly internalOrigin?: string;
}

interface SignedIn {
  readonly identity: Identity;
  readonly idToken: string;
}

const TIMEOUT_SECONDS = 10;

/** The provider signed somebody in, and tells no e-mail address of theirs. */
export class EmailMissing extends Error {
  override readonly name = 'EmailMissing';
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

/** Our side of OpenID Connect (authorization code with PKCE, state and nonce), for any issuer. */
export class RelyingParty {
  readonly #redirectUri: string;
  #discovered: Promise<oidc.Configuration> | null = null;

  constructor(private readonly client: OidcClient) {
    this.#redirectUri = `${client.baseUrl}/api/callback`;
  }

  /** A new flow, and the address of the provider's sign-in page for it. */
  async begin(returnTo: string): Promise<{ flow: SignInFlow; url: URL }> {
    const configuration = await this.#configuration();
    const flow = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      returnTo,
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope: 'openid profile email',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
    });
    return { flow, url };
  }

  /**
   * Exchanges the code of a callback. The library checks state, `iss`, nonce, audience, times and signature.
   * @param query the callback's query string, from its question mark on
   */
  async finish(query: string, flow: SignInFlow): Promise<SignedIn> {
    const configuration = await this.#configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(this.#redirectUri + query), {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !tokens.id_token) throw new Error('the provider sent no ID token');

    const isComplete = text(claims.email) !== null || !configuration.serverMetadata().userinfo_endpoint;
    const profile = isComplete
      ? claims
      : { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
    const email = text(profile.email)?.toLowerCase();
    if (!email) throw new EmailMissing('the provider sent no e-mail address');
    return {
      idToken: tokens.id_token,
      identity: {
        issuer: this.client.knownAs ?? claims.iss,
        subject: claims.sub,
        email,
        // some providers send the word for it
        emailVerified: profile.email_verified === true || String(profile.email_verified) === 'true',
        firstName: text(profile.given_name) ?? text(profile.name),
        lastName: text(profile.family_name),
      },
    };
  }

  /** Where the provider ends its own session; null where it offers no such page. */
  async endSessionUrl(idToken: string): Promise<URL | null> {
    const configuration = await this.#configuration();
    if (!configuration.serverMetadata().end_session_endpoint) return null;
    return oidc.buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${this.client.baseUrl}/`,
    });
  }

  /** Discovered at first use, for the provider may be this process or start later; a failure is not kept. */
  #configuration(): Promise<oidc.Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = null;
      throw error;
    });
    return this.#discovered;
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.client;
    return oidc.discovery(new URL(issuer), clientId, undefined, clientAuthentication(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      [oidc.customFetch]: this.#fetch,
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }

  readonly #fetch: oidc.CustomFetch = (url, options) => {
    const { issuer, internalOrigin } = this.client;
    const { origin } = new URL(issuer);
    const inside = internalOrigin && url.startsWith(`${origin}/`);
    // the same thing in two type definitions
    return fetch(inside ? internalOrigin + url.slice(origin.length) : url, options as RequestInit);
  };
}

/** The way that the provider's metadata offers; basic is what the standard assumes where it says nothing. */
function clientAuthentication(secret: string): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}
