import { useEffect } from 'react';
import { useLoginRedirect } from '../lib/useLoginRedirect';
import { Spinner } from '../ui/Spinner';

/** A page that needs a login, opened without one. */
export function LoginRedirect() {
  const redirect = useLoginRedirect();
  useEffect(() => redirect(), [redirect]);
  return <Spinner fullScreen label="Going to the sign-in" />;
}
