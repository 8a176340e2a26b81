import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpendingQuery } from '../../generated/spending';
import { GraphQLFailure } from '../../testing/stubServer';
import { showAdmin, theButton } from './testing/admin';

type Spending = SpendingQuery['spending'];

const spent = (day: string, purpose: Spending['days'][number]['purpose'], calls: number, amount: number) => ({
  ...{ __typename: 'SpendingOfDay', day, purpose, calls, amount },
});
const answered = (over: Partial<Spending> = {}, assessor: Partial<SpendingQuery['assessor']> = {}) => ({
  spending: {
    __typename: 'Spending',
    today: '2024-11-21',
    capPerDay: 5,
    capPerUserDay: 0.5,
    days: [],
    ...over,
  },
  assessor: { __typename: 'Assessor', demoMode: false, transcribes: false, ...assessor },
});
const show = (answer: () => unknown) => showAdmin('spending', { Spending: answer });
const figure = async (label: string) => (await screen.findByText(label)).nextElementSibling;

test("only today's spending counts, beside its cap, the costliest purpose first", async () => {
  const days = [
    spent('2024-11-21', 'transcription', 7, 0.0031),
    spent('2024-11-21', 'assessment', 4, 1.25),
    spent('2024-11-20', 'partner', 90, 4),
  ];
  show(() => answered({ days }));
  expect(await figure('Spent today')).toHaveTextContent(/^1\.25 of 5\.00$/);
  expect(await figure('Calls answered today')).toHaveTextContent(/^11$/);
  expect(screen.getByText('One user: 0.50 a day.')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Calls and their cost, 21 Nov 2024' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['PurposeCallsCost', 'Marking answers41.25', 'Writing recordings down70.0031']);
});

test('a day without a call, and without caps, says so', async () => {
  show(() => answered({ capPerDay: null, capPerUserDay: null }));
  expect(await figure('Spent today')).toHaveTextContent(/^0\.00$/);
  expect(screen.getByText('No cap is set for a day.')).toBeVisible();
  expect(screen.getByText('No cap is set for one user.')).toBeVisible();
  expect(screen.getByText('No provider has been called today.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('no provider is configured: that is said in place of figures', async () => {
  show(() => answered({}, { demoMode: true }));
  expect(await screen.findByText('No provider is configured')).toBeVisible();
  expect(screen.queryByText('Spent today')).toBeNull();
});

test('a provider that only writes recordings down is one', async () => {
  show(() => answered({}, { demoMode: true, transcribes: true }));
  expect(await screen.findByText('Spent today')).toBeVisible();
  expect(screen.queryByText('No provider is configured')).toBeNull();
});

test('what was spent before the provider was taken away is still told', async () => {
  show(() => answered({ days: [spent('2024-11-21', 'partner', 1, 0.02)] }, { demoMode: true }));
  expect(await screen.findByText('The partner in conversations')).toBeVisible();
});

test('out of reach: says so, and asks again', async () => {
  let reachable = false;
  show(() => {
    if (!reachable) throw new GraphQLFailure('Something went wrong', 'INTERNAL');
    return answered();
  });
  const sentence = await screen.findByText('The spending could not be loaded');
  expect(sentence.closest('[role=alert]')).toBeVisible();
  reachable = true;
  await userEvent.click(await theButton('Try again'));
  expect(await screen.findByText('Spent today')).toBeVisible();
});
