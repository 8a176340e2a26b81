import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess } from '../../lib/viewer';
import { aStudent, GraphQLFailure, noSessionsYet, stubServer } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { ProgressScreen } from './ProgressScreen';

const Signed = () => (useAccess().access.status === 'signedIn' ? <ProgressScreen /> : null);

type Row = SessionSummaryFragment & { __typename: 'Session' };

/** What the server keeps, newest first. */
let kept: Row[];
let stats: typeof noSessionsYet.viewer.stats;
let asked: string[];
let refusal: GraphQLFailure | null;
/** Which sessions answer the same question. */
let repeated: object[];

const session = (over: Partial<SessionSummaryFragment>): Row => ({
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
  audioUrl: null,
  canRetry: false,
  ...over,
});

/** A page of the list, as the server cuts it. */
function page({ first, after }: Record<string, unknown>) {
  const from = after ? kept.findIndex(({ id }) => id === after) + 1 : 0;
  const rows = kept.slice(from, from + Number(first));
  return {
    __typename: 'SessionConnection',
    edges: rows.map((node) => ({ __typename: 'SessionEdge', node })),
    pageInfo: {
      __typename: 'PageInfo',
      endCursor: rows.at(-1)?.id ?? null,
      hasNextPage: from + rows.length < kept.length,
    },
  };
}

function answering<Data>(name: string, data: (variables: Record<string, unknown>) => Data) {
  return (variables: Record<string, unknown>) => {
    asked.push(name);
    if (refusal) throw refusal;
    return data(variables);
  };
}

function show(): void {
  stubServer({
    user: { ...aStudent, timeZone: 'Asia/Kuala_Lumpur' },
    graphql: {
      Progress: answering('Progress', ({ charted }) => ({
        viewer: { __typename: 'Viewer', id: aStudent.id, stats },
        sessions: page({ first: charted }),
      })),
      Sessions: answering('Sessions', (variables) => ({ sessions: page(variables) })),
      RepeatedAnswers: answering('RepeatedAnswers', () => ({
        sessions: { __typename: 'SessionConnection', edges: repeated },
      })),
      RetryAssessment: answering('RetryAssessment', ({ sessionId }) => {
        kept = kept.map((row) =>
          row.id === sessionId ? { ...row, state: 'recorded', stateReason: null, canRetry: false } : row,
        );
        return { retryAssessment: kept.find(({ id }) => id === sessionId) };
      }),
    },
  });
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

beforeEach(() => {
  asked = [];
  kept = [];
  repeated = [];
  refusal = null;
  stats = { ...noSessionsYet.viewer.stats };
});

afterEach(() => jest.useRealTimers());

/** Under fake timers. */
const press = (control: HTMLElement) =>
  act(async () => {
    control.click();
    await jest.advanceTimersByTimeAsync(0);
  });

const rows = () => document.querySelectorAll('.session-row').length;

const history = async () => within(await screen.findByRole('region', { name: 'Session History' }));

test.each([
  [
    95,
    18,
    ['3.9 / 6', 'Fair'],
    ['1 h 35 min', 'spoken so far'],
    ['+18%', 'above your first answers'],
    'positive',
  ],
  [60, 0, ['3.9 / 6', 'Fair'], ['1 h 0 min', 'spoken so far'], ['0%', 'no change to see yet'], 'negative'],
  [
    9,
    -7,
    ['3.9 / 6', 'Fair'],
    ['0 h 9 min', 'spoken so far'],
    ['-7%', 'below your first answers'],
    'negative',
  ],
])(
  'the four numbers: %i minutes, improvement of %i',
  async (totalPracticeTime, improvement, average, time, change, trend) => {
    stats = { ...stats, totalSessions: 23, averageScore: 3.94, totalPracticeTime, improvement };
    show();
    const stat = async (label: string) =>
      [...((await screen.findByText(label)).closest('dl')?.querySelectorAll('dd') ?? [])].map(
        (part) => part.textContent,
      );
    expect(await stat('Total Sessions')).toEqual(['23', 'answers given']);
    expect(await stat('Average Band Score')).toEqual(average);
    expect(await stat('Practice Time')).toEqual(time);
    expect(await stat('Improvement')).toEqual(change);
    expect(screen.getByText(`${change[0]}`)).toHaveClass(`stat-${trend}`);
  },
);

test('a row: question, when and how long, the sum of 12 or 18, a badge for each band, and what can be done', async () => {
  kept = [
    session({
      id: '3',
      partType: 'part3',
      communicativeScore: 3,
      overallScore: 12,
      maximumScore: 18,
      duration: 301,
    }),
    session({ id: '2', audioUrl: '/api/sessions/2/audio' }),
    session({ id: '1', duration: 0 }),
  ];
  show();
  await history();
  const [talk, spoken, typed] = document.querySelectorAll<HTMLElement>('.session-row');
  expect(talk).toHaveTextContent('Part 3, 3 Sept 2025, 20:14, 5:01, no recording');
  expect(talk).toHaveTextContent('12 / 18Good');
  expect(talk).toHaveTextContent('Grammar 4 of 6');
  expect(talk).toHaveTextContent('Communicative competence 3 of 6');
  expect(spoken).toHaveTextContent('Part 2, 3 Sept 2025, 20:14, 0:58');
  expect(spoken).not.toHaveTextContent('Communicative');
  expect(typed).toHaveTextContent('20:14, typed');
  const names = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  const question = 'Talk about a place in your town.';
  await screen.findByRole('button', { name: `Play Recording: ${question}` });
  expect(names(spoken)).toEqual([
    `Play Recording: ${question}`,
    `View Feedback: ${question}`,
    `PDF: ${question}`,
  ]);
  expect(names(typed)).toEqual([`View Feedback: ${question}`, `PDF: ${question}`]);
});

test('a question that was answered more than once shows its answers', async () => {
  kept = [session({ id: '2' }), session({ id: '1', overallScore: 6 })];
  const answers = [...kept].reverse().map(({ id, overallScore, maximumScore, state, createdAt }) => ({
    ...{ __typename: 'QuestionAnswer', sessionId: id, overallScore, maximumScore, state, createdAt },
  }));
  repeated = kept.map(({ id }) => ({
    __typename: 'SessionEdge',
    node: { __typename: 'Session', id, answers },
  }));
  show();
  expect(await screen.findByText(/^Answer 2 of 2 to this question/)).toHaveTextContent('6 → 9 of 12');
  expect(screen.getByText(/^Answer 1 of 2 to this question/)).toBeVisible();
});

test('older sessions come page by page; a page that does not come is told of, and can be asked for again', async () => {
  kept = Array.from({ length: 23 }, (_, index) => session({ id: String(23 - index) }));
  show();
  const more = await screen.findByText('Show more sessions');
  await waitFor(() => expect(rows()).toBe(20));
  refusal = new GraphQLFailure('It failed.', 'INTERNAL');
  fireEvent.click(more);
  await waitFor(() =>
    expect(screen.queryByText('Older sessions could not be loaded. Please try again.')).toBeVisible(),
  );
  expect(rows()).toBe(20);
  refusal = null;
  fireEvent.click(more);
  await waitFor(() => expect(rows()).toBe(23));
  expect(more).not.toBeInTheDocument();
});

test('marks that arrive change their row, and leave the pages that are shown', async () => {
  jest.useFakeTimers();
  const older = Array.from({ length: 21 }, (_, index) => session({ id: String(21 - index) }));
  kept = [session({ id: '30', state: 'assessing', overallScore: null }), ...older];
  show();
  expect(await screen.findByText('Being marked')).toBeVisible();
  await press(screen.getByText('Show more sessions'));
  await waitFor(() => expect(rows()).toBe(22));
  kept = [session({ id: '30', overallScore: 11 }), ...older];
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(screen.queryByText('11')).toBeVisible());
  expect(rows()).toBe(22);
  const reads = asked.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(reads);
});

