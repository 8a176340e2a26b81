import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Clock } from '../clock.js';
import { FLOW_MINUTES } from './cookies.js';

/** What the browser carries, sealed, from /api/login to /api/callback. */
export interface SignInFlow {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly verifier: string;
  readonly returnTo: string;
}

/** Seals flows into cookies that only this application can read or make. */
export class FlowSeal {
  readonly #key: Uint8Array;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'lisan sign-in flow', 32));
  }

  seal(flow: SignInFlow): Promise<string> {
    const now = this.clock.now();
    return new EncryptJWT({ ...flow })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(new Date(now.getTime() + FLOW_MINUTES * 60_000))
      .encrypt(this.#key);
  }

  /** @returns null for what is missing, expired, altered or sealed by someone else */
  async open(sealed: string | undefined): Promise<SignInFlow | null> {
    if (!sealed) return null;
    try {
      const { payload } = await jwtDecrypt<SignInFlow>(sealed, this.#key, { currentDate: this.clock.now() });
      return payload;
    } catch {
      return null;
    }
  }
}
