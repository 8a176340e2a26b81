import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { ShowMore } from '../../ui/ShowMore';
import { useToasts } from '../../ui/Toasts';

const PLACEHOLDERS = [1, 2, 3];

interface PagedRowsProps<Row> {
  /** What they are, for whoever reads or hears about them: "messages". */
  of: string;
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined;
  failed: boolean;
  onRetry: () => Promise<unknown>;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  /** What is shown are those of the filter before. */
  outdated?: boolean;
  /** What stands there where there are none. */
  empty: ReactNode;
  /** A dialog about one of them has the focus. */
  dialogOpen: boolean;
  /** In one card, or each in a card of its own. */
  compact?: boolean;
  /** One row, as a list item. */
  children: (row: Row) => ReactNode;
}

/** A list that comes page by page and loses rows while one works through it. */
export function PagedRows<Row>({
  of,
  rows,
  failed,
  onRetry,
  hasMore,
  onMore,
  outdated = false,
  empty,
  dialogOpen,
  compact = false,
  children,
}: PagedRowsProps<Row>) {
  const [loadingMore, setLoadingMore] = useState(false);
  const toasts = useToasts();
  const list = useFocusAfterRemoval(rows?.length ?? 0, dialogOpen);

  const more = async () => {
    setLoadingMore(true);
    try {
      await onMore();
    } catch {
      const description = `More ${of} could not be loaded. Please try again.`;
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    }
    setLoadingMore(false);
  };

  if (failed) {
    return (
      <div className="panel" role="alert">
        <EmptyState
          title={`The ${of} could not be loaded`}
          action={
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => void onRetry().catch(() => undefined)}
            >
              Try again
            </button>
          }
        />
      </div>
    );
  }
  if (!rows) {
    return (
      <div className="admin-rows" role="status">
        <span className="visually-hidden">Loading the {of}</span>
        {PLACEHOLDERS.map((place) => (
          <div key={place} className="skeleton admin-row-loading" />
        ))}
      </div>
    );
  }
  return (
    <section ref={list} tabIndex={-1} className="admin-list refreshes" aria-label={of} aria-busy={outdated}>
      {rows.length > 0 && (
        <ul className={compact ? 'panel admin-rows admin-rows-compact' : 'admin-rows'}>
          {rows.map(children)}
        </ul>
      )}
      {rows.length === 0 && !hasMore && <div className="panel">{empty}</div>}
      <ShowMore of={of} hasMore={hasMore} loading={loadingMore} onMore={() => void more()} />
    </section>
  );
}

/** A button that goes with its row takes the focus with it: the keyboard stays in the list then. */
function useFocusAfterRemoval(count: number, dialogOpen: boolean) {
  const list = useRef<HTMLElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    if (dialogOpen) return;
    if (count < countBefore.current && document.activeElement === document.body) list.current?.focus();
    countBefore.current = count;
  }, [count, dialogOpen]);
  return list;
}
