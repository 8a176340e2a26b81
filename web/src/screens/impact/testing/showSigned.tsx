import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createApolloClient } from '../../../lib/apollo';
import { AccessProvider, useAccess } from '../../../lib/viewer';
import { aStudent, stubServer } from '../../../testing/stubServer';
import { ToastsProvider } from '../../../ui/Toasts';

export type Answer = (variables: Record<string, unknown>) => unknown;

const OnceSignedIn = ({ children }: { children: ReactNode }) =>
  useAccess().access.status === 'signedIn' ? children : null;

/** Shows this to the impact admin; the server answers by the name of the operation. Returns its `fetch`. */
export function showSigned(shown: ReactNode, graphql: Record<string, Answer>, at = '/'): jest.Mock {
  const fetch = stubServer({ user: { ...aStudent, canSeeImpact: true }, graphql });
  render(
    <MemoryRouter initialEntries={[at]}>
      <ApolloProvider client={createApolloClient(aStudent.id, () => undefined)}>
        <ToastsProvider>
          <AccessProvider>
            <OnceSignedIn>{shown}</OnceSignedIn>
          </AccessProvider>
        </ToastsProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return fetch;
}

/** What the server answers with these tokens. */
export const listOfTokens = (...tokens: object[]) => ({
  researchTokens: {
    __typename: 'ResearchTokenConnection',
    edges: tokens.map((node, place) => ({ __typename: 'ResearchTokenEdge', cursor: String(place), node })),
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});
