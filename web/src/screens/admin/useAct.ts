import { useState } from 'react';
import { errorCode, serverMessage } from '../../lib/apollo';
import { useAccess } from '../../lib/viewer';
import { useToasts } from '../../ui/Toasts';

interface Act {
  run: () => Promise<unknown>;
  /** Told once it is done. */
  done: string;
}

/**
 * What an admin does with one row: told when it is done, and when it failed. Where the server refuses, somebody else
 * was faster or took the right away, so the list and the rights are read again.
 */
export function useAct(refetch: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();
  const { refresh } = useAccess();

  const act = async ({ run, done }: Act): Promise<void> => {
    setBusy(true);
    try {
      await run();
      toasts.show({ title: done });
    } catch (error) {
      const description = serverMessage(error) ?? 'That did not work. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
      if (errorCode(error) === 'FORBIDDEN') await refresh();
      else if (errorCode(error)) await refetch().catch(() => undefined);
    }
    setBusy(false);
  };
  return { act, busy };
}
