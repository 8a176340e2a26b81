import { useCallback, useRef } from 'react';
import { LOGIN_REDIRECT_DELAY_MS } from 'schema/rules/limits';
import { TOASTS } from 'schema/rules/messages';
import { useToasts } from '../ui/Toasts';
import { leaveFor } from './navigate';

/** The sign-in, which leads back to where we are. */
const loginPath = (): string => {
  const { pathname, search } = window.location;
  return pathname === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(pathname + search)}`;
};

/** What happens when a login is missing or has ended (§8): the toast, then the sign-in. Once per page. */
export function useLoginRedirect(): () => void {
  const toasts = useToasts();
  const leaving = useRef(false);
  return useCallback(() => {
    if (leaving.current) return;
    leaving.current = true;
    toasts.show({ ...TOASTS.unauthorized, variant: 'destructive' });
    setTimeout(() => leaveFor(loginPath()), LOGIN_REDIRECT_DELAY_MS);
  }, [toasts]);
}