test('what failed says why, and is marked again on request', async () => {
  kept = [
    session({
      ...{ id: '7', state: 'failed', stateReason: 'The AI provider did not answer.', canRetry: true },
      ...{ overallScore: null, grammarScore: null, vocabularyScore: null },
    }),
  ];
  show();
  expect(await screen.findByText('The AI provider did not answer.')).toBeVisible();
  const retry = screen.getByRole('button', { name: /^Try again to mark/ });
  refusal = new GraphQLFailure('Too many requests.', 'RATE_LIMITED');
  await userEvent.click(retry);
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  refusal = null;
  await userEvent.click(retry);
  expect(await screen.findByText('Waiting to be marked')).toBeVisible();
  expect(retry).not.toBeInTheDocument();
});

describe('bands over time', () => {
  const answers = (bands: readonly number[], over: Partial<SessionSummaryFragment> = {}) =>
    bands.map((grammarScore, index) =>
      session({
        ...{ id: String(bands.length - index), grammarScore, vocabularyScore: 4, ...over },
        createdAt: new Date(Date.UTC(2026, 8, 30 - index * 3, 12)).toISOString(),
      }),
    );

  test('the finding in words, a chart for each criterion that has marks, and the numbers behind it', async () => {
    kept = answers([5, 5, 4, 5, 4, 4, 3, 3, 2, 3, 2, 2]);
    show();
    expect(
      await screen.findByRole('heading', {
        name: 'Grammar went from 2.4 to 4.6 over 12 answers; single answers vary by about half a band.',
      }),
    ).toBeVisible();
    expect(screen.queryByText(/Communicative competence:/)).not.toBeInTheDocument();
    const vocabulary = screen.getByRole('region', { name: 'Vocabulary: no clear change' });
    await userEvent.click(within(vocabulary).getByText('Show the numbers'));
    const [, first] = within(vocabulary).getAllByRole('row');
    expect(first).toHaveTextContent(/^24 Aug4\.01$/);
    expect(vocabulary.querySelectorAll('.line-chart-dot')).toHaveLength(12);
  });

  test('with few answers it is too early, and without marks there is no chart', async () => {
    kept = answers([4], { communicativeScore: 3 });
    show();
    expect(
      await screen.findByText(/^Too early to tell how you grow: 1 of the 6 marked answers/),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Communicative competence: too early to tell' })).toBeVisible();
  });

  test('sessions without a mark make no chart', async () => {
    kept = answers([4]).map((row) => ({
      ...row,
      grammarScore: null,
      vocabularyScore: null,
      state: 'notMarked',
    }));
    show();
    await history();
    expect(screen.queryByText('Show the numbers')).not.toBeInTheDocument();
  });
});

test('nothing practised yet', async () => {
  show();
  expect(await screen.findByText('No practice sessions yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Practise now' })).toHaveAttribute('href', '/practice');
});

test('a failure can be tried again', async () => {
  refusal = new GraphQLFailure('It failed.', 'INTERNAL');
  show();
  expect(await screen.findByText('Your progress could not be loaded')).toBeVisible();
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No practice sessions yet')).toBeVisible();
});
