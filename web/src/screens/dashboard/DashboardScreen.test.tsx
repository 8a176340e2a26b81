import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess, type Viewer } from '../../lib/viewer';
import { aStudent, GraphQLFailure, noSessionsYet, stubServer } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { DashboardScreen } from './DashboardScreen';

const Signed = () => (useAccess().access.status === 'signedIn' ? <DashboardScreen /> : null);

/** The sessions that are listened to, in the order of asking; `tell` sends to the last. */
let streams: string[];
let tell: (data: unknown) => void;

/** The network answers streams as well. */
function openStreamDoor(): void {
  const others = globalThis.fetch;
  streams = [];
  globalThis.fetch = (async (url: RequestInfo | URL, init?: RequestInit) => {
    if (String(url) !== '/graphql/stream') return others(url, init);
    streams.push(JSON.parse(String(init?.body)).variables.sessionId);
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        tell = (data) =>
          stream.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify({ data })}\n\n`));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }) as typeof globalThis.fetch;
}

function show(dashboard: () => unknown, user: Viewer = aStudent, counted: object | null = null) {
  const countStudents = () => counted;
  stubServer({ user, graphql: { Dashboard: dashboard, StudentCount: countStudents } });
  openStreamDoor();
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
}

const session = (over: Partial<SessionSummaryFragment>) => ({
  __typename: 'Session',
  id: '1',
  partType: 'part2',
  sessionType: null,
  questionText: 'Talk about a place in your town.',
  createdAt: '2025-09-03T12:14:00Z',
  duration: 58,
  state: 'assessed',
  stateReason: null,
  grammarScore: 4,
  vocabularyScore: 5,
  communicativeScore: null,
  overallScore: 9,
  maximumScore: 12,
  audioUrl: '/api/sessions/1/audio',
  canRetry: false,
  ...over,
});

/** What the stream tells beyond the row. */
const sessionDetails = { transcription: null, transcriptSource: null, feedback: null };

const practised = (improvement: number, sessions: ReturnType<typeof session>[]) => () => ({
  viewer: {
    ...noSessionsYet.viewer,
    stats: { __typename: 'Stats', totalSessions: 23, averageScore: 3.94, totalPracticeTime: 95, improvement },
    streak: { __typename: 'Streak', currentStreak: 5, longestStreak: 9, totalPracticeDays: 19 },
  },
  sessions: {
    __typename: 'SessionConnection',
    edges: sessions.map((node) => ({ __typename: 'SessionEdge', node })),
  },
});

/** The figure and the note under a label of the stat cards. */
const stat = async (label: string) => {
  const name = await screen.findByText(label);
  return [...(name.closest('dl')?.querySelectorAll('dd') ?? [])].map((part) => part.textContent);
};

test('the four numbers: score of 6, hours rounded, improvement in words', async () => {
  show(practised(18, []));
  expect(await stat('Total Sessions')).toEqual(['23', 'answers given']);
  expect(await stat('Average Score')).toEqual(['3.9 / 6', 'Fair']);
  expect(await stat('Practice Time')).toEqual(['2 h', '95 minutes in all']);
  expect(await stat('Improvement')).toEqual(['+18%', 'above your first answers']);
  expect(screen.getByText('+18%')).toHaveClass('stat-positive');
});

test.each([
  [0, '0%', 'no change to see yet'],
  [-7, '-7%', 'below your first answers'],
])('an improvement of %i is not green', async (improvement, figure, note) => {
  show(practised(improvement, []));
  expect(await stat('Improvement')).toEqual([figure, note]);
  expect(screen.getByText(figure)).toHaveClass('stat-negative');
});

test('streak, its level, and what is missing to the next', async () => {
  show(practised(0, []));
  const streak = (await screen.findByRole('heading', { name: 'Practice streak' })).closest('section');
  expect(streak).toHaveTextContent('Hot');
  expect(streak).toHaveTextContent('5 days in a row');
  expect(streak).toHaveTextContent('2 more days to Fire');
});

test.each([
  [{ firstName: null }, 'Welcome back, aisyah'],
  [{ firstName: ' ', email: '' }, 'Welcome back, Student'],
])('greets %j', async (over, greeting) => {
  show(() => noSessionsYet, { ...aStudent, ...over });
  expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeInTheDocument();
});

test('a row has question, time in the zone of the user, mark of its maximum, and both buttons', async () => {
  show(practised(0, [session({})]), { ...aStudent, timeZone: 'Asia/Kuala_Lumpur' });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Talk about a place in your town.');
  expect(row).toHaveTextContent('Part 2, 3 Sept 2025, 20:14, 0:58');
  expect(row).toHaveTextContent('9 / 12Good');
  expect(within(row).getByRole('button', { name: /^View/ })).toBeEnabled();
  expect(within(row).getByRole('button', { name: /^PDF/ })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'View All Sessions' })).toHaveAttribute('href', '/progress');
});

test('a mark of 0 is a mark', async () => {
  show(practised(0, [session({ overallScore: 0 })]));
  expect(await screen.findByRole('listitem')).toHaveTextContent('0 / 12Needs improvement');
});

test('a session without a mark says where it stands, and why', async () => {
  const reason = 'Too short: 9 words were heard.';
  show(practised(0, [session({ state: 'notMarked', stateReason: reason, overallScore: null })]));
  expect(await screen.findByRole('listitem')).toHaveTextContent(`Not marked${reason}`);
});

test('nothing practised yet', async () => {
  show(() => noSessionsYet);
  expect(await screen.findByText('No practice sessions yet')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Practise now' })) {
    expect(link).toHaveAttribute('href', '/practice');
  }
});

test.each([
  [[true, false], '2 students, 1 joined so far'],
  [[false], '1 student, none joined so far'],
  [[], 'None yet. Add the first, and record an answer for them.'],
])('a teacher has a way to the students: %j', async (joined, words) => {
  const edges = joined.map((hasJoined, i) => ({
    __typename: 'StudentEdge',
    node: { __typename: 'Student', id: String(i), hasJoined },
  }));
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const students = { __typename: 'StudentConnection', edges, pageInfo };
  show(() => noSessionsYet, { ...aStudent, canManageStudents: true }, { students });
  const link = await screen.findByRole('link', { name: `Your students ${words}` });
  expect(link).toHaveAttribute('href', '/students');
});

test('a failure can be tried again', async () => {
  let works = false;
  show(() => {
    if (!works) throw new GraphQLFailure('It failed.', 'INTERNAL');
    return noSessionsYet;
  });
  expect(await screen.findByText('Your numbers could not be loaded')).toBeInTheDocument();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No practice sessions yet')).toBeInTheDocument();
});

describe('sessions on their way', () => {
  const states = (...ofSessions: SessionSummaryFragment['state'][]) =>
    ofSessions.map((state, i) => session({ id: String(9 - i), state, overallScore: null }));
  test('the newest alone has a stream; once it is settled the list is read again, and the next has one', async () => {
    let sessions = states('assessing', 'assessed', 'recorded', 'recorded');
    show(() => practised(0, sessions)());
    await waitFor(() => expect(streams).toEqual(['9']));
    sessions = states('assessed', 'assessed', 'recorded', 'recorded');
    tell({ sessionProgress: { ...sessionDetails, ...sessions[0] } });
    await waitFor(() => expect(streams).toEqual(['9', '7']));
  });

  test('the list is read again every 15 s, for as long as one is awaited; a failure leaves what is shown', async () => {
    jest.useFakeTimers();
    let reads = 0;
    let answer = practised(0, states('assessing', 'recorded'));
    show(() => {
      reads += 1;
      return answer();
    });
    expect(await screen.findAllByText('Being marked')).toHaveLength(1);
    expect(reads).toBe(1);

    answer = () => {
      throw new GraphQLFailure('It failed.', 'INTERNAL');
    };
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(reads).toBe(2);
    expect(screen.getByText('Being marked')).toBeVisible();

    answer = practised(0, states('notMarked', 'notMarked'));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(reads).toBe(3);
    expect(screen.getAllByText('Not marked')).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(reads).toBe(3);
    jest.useRealTimers();
  });
});
