import { useEffect } from 'react';
import { ownTimeZone } from 'schema/rules/wall-clock';
import { useSetTimeZoneMutation } from '../generated/users';
import { forgetProgress } from '../lib/progressCache';
import { useAccess, useViewer } from '../lib/viewer';
import { whenIdle } from '../lib/whenIdle';

/** Tells the server where the user's days begin and end, when the browser knows otherwise. Shows nothing. */
export function TimeZoneSync() {
  const { id, timeZone: known } = useViewer();
  const { refresh } = useAccess();
  const [send, { client }] = useSetTimeZoneMutation();
  useEffect(() => {
    const sync = async () => {
      const timeZone = ownTimeZone();
      if (!timeZone || timeZone === known) return;
      await send({ variables: { timeZone } });
      // Today's day, and so the streak, may be another one now.
      forgetProgress(client.cache, id);
      await refresh();
    };
    // Days are counted in the zone known so far until it works; nothing for the user to do.
    return whenIdle(() => void sync().catch(() => undefined));
  }, [id, known, send, client, refresh]);
  return null;
}
