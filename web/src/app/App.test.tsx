import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Outbox } from '../features/recorder/outbox';
import { leaveFor, reload } from '../lib/navigate';
import { aStudent, GraphQLFailure, noSessionsYet, stubServer, withoutProfile } from '../testing/stubServer';
import { App } from './App';

jest.mock('../lib/navigate', () => ({ leaveFor: jest.fn(), reload: jest.fn() }));

const graphql = { Dashboard: () => noSessionsYet };

const aSession = {
  __typename: 'Session',
  id: '41',
  partType: 'part2',
  sessionType: null,
  questionText: 'Talk about a festival.',
  createdAt: '2025-11-20T12:14:00Z',
  duration: 0,
  stateReason: null,
  grammarScore: null,
  vocabularyScore: null,
  communicativeScore: null,
  overallScore: null,
  maximumScore: 12,
  audioUrl: null,
  canRetry: false,
};

/** The app reads the address from both: the router from its own history, the sign-in from the window. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

beforeEach(() => jest.mocked(leaveFor).mockClear());

test('a spinner until the server has said who is signed in', async () => {
  stubServer({ user: null });
  open('/');
  expect(screen.getByText('Loading Lisan')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Master English speaking');
});

test('signed out, the sign-in button is a full navigation', async () => {
  stubServer({ user: null });
  open('/');
  expect(await screen.findByRole('link', { name: 'Sign In / Sign Up' })).toHaveAttribute(
    'href',
    '/api/login',
  );
});

test('signed out on a page of the app: the toast, then the sign-in after 500 ms', async () => {
  stubServer({ user: null });
  open('/practice');
  expect(await screen.findByText('Unauthorized')).toBeInTheDocument();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  expect(leaveFor).toHaveBeenCalledWith('/api/login?returnTo=%2Fpractice');
});

test('signed out on a path that does not exist: 404, no redirect, no hint', async () => {
  stubServer({ user: null });
  open('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.queryByText(/Did you forget/)).not.toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a failing user call is told with its status, and can be tried again', async () => {
  stubServer({ user: 500 });
  open('/');
  expect(await screen.findByRole('heading', { name: '500: Internal Server Error' })).toBeInTheDocument();
  stubServer({ user: aStudent, graphql });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back, Aisyah' })).toBeInTheDocument();
});

test('signed in: the sidebar of the specification, its active entry, name, role and way out', async () => {
  stubServer({ user: aStudent, graphql });
  open('/');
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  const entries = within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual([
    ['Dashboard', '/'],
    ['Part 2 - Individual Exercise', '/practice'],
    ['Part 3 - Conversation', '/conversation'],
    ['Progress', '/progress'],
    ['Question Bank', '/questions'],
    ['Review', '/testimonials'],
    ['Settings', '/settings'],
    ['Contact Us', '/contact'],
  ]);
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  const side = screen.getByRole('complementary', { name: 'Sidebar' });
  expect(side).toHaveTextContent('English Practice Platform');
  expect(side).toHaveTextContent('Aisyah Rahman');
  expect(within(side).getByText('Student')).toBeInTheDocument();
  expect(within(side).getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
});

test.each([
  ['teacher', 'Teacher'],
  ['admin', 'Student'],
] as const)('the role %s is labelled %s', async (role, label) => {
  stubServer({ user: { ...aStudent, role }, graphql });
  open('/');
  const side = await screen.findByRole('complementary', { name: 'Sidebar' });
  expect(within(side).getByText(label)).toBeInTheDocument();
});

test('an answer that was kept on the device is sent, whatever page is opened', async () => {
  const outbox = await Outbox.open();
  await outbox.put({
    clientKey: 'key-of-yesterday',
    viewerId: aStudent.id,
    questionId: '1',
    questionText: 'Talk about a festival.',
    createdAt: Date.UTC(2025, 10, 20, 12, 14),
    stage: 'submitted',
    mimeType: '',
    wav: null,
    transcription: 'I enjoy Hari Raya',
    transcriptSource: 'typed',
    refusal: null,
  });
  const submit = jest.fn((_variables: Record<string, unknown>) => ({
    submitSession: { ...aSession, state: 'recorded' },
  }));
  stubServer({ user: aStudent, graphql: { ...graphql, SubmitSession: submit } });
  open('/settings');
  expect(await screen.findByText('Your answer to “Talk about a festival.” has arrived.')).toBeVisible();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ input: { clientKey: 'key-of-yesterday' } });
  await act(async () => expect(await outbox.list(aStudent.id)).toEqual([]));
  outbox.close();
});

test('signed in on a path that does not exist: the 404 asks the question, the sidebar stays', async () => {
  stubServer({ user: aStudent, graphql });
  open('/nowhere');
  expect(await screen.findByText(/Did you forget to add the page to the router\?/)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

test('a navigation sets the tab title and moves the focus to the h1', async () => {
  stubServer({ user: aStudent, graphql });
  open('/');
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  await userEvent.click(within(nav).getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
  expect(document.title).toBe('Settings – Lisan');
});

test('a new user with an incomplete profile sees only the form', async () => {
  stubServer({ user: { ...aStudent, ...withoutProfile, isNewUser: true } });
  open('/practice');
  expect(await screen.findByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('another user with an incomplete profile: the app, behind a dialog that stays', async () => {
  stubServer({ user: { ...aStudent, ...withoutProfile }, graphql });
  open('/');
  const dialog = await screen.findByRole('dialog', { name: 'Complete Your Profile' });
  expect(screen.getByRole('navigation', { name: 'Main', hidden: true })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /cancel|close/i })).not.toBeInTheDocument();
});

test("tells the server the browser's time zone only when it knows another, and counts the days afresh", async () => {
  const elsewhere = { ...aStudent, timeZone: 'Pacific/Chatham' };
  const dashboard = jest.fn(() => noSessionsYet);
  const setTimeZone = jest.fn(({ timeZone }) => {
    stubServer({ user: aStudent, graphql: { Dashboard: dashboard, SetTimeZone: setTimeZone } });
    return { setTimeZone: { __typename: 'Viewer', id: aStudent.id, timeZone } };
  });
  stubServer({ user: aStudent, graphql: { ...graphql, SetTimeZone: setTimeZone } });
  const { unmount } = open('/');
  await screen.findByText('No practice sessions yet');
  expect(setTimeZone).not.toHaveBeenCalled();
  unmount();

  stubServer({ user: elsewhere, graphql: { ...graphql, SetTimeZone: setTimeZone } });
  open('/');
  await waitFor(() => expect(setTimeZone).toHaveBeenCalledWith({ timeZone: aStudent.timeZone }));
  await waitFor(() => expect(dashboard).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(setTimeZone).toHaveBeenCalledTimes(1);
});

test('a page of an older release says that it has to be loaded again, and does not do it by itself', async () => {
  const refuse = () => {
    throw new GraphQLFailure('This server answers only …', 'FORBIDDEN', 'query');
  };
  stubServer({ user: aStudent, graphql: { Dashboard: refuse } });
  open('/');
  expect(await screen.findByText('There is a new version of Lisan. Reload the page to go on.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
