import { askGraphql } from '../both-doors.js';
import type { TestApi } from '../test-api.js';
import type { TestClient } from '../test-client.js';
import type { Caller } from './decisions.js';
import { granted, issueToken } from './records.js';

const REVOKE = 'mutation ($id: ID!) { revokeResearchToken(id: $id) { id } }';

const IMPACT_ADMIN_EMAIL = 'impact@lisan.test';

/** Settings of a server for the matrix and the fuzzing. */
export const CONTRACT_ENV = { IMPACT_ADMIN_EMAIL } as const;

/** One of each kind. Whoever is neither a teacher nor an admin is a student by role. */
export type Cast = Readonly<Record<Caller, TestClient>>;

/** Scripts with a good and with a revoked token; tokens cost more to make than people, so one pair serves a file. */
export interface Scripts {
  readonly researcher: TestClient;
  readonly revokedToken: TestClient;
}

export async function makeScripts(api: TestApi): Promise<Scripts> {
  const admin = await api.signIn('Impact', { email: IMPACT_ADMIN_EMAIL });
  const [good, revoked] = [await issueToken(admin), await issueToken(admin)];
  granted(await askGraphql(admin, REVOKE, { id: revoked.token.id }));
  return { researcher: api.script(good.secret), revokedToken: api.script(revoked.secret) };
}

/** New people, so that nothing that one call did decides the next. */
export async function makeCast(api: TestApi, scripts: Scripts): Promise<Cast> {
  const [newUser, student, anotherStudent, teacher, anotherTeacher, admin, impactAdmin] = await Promise.all([
    api.signIn('Nadia', { hasProfile: false }),
    api.signIn('Siti'),
    api.signIn('Kavin'),
    api.signIn('Faridah', { role: 'teacher' }),
    api.signIn('Balan', { role: 'teacher' }),
    api.signIn('Grace', { role: 'admin' }),
    api.signIn('Impact', { email: IMPACT_ADMIN_EMAIL }),
  ]);
  return {
    ...scripts,
    visitor: api.visitor(),
    ...{ newUser, student, anotherStudent, teacher, anotherTeacher, admin, impactAdmin },
  };
}
