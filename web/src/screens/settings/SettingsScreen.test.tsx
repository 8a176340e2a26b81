import { act, screen, waitFor, within } from '@testing-library/react';
import { switchTheme } from '../../lib/theme';
import { aStudent } from '../../testing/stubServer';
import {
  anInvitation,
  edit,
  openSettings,
  press,
  refuse,
  type SettingsServer,
  settingsServer,
  toast,
  user,
  viewerOf,
  write,
} from './testing/settings';

const firstName = () => screen.getByLabelText('First name');
const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });
const connectionLost = () => {
  throw new TypeError('Failed to fetch');
};

describe('the name', () => {
  const saves = (server: SettingsServer) => (variables: Record<string, unknown>) => {
    server.user = { ...server.user, ...(variables.input as object) };
    return { updateProfile: viewerOf(server) };
  };

  test('is read until Edit, and afterwards again', async () => {
    const server = settingsServer();
    server.graphql.UpdateProfile = saves(server);
    await openSettings();
    expect(firstName()).toBeDisabled();
    expect(firstName()).toHaveAttribute('placeholder', 'Enter your first name');
    expect(screen.getByLabelText('Last name')).toHaveAttribute('placeholder', 'Enter your last name');

    await edit('your name');
    expect(firstName()).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toBeDisabled();
    await write(firstName(), ' Nur Aisyah ');
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Edit your name' })).toHaveFocus();
    expect(firstName()).toBeDisabled();
    expect(firstName()).toHaveValue('Nur Aisyah');
    expect(sidebar()).toHaveTextContent('Nur Aisyah Rahman');
  });

  test('Cancel leaves it as it was', async () => {
    settingsServer();
    await openSettings();
    await edit('your name');
    await write(firstName(), 'Aishah');
    await press('Cancel');
    expect(firstName()).toHaveValue('Aisyah');
    expect(await screen.findByRole('button', { name: 'Edit your name' })).toHaveFocus();
  });

  test('both are required, blanks are none', async () => {
    settingsServer();
    await openSettings();
    await edit('your name');
    await write(screen.getByLabelText('Last name'), '  ');
    await press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription(
        'First name and last name are required.',
      ),
    );
  });

  test.each([
    ['with the words of the server', refuse('At most 100 characters'), 'At most 100 characters'],
    ['without words', connectionLost, 'Failed to update profile. Please try again.'],
  ])('a failure %s keeps what was typed', async (_case, fail, words) => {
    settingsServer({ graphql: { UpdateProfile: fail } });
    await openSettings();
    await edit('your name');
    await write(firstName(), 'Aishah');
    await press('Save');
    await waitFor(async () => expect(await toast()).toHaveTextContent(`Error${words}`));
    expect(firstName()).toHaveValue('Aishah');
  });
});

describe('the school', () => {
  test('is changed in place', async () => {
    const server = settingsServer();
    server.graphql.CompleteProfile = (variables) => {
      server.user = { ...server.user, ...(variables.input as object) };
      return { completeProfile: viewerOf(server) };
    };
    await openSettings();
    await edit('your school');
    await user.clear(screen.getByLabelText('School or institution'));
    await press('Save');
    expect(await screen.findByText('Please enter your school/institution name')).toBeVisible();
    await write(screen.getByLabelText('School or institution'), 'SMK Likas');
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Edit your school' })).toHaveFocus();
    const card = screen.getByRole('region', { name: 'School' });
    expect(card).toHaveTextContent('SMK Likas');
    expect(card).toHaveTextContent('Secondary School');
  });

  test('a failure is one of the profile', async () => {
    settingsServer({ graphql: { CompleteProfile: connectionLost } });
    await openSettings();
    await edit('your school');
    await press('Save');
    await waitFor(async () =>
      expect(await toast()).toHaveTextContent('ErrorFailed to update profile. Please try again.'),
    );
  });
});

