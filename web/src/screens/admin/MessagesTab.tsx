import { useState } from 'react';
import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { useContactMessagesQuery, useMarkContactMessageHandledMutation } from '../../generated/admin';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/Select';
import { Message } from './Message';
import { PagedRows } from './PagedRows';
import { useAct } from './useAct';

const SHOWN = [
  { value: 'open' as const, label: 'Not handled' },
  { value: 'handled' as const, label: 'Handled' },
];

/** What was written to the team; at first what nobody is done with. */
export function MessagesTab() {
  const [shown, setShown] = useState<'open' | 'handled'>('open');
  const isHandled = shown === 'handled';
  const { data, error, fetchMore, refetch } = useContactMessagesQuery({
    variables: { first: PAGE_SIZE_DEFAULT, isHandled },
    fetchPolicy: 'network-only',
  });
  const [mark] = useMarkContactMessageHandledMutation();
  const { act, busy } = useAct(refetch);

  const page = data?.contactMessages;
  return (
    <>
      <div className="admin-filters">
        <Select label="Show" value={shown} options={SHOWN} onChange={setShown} />
      </div>
      <PagedRows
        of="messages"
        // What has just been marked belongs to the other list.
        rows={page?.edges.map(({ node }) => node).filter((message) => message.isHandled === isHandled)}
        failed={error !== undefined && !data}
        onRetry={refetch}
        hasMore={page?.pageInfo.hasNextPage ?? false}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
        empty={
          isHandled ? (
            <EmptyState title="Nothing handled yet" />
          ) : (
            <EmptyState title="No message waits">Everything is answered.</EmptyState>
          )
        }
        dialogOpen={false}
      >
        {(message) => (
          <Message
            key={message.id}
            message={message}
            busy={busy}
            onMark={() =>
              void act({
                run: () => mark({ variables: { id: message.id, isHandled: !isHandled } }),
                done: isHandled ? 'The message waits again.' : 'The message is handled.',
              })
            }
          />
        )}
      </PagedRows>
    </>
  );
}
