import { useEffect } from 'react';
import { useSetTimeZoneMutation } from '../generated/operations';
import { useViewer } from '../lib/viewer';

/** Tells the server where the user's days begin and end, when the browser knows otherwise. Shows nothing. */
export function TimeZoneSync() {
  const { timeZone: known } = useViewer();
  const [send] = useSetTimeZoneMutation();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (!timeZone || timeZone === known) return;
    // Days are counted in the zone known so far until it works; nothing for the user to do.
    send({ variables: { timeZone } }).catch(() => undefined);
  }, [known, send]);
  return null;
}