describe('the consent to recording', () => {
  test('is withdrawn after a question, and given again', async () => {
    const server = settingsServer({ consent: { version: '1', givenAt: '2025-09-03T12:00:00Z' } });
    server.graphql.WithdrawRecordingConsent = () => {
      server.consent = null;
      return { withdrawRecordingConsent: viewerOf(server) };
    };
    server.graphql.GiveRecordingConsent = () => {
      server.consent = { version: '2', givenAt: '2026-11-21T12:00:00Z' };
      return { giveRecordingConsent: viewerOf(server) };
    };
    await openSettings();
    expect(screen.getByText(/^You agreed on 3 Sept 2025/)).toBeVisible();
    await press('Withdraw');
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your agreement?' });
    expect(dialog).toHaveTextContent('goes to research any more');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press('Read and agree');
    await user.click(await screen.findByLabelText('I agree that my answers are recorded'));
    await press('Continue');
    expect(await screen.findByText(/^You agreed on 21 Nov/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press('Withdraw');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await press('Read and agree');
    // What was ticked before is no answer now.
    expect(await screen.findByLabelText('I agree that my answers are recorded')).not.toBeChecked();
  });

  test('stays where it cannot be withdrawn', async () => {
    settingsServer({
      consent: { version: '1', givenAt: '2025-09-03T12:00:00Z' },
      graphql: { WithdrawRecordingConsent: connectionLost },
    });
    await openSettings();
    await press('Withdraw');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(async () => expect(await toast()).toHaveTextContent('could not be withdrawn'));
    expect(screen.getByText(/^You agreed on 3 Sept 2025/)).toBeVisible();
  });
});

describe('teachers', () => {
  test('nobody has invited: there is no card', async () => {
    settingsServer();
    await openSettings();
    expect(screen.queryByRole('heading', { name: 'Your teachers' })).toBeNull();
  });

  test('an invitation says whose it is and how much there is, and is accepted and left', async () => {
    const accepted = () => ({ acceptStudentInvitation: { ...anInvitation, state: 'accepted' } });
    const declined = () => ({ declineStudentInvitation: { ...anInvitation, state: 'declined' } });
    const graphql = { AcceptStudentInvitation: accepted, DeclineStudentInvitation: declined };
    settingsServer({ invitations: [anInvitation], graphql });
    await openSettings();
    const card = screen.getByRole('region', { name: 'Your teachers' });
    expect(card).toHaveTextContent('Siti Nurhaliza Invitation');
    expect(card).toHaveTextContent('SMK Taman Melati. You are “Aisyah binti Rahman” in the class list.');
    expect(card).toHaveTextContent('3 sessions are recorded for you so far.');
    await press('Accept: Siti Nurhaliza');
    expect(await within(card).findByText('Joined')).toBeVisible();
    expect(within(card).getByRole('heading', { level: 3 })).toHaveFocus();
    await press('Leave: Siti Nurhaliza');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await within(card).findByText('Declined')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Accept after all: Siti Nurhaliza' })).toBeEnabled();
  });

  test('an answer that fails can be given again', async () => {
    settingsServer({ invitations: [anInvitation], graphql: { DeclineStudentInvitation: connectionLost } });
    await openSettings();
    await press('Decline: Siti Nurhaliza');
    await waitFor(async () =>
      expect(await toast()).toHaveTextContent('Your answer could not be saved. Please try again.'),
    );
    expect(screen.getByRole('button', { name: 'Decline: Siti Nurhaliza' })).toBeEnabled();
  });
});

test('the theme is chosen here too, and follows the switch of the sidebar', async () => {
  settingsServer();
  await openSettings();
  const radio = (name: string) => screen.getByRole('radio', { name });
  expect(radio('System')).toBeChecked();
  await user.click(radio('Dark'));
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  expect(localStorage.getItem('lisan.theme')).toBe('dark');
  act(switchTheme);
  await waitFor(() => expect(radio('Light')).toBeChecked());
  await user.click(radio('System'));
  expect(localStorage.getItem('lisan.theme')).toBeNull();
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
});

test('what is not there yet says so, and what is leads there', async () => {
  settingsServer();
  await openSettings();
  for (const name of ['Practice reminders', 'Progress updates', 'New questions available']) {
    expect(screen.getByLabelText(name)).toBeDisabled();
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Coming soon');
  }
  expect(screen.getByRole('button', { name: 'Contact Support' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
});

test('a failure can be tried again; nobody sees settings of nobody', async () => {
  const server = settingsServer();
  const { Settings } = server.graphql;
  server.graphql.Settings = refuse('It failed.');
  const opened = openSettings();
  expect(await screen.findByText('Your settings could not be loaded')).toBeVisible();
  if (Settings) server.graphql.Settings = Settings;
  await press('Try again');
  await opened;
  expect(sidebar()).toHaveTextContent(`${aStudent.firstName} ${aStudent.lastName}`);
});
