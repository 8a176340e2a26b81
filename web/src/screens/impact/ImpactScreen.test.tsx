import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { GraphQLFailure } from '../../testing/stubServer';
import { ImpactScreen } from './ImpactScreen';
import { type Answer, listOfTokens, showSigned } from './testing/showSigned';

// Drawings need a layout: the browser test sees them.
jest.mock('./charts', () => {
  const Nothing = () => null;
  const heightOf = () => 0;
  return {
    ...{ Plot: Nothing, ImprovementChart: Nothing, MonthChart: Nothing, ProgressChart: Nothing },
    ...{ RegionChart: Nothing, progressHeight: heightOf, regionHeight: heightOf },
  };
});

const study = (totalSessions: number) => ({
  impactPeriods: ['all-time', '2025-09', '2025-08'].map((value, place) => ({
    __typename: 'ImpactPeriod',
    value,
    label: ['All Time', 'September 2025', 'August 2025'][place],
    isDefault: value === '2025-09',
  })),
  everybody: {
    ...{ __typename: 'Impact', cohort: 'global', period: 'all-time' },
    monthlyEngagement: { __typename: 'Engagement', totalSessions },
  },
});

const figures =
  (completedSessions: number, comparedStudents = 12): Answer =>
  (asked) => ({
    impact: {
      ...{ __typename: 'Impact', ...asked, onlyConsenting: false, includesDemoData: false },
      ...{ markedSessions: completedSessions, comparedStudents, improvementStandardError: 0.1 },
      overview: {
        ...{ __typename: 'ImpactOverview', totalStudents: 40, activeStudents: 30, engagementRate: 75 },
        ...{ completedSessions, averageScore: 6.67, studentsWithImprovement: comparedStudents },
        ...{ averageImprovement: comparedStudents && 1.5, recentActiveStudents: 29 },
        regionalBreakdown: { __typename: 'RegionalBreakdown', malaysian: 30, international: 9 },
      },
      improvementDistribution:
        comparedStudents === 0
          ? []
          : [{ __typename: 'ImprovementStep', marks: 2, students: comparedStudents }],
      topImprovers:
        comparedStudents === 0
          ? []
          : [
              {
                ...{ __typename: 'StudentImprovement', userId: 'p00112233445566778899aabb' },
                ...{ sessionsCompleted: 5, firstScore: 6, latestScore: 8, improvement: 2 },
              },
            ],
    },
    allTime: {
      ...{ __typename: 'Impact', cohort: asked.cohort, period: 'all-time' },
      engagementByMonth: [
        { __typename: 'MonthEngagement', month: '2025-09', uniqueStudents: 30, totalSessions: 50 },
      ],
    },
  });

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => screen.getByLabelText('address').textContent;

const firstStudy: Answer = () => study(500);
const noTokens: Answer = () => listOfTokens();

interface Server {
  study?: Answer;
  impact?: Answer;
}

const show = ({ study: asked = firstStudy, impact = figures(50) }: Server, at = '/') =>
  showSigned(
    <>
      <ImpactScreen />
      <Address />
    </>,
    { ImpactStudy: asked, Impact: impact, ResearchTokens: noTokens },
    at,
  );

const broken = () => {
  throw new GraphQLFailure('It failed.', 'INTERNAL');
};
const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('section') as HTMLElement;
};

describe('what is not available', () => {
  test('a study that could not be loaded is read again', async () => {
    let works = false;
    show({ study: () => (works ? study(500) : broken()) });
    const notice = (await screen.findByText('Impact study data not available')).closest('[role="alert"]');
    works = true;
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Marks of/ })).toBeInTheDocument();
  });

  test('a study without any answer has no cohorts yet, and nothing to try again', async () => {
    show({ study: () => study(0) });
    expect(await screen.findByText('Impact study data not available')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test.each([
    ['/', 'Malaysian analytics data not available', 'Malaysian students in September 2025'],
    ['/?students=global&period=all-time', 'Global analytics data not available', 'students worldwide so far'],
  ])('at %s, a cohort without an answer, and one that could not be loaded', async (at, title, whose) => {
    let answer: Answer = broken;
    show({ impact: (asked) => answer(asked) }, at);
    expect(await screen.findByText(title)).toBeInTheDocument();
    answer = figures(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`No answers of ${whose}.`, { exact: false })).toBeInTheDocument();
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('nobody with two marks: sentences in place of pictures', async () => {
    show({ impact: figures(3, 0) });
    expect(await section('Student Improvement')).toHaveTextContent('Nobody has two marks to compare yet');
    expect(await section('Student Progress')).toHaveTextContent('Nobody’s mark rose yet');
  });
});

describe('what is chosen', () => {
  test('first September 2025 and Malaysian students; then what is chosen, kept in the address', async () => {
    show({});
    expect(await screen.findByLabelText('Period')).toHaveValue('2025-09');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Malaysian Students');
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/analytics/malaysian-impact/2025-09.csv',
    );
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'All Time');
    await userEvent.click(screen.getByRole('tab', { name: 'Global Students' }));
    expect(address()).toBe('?period=all-time&students=global');
    expect(await screen.findByRole('heading', { level: 2, name: /students worldwide/ })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Global Students' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/analytics/global-impact/all-time.csv',
    );
  });

  test.each([
    ['?period=2025-06', '2025-06', 'June 2025'],
    ['?period=2025-13&students=penang', '2025-09', 'September 2025'],
  ])('the address %s', async (search, value, label) => {
    show({}, `/${search}`);
    const select = await screen.findByLabelText('Period');
    expect(select).toHaveValue(value);
    expect(within(select).getByRole('option', { name: label, selected: true })).toBeInTheDocument();
  });
});

test('where students live is told of all students only', async () => {
  show({});
  await section('Summary');
  expect(screen.queryByText('Regional Distribution')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Global Students' }));
  const regions = await section('Regional Distribution');
  expect(within(regions).getByRole('heading', { level: 4 })).toHaveTextContent(
    '30 of 40 students live in Malaysia (75%)',
  );
  const rows = within(regions).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toContain('International923%');
});

test('on paper the tables are open and it is day; afterwards all is as it was', async () => {
  show({});
  const table = (await section('Student Progress')).querySelector('details');
  document.documentElement.dataset.bsTheme = 'dark';
  window.dispatchEvent(new Event('beforeprint'));
  expect([table?.open, document.documentElement.dataset.bsTheme]).toEqual([true, 'light']);
  window.dispatchEvent(new Event('afterprint'));
  expect([table?.open, document.documentElement.dataset.bsTheme]).toEqual([false, 'dark']);
});
