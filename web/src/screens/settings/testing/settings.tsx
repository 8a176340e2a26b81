import 'fake-indexeddb/auto';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { OutboxProvider } from '../../../features/recorder/OutboxProvider';
import type { InvitationFieldsFragment } from '../../../generated/settings';
import { createApolloClient } from '../../../lib/apollo';
import { AccessProvider, useAccess, type Viewer } from '../../../lib/viewer';
import { aStudent, GraphQLFailure, stubServer } from '../../../testing/stubServer';
import { ToastsProvider } from '../../../ui/Toasts';
import { SettingsScreen } from '../SettingsScreen';

export const anInvitation = {
  __typename: 'StudentInvitation',
  id: 'e1f6a0a2-30ac-4f0c-a0a4-0d6f8b7f9a11',
  teacherName: 'Siti Nurhaliza',
  teacherInstitution: 'SMK Taman Melati',
  firstName: 'Aisyah',
  lastName: 'binti Rahman',
  state: 'pending',
  sessionCount: 3,
} as const satisfies InvitationFieldsFragment & { __typename: string };

export interface SettingsServer {
  user: Viewer;
  consent: { version: string; givenAt: string } | null;
  canDeleteAccount: boolean;
  invitations: readonly (Omit<typeof anInvitation, 'state'> & Pick<InvitationFieldsFragment, 'state'>)[];
  graphql: Record<string, (variables: Record<string, unknown>) => unknown>;
  rest: Record<string, () => Response>;
}

/** The viewer as GraphQL has them. */
export const viewerOf = ({ user, consent }: SettingsServer) => ({
  ...{ __typename: 'Viewer', ...user },
  recordingConsent: consent && { __typename: 'RecordingConsent', ...consent },
});

/** A server for the screen; what is changed in it afterwards is what it answers from then on. */
export function settingsServer(over: Partial<SettingsServer> = {}): SettingsServer & { fetch: jest.Mock } {
  const server: SettingsServer = {
    ...{ user: aStudent, consent: null, canDeleteAccount: true, invitations: [], rest: {} },
    graphql: {},
    ...over,
  };
  const settings = () => ({
    viewer: { ...viewerOf(server), canDeleteAccount: server.canDeleteAccount },
    studentInvitations: {
      __typename: 'StudentInvitationConnection',
      edges: server.invitations.map((node) => ({
        __typename: 'StudentInvitationEdge',
        cursor: node.id,
        node,
      })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });
  const viewer = () => ({ viewer: viewerOf(server) });
  server.graphql = { Settings: settings, Viewer: viewer, ...server.graphql };
  return Object.assign(server, { fetch: stubServer(server) });
}

export const refuse = (message: string) => () => {
  throw new GraphQLFailure(message, 'BAD_USER_INPUT');
};

/** Puts a text in place of what the field holds. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** What the sidebar knows of the user, beside the screen. */
function Signed() {
  const { access } = useAccess();
  if (access.status !== 'signedIn') return null;
  const { firstName, lastName, profileImageUrl } = access.viewer;
  return (
    <OutboxProvider>
      <aside aria-label="Sidebar">
        {firstName} {lastName}, {profileImageUrl ?? 'no picture'}
      </aside>
      <SettingsScreen />
    </OutboxProvider>
  );
}

export async function openSettings(): Promise<void> {
  render(
    <MemoryRouter>
      <ApolloProvider client={createApolloClient(aStudent.id, () => undefined)}>
        <ToastsProvider>
          <AccessProvider>
            <Signed />
          </AccessProvider>
        </ToastsProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Profile Information' });
  // the last of them
  await screen.findByRole('heading', { name: 'Account Actions' });
}

export const user = userEvent.setup({ delay: null });
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** Into edit mode, and until the form is there. */
export const edit = async (what: string) => {
  await press(`Edit ${what}`);
  await screen.findByRole('button', { name: 'Save' });
};
export const toast = () => screen.findByRole('alert');
