import { Suspense, useState } from 'react';
import {
  type ResearchTokenDetailsFragment,
  useResearchTokensQuery,
  useRevokeResearchTokenMutation,
} from '../../../generated/tokens';
import { serverMessage } from '../../../lib/apollo';
import { lazyNamed } from '../../../lib/lazyNamed';
import { EmptyState } from '../../../ui/EmptyState';
import { ShowMore } from '../../../ui/ShowMore';
import { useToasts } from '../../../ui/Toasts';
import { TokenRow } from './TokenRow';

const ConfirmDialog = lazyNamed(() => import('../../../ui/ConfirmDialog'), 'ConfirmDialog');

const PAGE = 20;
const PLACEHOLDERS = [1, 2];

/** Every token there ever was, the newest first. `onRevoked` finds the focus a place: its button is gone. */
export function TokenList({ onRevoked }: { onRevoked: () => void }) {
  const { data, error, loading, refetch, fetchMore } = useResearchTokensQuery({ variables: { first: PAGE } });
  const [revoke, { loading: revoking }] = useRevokeResearchTokenMutation();
  const [asked, setAsked] = useState<ResearchTokenDetailsFragment | null>(null);
  const [open, setOpen] = useState(false);
  const toasts = useToasts();

  const confirm = async ({ id, name }: ResearchTokenDetailsFragment) => {
    try {
      await revoke({ variables: { id } });
      toasts.show({ title: 'Token revoked', description: `${name} opens nothing any more.` });
    } catch (failure) {
      const description = serverMessage(failure) ?? 'The token could not be revoked. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    }
    setOpen(false);
  };
  const showMore = () =>
    fetchMore({ variables: { after: data?.researchTokens.pageInfo.endCursor } }).catch((failure: unknown) => {
      const description = serverMessage(failure) ?? 'More tokens could not be loaded. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    });

  if (!data) {
    if (error) {
      return (
        <div role="alert">
          <EmptyState
            title="The tokens could not be loaded"
            action={
              <button
                type="button"
                className="btn btn-quiet"
                onClick={() => void refetch().catch(() => undefined)}
              >
                Try again
              </button>
            }
          />
        </div>
      );
    }
    return (
      <div role="status" className="token-list">
        <span className="visually-hidden">Loading the tokens</span>
        {PLACEHOLDERS.map((place) => (
          <div key={place} className="skeleton token-size" />
        ))}
      </div>
    );
  }
  const { edges, pageInfo } = data.researchTokens;
  return (
    <>
      {edges.length === 0 ? (
        <EmptyState title="No tokens yet">
          A researcher needs one to read the figures with a script.
        </EmptyState>
      ) : (
        <ul className="token-list">
          {edges.map(({ node }) => (
            <TokenRow
              key={node.id}
              token={node}
              onRevoke={() => {
                setAsked(node);
                setOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      <ShowMore hasMore={pageInfo.hasNextPage} loading={loading} onMore={() => void showMore()} of="tokens" />
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={open}
            title="Revoke this token?"
            confirm="Revoke"
            busy={revoking}
            onConfirm={() => void confirm(asked)}
            onCancel={() => setOpen(false)}
            onClosed={() => {
              if (!edges.some(({ node }) => node.id === asked.id && node.isActive)) onRevoked();
            }}
          >
            <p>
              Every script that uses <strong>{asked.name}</strong> ({asked.prefix}…) is refused from now on.
              This cannot be undone.
            </p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
