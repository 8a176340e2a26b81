import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MALAYSIAN_STATES } from 'schema/rules/choices';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess } from '../../lib/viewer';
import { aStudent, GraphQLFailure, stubServer, withoutProfile } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { ProfileForm } from './ProfileForm';

const incomplete = { ...aStudent, ...withoutProfile };

function Signed({ wording }: { wording: 'page' | 'modal' }) {
  const { access } = useAccess();
  if (access.status !== 'signedIn') return null;
  return access.viewer.isProfileComplete ? <p>The app</p> : <ProfileForm wording={wording} />;
}

async function show(wording: 'page' | 'modal') {
  render(
    <ApolloProvider client={createApolloClient(aStudent.id, () => undefined)}>
      <ToastsProvider>
        <AccessProvider>
          <Signed wording={wording} />
        </AccessProvider>
      </ToastsProvider>
    </ApolloProvider>,
  );
  return screen.findByLabelText('Country');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Complete Profile' }));

async function fill() {
  await userEvent.type(screen.getByLabelText('Country'), ' malaysia');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Johor');
  await userEvent.type(screen.getByLabelText('School or institution'), 'SMK Muar');
  await userEvent.selectOptions(screen.getByLabelText('Institution type'), 'community college');
}

test.each([
  ['page', 'Please select your country', 'Please select your state'],
  ['modal', 'Please enter your country', 'Please enter your state/region'],
] as const)('the messages of the %s', async (wording, country, state) => {
  stubServer({ user: incomplete });
  const field = await show(wording);
  await submit();
  expect(await screen.findByText(country)).toBeInTheDocument();
  expect(screen.getByText(state)).toBeInTheDocument();
  expect(screen.getByText('Please enter your school/institution name')).toBeInTheDocument();
  expect(screen.getByText('Please select your institution type')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(country);
  expect(field).toBeInvalid();
});

test('the states are a list for Malaysia in any case, free text elsewhere', async () => {
  stubServer({ user: incomplete });
  const country = await show('page');
  expect(screen.getByLabelText('State or region')).toHaveRole('textbox');
  await userEvent.type(country, 'MALAYSIA');
  const options = [...screen.getByLabelText<HTMLSelectElement>('State').options].map(({ value }) => value);
  expect(options).toEqual(['', ...MALAYSIAN_STATES]);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Perak');
  await userEvent.type(country, 'n Borneo');
  expect(screen.getByLabelText('State or region')).toHaveValue('');
});

test('sends the four answers, then reads the user again and lets them in', async () => {
  const complete = jest.fn(() => {
    stubServer({ user: aStudent });
    return { completeProfile: { __typename: 'Viewer', ...aStudent, recordingConsent: null } };
  });
  stubServer({ user: incomplete, graphql: { CompleteProfile: complete } });
  await show('page');
  await fill();
  await submit();
  expect(await screen.findByText('The app')).toBeInTheDocument();
  expect(complete).toHaveBeenCalledWith({
    input: {
      country: 'malaysia',
      state: 'Johor',
      institution: 'SMK Muar',
      institutionType: 'community_college',
    },
  });
});

test('a failure shows what the server said', async () => {
  const refuse = () => {
    throw new GraphQLFailure('Please select your state', 'BAD_USER_INPUT');
  };
  stubServer({ user: incomplete, graphql: { CompleteProfile: refuse } });
  await show('page');
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error completing profilePlease select your state',
  );
});

test('a failure without an answer says to try later', async () => {
  const fetch = stubServer({ user: incomplete });
  await show('page');
  await fill();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Error completing profile'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again later.');
});
