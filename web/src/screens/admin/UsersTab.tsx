import { useState } from 'react';
import { ROLES, type Role } from 'schema/rules/choices';
import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { type UserRowFragment, useGrantRoleMutation, useUsersQuery } from '../../generated/admin';
import { EmptyState } from '../../ui/EmptyState';
import { SearchBox } from '../../ui/SearchBox';
import { Select } from '../../ui/Select';
import { PagedRows } from './PagedRows';
import { RoleDialog } from './RoleDialog';
import { nameOf, ROLE_WORDS } from './roles';
import { UserRow } from './UserRow';
import { useAct } from './useAct';

const ROLE_OPTIONS = [
  { value: 'all' as const, label: 'All roles' },
  ...ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].label })),
];

/** Everybody with an account, and what they are. */
export function UsersTab() {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [changing, setChanging] = useState<UserRowFragment | null>(null);
  const { data, previousData, error, loading, fetchMore, refetch } = useUsersQuery({
    variables: { first: PAGE_SIZE_DEFAULT, search: search || null, role },
    fetchPolicy: 'network-only',
  });
  const [grant] = useGrantRoleMutation();
  const { act, busy } = useAct(refetch);

  // While one types, what was found before stays, or the list would flash with each letter.
  const page = data?.users ?? (loading ? previousData?.users : undefined);
  const users = page?.edges.map(({ node }) => node);
  const hasAnswer = data !== undefined;

  return (
    <>
      <div className="admin-filters">
        <SearchBox label="Search" placeholder="Name or e-mail" onSearch={setSearch} />
        <Select
          label="Role"
          value={role ?? 'all'}
          options={ROLE_OPTIONS}
          onChange={(chosen) => setRole(chosen === 'all' ? null : chosen)}
        />
      </div>
      <PagedRows
        of="users"
        compact
        // Who has just been given another role is no longer among those looked for.
        rows={hasAnswer ? users?.filter((user) => role === null || user.role === role) : users}
        outdated={!hasAnswer}
        failed={error !== undefined && !hasAnswer}
        onRetry={refetch}
        hasMore={hasAnswer && data.users.pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
        empty={<EmptyState title="Nobody found">Try a shorter name, or all roles.</EmptyState>}
        dialogOpen={changing !== null}
      >
        {(user) => <UserRow key={user.id} user={user} onChangeRole={() => setChanging(user)} />}
      </PagedRows>
      {changing && (
        <RoleDialog
          user={changing}
          busy={busy}
          onCancel={() => setChanging(null)}
          onChoose={async (chosen) => {
            await act({
              run: () => grant({ variables: { userId: changing.id, role: chosen } }),
              done: `${nameOf(changing)}: ${ROLE_WORDS[chosen].label}`,
            });
            setChanging(null);
          }}
        />
      )}
    </>
  );
}
