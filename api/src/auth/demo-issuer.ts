/** Issuer of people who are made up for a demo. No identity provider has this name, so nobody signs in as one of them. */
export const DEMO_ISSUER = 'demo';
