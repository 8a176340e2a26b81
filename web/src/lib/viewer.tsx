import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Role } from 'schema/rules/choices';
import { fetchViewer } from './earlyViewer';

/** The user as `GET /api/auth/user` gives it. */
export interface Viewer {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  role: Role;
  country: string | null;
  state: string | null;
  institution: string | null;
  institutionType: string | null;
  isNewUser: boolean;
  isProfileComplete: boolean;
  timeZone: string | null;
  /** What this user may do; screens ask these and never compare roles. */
  canSeeImpact: boolean;
  canModerate: boolean;
  canGrantRoles: boolean;
  canManageStudents: boolean;
  canReviewQuestions: boolean;
}

export type Access =
  | { status: 'loading' }
  | { status: 'signedOut' }
  /** `message` is "500: Internal Server Error" (§8). */
  | { status: 'failed'; message: string }
  | { status: 'signedIn'; viewer: Viewer };

/** 401 means signed out; any other failure is told, never taken for signed out. */
export async function fetchAccess(): Promise<Access> {
  try {
    const response = await fetchViewer();
    if (response.status === 401) return { status: 'signedOut' };
    if (!response.ok) return { status: 'failed', message: `${response.status}: ${response.statusText}` };
    return { status: 'signedIn', viewer: (await response.json()) as Viewer };
  } catch {
    return { status: 'failed', message: 'The server cannot be reached. Check your connection.' };
  }
}

interface AccessValue {
  access: Access;
  /** Reads the user again; what is shown stays until the answer is there. */
  refresh: () => Promise<void>;
}

const AccessContext = createContext<AccessValue | null>(null);

interface AccessProviderProps {
  /** Where it is known already; left out, it is asked. */
  initial?: Access;
  children: ReactNode;
}

/** Holds who is signed in. */
export function AccessProvider({ initial, children }: AccessProviderProps) {
  const [access, setAccess] = useState<Access>(initial ?? { status: 'loading' });
  const refresh = useCallback(async () => setAccess(await fetchAccess()), []);
  const isKnown = initial !== undefined;
  useEffect(() => {
    if (!isKnown) void refresh();
  }, [isKnown, refresh]);
  const value = useMemo(() => ({ access, refresh }), [access, refresh]);
  return <AccessContext value={value}>{children}</AccessContext>;
}

/** @throws Error outside of AccessProvider. */
export function useAccess(): AccessValue {
  const value = useContext(AccessContext);
  if (!value) throw new Error('useAccess needs an AccessProvider above it.');
  return value;
}

/**
 * The signed-in user.
 * @throws Error where nobody is signed in: the gate does not render such screens then.
 */
export function useViewer(): Viewer {
  const { access } = useAccess();
  if (access.status !== 'signedIn') throw new Error('useViewer needs a signed-in user.');
  return access.viewer;
}
