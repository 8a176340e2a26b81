import { useState } from 'react';
import type { useSessionsQuery } from '../../generated/sessions';
import { useToasts } from '../../ui/Toasts';

type FetchMore = ReturnType<typeof useSessionsQuery>['fetchMore'];

/** The next page of the history; that it did not come is told, and it can be asked for again. */
export function useMoreSessions(fetchMore: FetchMore) {
  const toasts = useToasts();
  const [loading, setLoading] = useState(false);
  return {
    loading,
    async load(after: string | null): Promise<void> {
      setLoading(true);
      try {
        await fetchMore({ variables: { after } });
      } catch {
        toasts.show({
          title: 'Error',
          description: 'Older sessions could not be loaded. Please try again.',
          variant: 'destructive',
        });
      } finally {
        setLoading(false);
      }
    },
  };
}
