import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createApolloClient } from '../../../lib/apollo';
import { AccessProvider, useAccess, type Viewer } from '../../../lib/viewer';
import { aStudent, stubServer } from '../../../testing/stubServer';
import { ToastsProvider } from '../../../ui/Toasts';
import { AdminScreen } from '../AdminScreen';

export const anAdmin: Viewer = { ...aStudent, role: 'admin', canModerate: true, canGrantRoles: true };

const Signed = () => (useAccess().access.status === 'signedIn' ? <AdminScreen /> : null);
const Address = () => <output>{useLocation().search}</output>;

/** By operation name, from the variables. */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

export function showAdmin(tab: string, graphql: Answers, viewer: Viewer = anAdmin): void {
  stubServer({ user: viewer, graphql });
  render(
    <MemoryRouter initialEntries={[`/admin${tab && `?tab=${tab}`}`]}>
      <ApolloProvider client={createApolloClient(viewer.id, () => undefined)}>
        <ToastsProvider>
          <AccessProvider>
            <Signed />
            <Address />
          </AccessProvider>
        </ToastsProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
}

/** The page that the variables ask for. */
export function pageOf(
  type: string,
  nodes: readonly { id: string }[],
  { first, after }: Record<string, unknown>,
) {
  const from = nodes.findIndex(({ id }) => id === after) + 1;
  const shown = nodes.slice(from, from + Number(first));
  return {
    __typename: `${type}Connection`,
    edges: shown.map((node) => ({ __typename: `${type}Edge`, cursor: node.id, node })),
    pageInfo: {
      __typename: 'PageInfo',
      endCursor: shown.at(-1)?.id ?? null,
      hasNextPage: nodes.length > from + shown.length,
    },
  };
}

export const theButton = (name: string) => screen.findByRole('button', { name });
export const theRows = () => screen.findAllByRole('listitem');
