import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface TokenRecipe {
  /** Over the claims of a good token. */
  readonly claims?: JWTPayload;
  readonly leaveOut?: readonly string[];
  /** other-key: not in the JWKS. hmac: HS256 with the client's secret. */
  readonly signature?: 'good' | 'none' | 'stripped' | 'altered' | 'other-key' | 'hmac';
}

export interface MockIssuer {
  readonly url: string;
  readonly requests: string[];
  recipe: TokenRecipe;
  userinfo: Record<string, unknown>;
  /** Of the token endpoint; other than 200 answers with an error body. */
  tokenStatus: number;
  metadata: Record<string, unknown>;
  /** Nonce of the authorization request under test. */
  nonce: string;
  stop(): Promise<void>;
}

export const MOCK_CLIENT = { clientId: 'client', clientSecret: 'a secret of the client that is long enough' };

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider of some twenty lines that can be told to misbehave. */
export async function startMockIssuer(): Promise<MockIssuer> {
  const keys = await generateKeyPair('RS256');
  const others = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };

  async function idToken(): Promise<string> {
    const { claims, leaveOut = [], signature = 'good' } = issuer.recipe;
    const now = Math.floor(Date.now() / 1000);
    const payload: JWTPayload = {
      iss: issuer.url,
      sub: 'someone',
      aud: MOCK_CLIENT.clientId,
      iat: now,
      exp: now + 300,
      nonce: issuer.nonce,
      email: 'Someone@School.test',
      email_verified: true,
      given_name: 'Some',
      family_name: 'One',
      ...claims,
    };
    for (const name of leaveOut) delete payload[name];
    if (signature === 'none') return `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
    if (signature === 'hmac') {
      const secret = new TextEncoder().encode(MOCK_CLIENT.clientSecret);
      return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    }
    const { privateKey } = signature === 'other-key' ? others : keys;
    const token = await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey);
    const [head = '', , sign = ''] = token.split('.');
    if (signature === 'stripped') return token.slice(0, token.lastIndexOf('.') + 1);
    return signature === 'altered' ? `${head}.${encoded({ ...payload, sub: 'admin' })}.${sign}` : token;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname } = new URL(req.url ?? '/', issuer.url);
    issuer.requests.push(pathname);
    const json = (status: number, body: object): void => {
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration') return json(200, issuer.metadata);
    if (pathname === '/jwks') return json(200, { keys: [jwk] });
    if (pathname === '/userinfo') return json(200, issuer.userinfo);
    if (issuer.tokenStatus !== 200) return json(issuer.tokenStatus, { error: 'invalid_grant' });
    json(200, { access_token: 'a', token_type: 'Bearer', id_token: await idToken() });
  }

  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer: MockIssuer = {
    url,
    requests: [],
    recipe: {},
    userinfo: {},
    tokenStatus: 200,
    nonce: '',
    metadata: {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      userinfo_endpoint: `${url}/userinfo`,
      end_session_endpoint: `${url}/logout`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return issuer;
}
