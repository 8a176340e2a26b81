import { Extensions } from 'type-graphql';

/**
 * Who may call a root field or a REST route. GraphQL declares it with `AccessTo`, REST with `x-access` in
 * `schema/openapi.yaml`; the policy in the service decides, and a generated matrix of callers proves that both say
 * the same. Nothing is reachable without one.
 */
export const ACCESS = {
  everyone: 'Everyone, visitors too.',
  signedIn: 'Everyone signed in.',
  owner: 'The owner of the record; to everyone else signed in it is not there.',
  member: 'Everyone signed in whose profile is complete.',
  teacher: 'Teachers with a complete profile; the students of another teacher are not there.',
  reviewer: 'Teachers and admins.',
  admin: 'Admins.',
  impactReader: 'The impact admin, or a researcher token with the scope analytics:read.',
  impactAdmin: 'The impact admin.',
} as const;
export type Access = keyof typeof ACCESS;

/** Declares who may call a root field. */
export const AccessTo = (access: Access) => Extensions({ access });
