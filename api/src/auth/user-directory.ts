/** Who the identity provider says has signed in. */
export interface Identity {
  readonly issuer: string;
  /** The provider's own, unchanging id of the person. */
  readonly subject: string;
  readonly email: string;
  /** Rights that hang on the e-mail address need this. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** What signing in needs from the users of the product. */
export interface UserDirectory {
  /** Finds the user of (issuer, subject) or creates one, and brings the e-mail up to date; the name is the user's own to change. */
  signedIn(identity: Identity): Promise<{ userId: string }>;
  /**
   * The person has proved between two sign-ins that this address is theirs: rights that hang on it follow at once.
   * Somebody who never signed in is left to the first sign-in.
   */
  emailVerified(identity: Pick<Identity, 'issuer' | 'subject' | 'email'>): Promise<void>;
  /** Of each of these users at least one login has ended: signed out, revoked, replaced or expired. */
  loginsEnded(userIds: readonly string[]): Promise<void>;
}
