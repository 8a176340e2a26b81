import type { Viewer } from '../lib/viewer';

type Resolver = (variables: Record<string, unknown>) => unknown;

interface StubServer {
  /** null: nobody is signed in. A number: the status of a failure. */
  user?: Viewer | number | null;
  testimonials?: readonly unknown[];
  /** By operation name: the data, or an Error that becomes a GraphQL error with the given code. */
  graphql?: Record<string, Resolver>;
  /** By path, what is not named above. */
  rest?: Record<string, () => Response>;
}

export class GraphQLFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    statusText: status === 500 ? 'Internal Server Error' : '',
    headers: { 'content-type': 'application/json' },
  });

function answer(
  { user = null, testimonials = [], graphql = {}, rest = {} }: StubServer,
  url: string,
  body: unknown,
): Response {
  if (url.startsWith('/api/testimonials')) return json(testimonials);
  if (url === '/api/auth/user') {
    if (typeof user === 'number') return json({ message: 'Something failed' }, user);
    return user ? json(user) : json({ message: 'Unauthorized', code: 'UNAUTHENTICATED' }, 401);
  }
  const elsewhere = rest[url];
  if (elsewhere) return elsewhere();
  // With a file it comes as multipart.
  const operation = body instanceof FormData ? body.get('operations') : body;
  const { operationName, variables } = JSON.parse(String(operation));
  try {
    return json({ data: graphql[operationName]?.(variables) ?? null });
  } catch (error) {
    if (!(error instanceof GraphQLFailure)) throw error;
    return json({
      data: null,
      errors: [{ message: error.message, extensions: { code: error.code, field: error.field } }],
    });
  }
}

/** Stands at the network's edge: everything on this side of `fetch` is the real thing. */
export function stubServer(server: StubServer): jest.Mock {
  const fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(server, String(input), init?.body),
  );
  globalThis.fetch = fetch as typeof globalThis.fetch;
  return fetch;
}

export const aStudent: Viewer = {
  id: '5f0c1b6e-8d1f-4a57-9b0a-0f3f4a1c2d3e',
  email: 'aisyah@lisan.test',
  firstName: 'Aisyah',
  lastName: 'Rahman',
  profileImageUrl: null,
  role: 'student',
  country: 'Malaysia',
  state: 'Selangor',
  institution: 'SMK Taman Melati',
  institutionType: 'secondary_school',
  isNewUser: false,
  isProfileComplete: true,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  canSeeImpact: false,
  canModerate: false,
  canGrantRoles: false,
  canManageStudents: false,
  canReviewQuestions: false,
};

export const withoutProfile = {
  country: null,
  state: null,
  institution: null,
  institutionType: null,
  isProfileComplete: false,
};

/** What the Dashboard query answers for somebody without any session. */
export const noSessionsYet = {
  viewer: {
    __typename: 'Viewer',
    id: aStudent.id,
    stats: { __typename: 'Stats', totalSessions: 0, averageScore: 0, totalPracticeTime: 0, improvement: 0 },
    streak: { __typename: 'Streak', currentStreak: 0, longestStreak: 0, totalPracticeDays: 0 },
  },
  sessions: { __typename: 'SessionConnection', edges: [] },
};
