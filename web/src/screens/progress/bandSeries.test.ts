import { dayIn } from 'schema/rules/wall-clock';
import { averagesOf, bandsOf, type MarkedSession, periodFor, timeAxisOf } from './bandSeries';

const DAY_MS = 86_400_000;
const inKualaLumpur = (at: number) => dayIn('Asia/Kuala_Lumpur', new Date(at));
const band = (iso: string, value: number) => ({ at: Date.parse(iso), band: value });

test('the bands of one criterion, oldest first, without what was not marked', () => {
  const session = (id: string, createdAt: string, grammarScore: number | null): MarkedSession => ({
    ...{ id, createdAt, grammarScore, vocabularyScore: 3, communicativeScore: null, overallScore: null },
    ...{ state: 'assessed', stateReason: null, canRetry: false },
  });
  const sessions = [
    session('3', '2026-11-03T12:00:00Z', 5),
    session('2', '2026-11-02T12:00:00Z', null),
    session('1', '2026-11-01T12:00:00Z', 0),
  ];
  expect(bandsOf(sessions, 'grammarScore')).toEqual([
    band('2026-11-01T12:00:00Z', 0),
    band('2026-11-03T12:00:00Z', 5),
  ]);
  expect(bandsOf(sessions, 'communicativeScore')).toEqual([]);
});

test.each([
  [0, 'day'],
  [21, 'day'],
  [22, 'week'],
  [366, 'week'],
  [367, 'month'],
] as const)('over %i days the average is that of each %s', (days, period) => {
  expect(periodFor(days * DAY_MS)).toBe(period);
});

test('weeks begin on Monday where the student is, and an empty one has no average', () => {
  const bands = [
    band('2026-11-01T15:00:00Z', 2), // Sunday, 23:00 in Kuala Lumpur
    band('2026-11-01T17:00:00Z', 4), // Monday, 01:00
    band('2026-11-08T01:00:00Z', 5), // the Sunday after
    band('2026-11-17T01:00:00Z', 6),
  ];
  expect(
    averagesOf(bands, 'week', inKualaLumpur).map(({ starts, band: mean, answers }) => [
      starts,
      mean,
      answers,
    ]),
  ).toEqual([
    ['2026-10-26', 2, 1],
    ['2026-11-02', 4.5, 2],
    ['2026-11-16', 6, 1],
  ]);
});

test('days and months; an average stands in the middle of its answers', () => {
  const bands = [
    band('2026-11-01T01:00:00Z', 2),
    band('2026-11-01T03:00:00Z', 3),
    band('2026-12-31T01:00:00Z', 4),
  ];
  expect(averagesOf(bands, 'day', inKualaLumpur).map(({ starts }) => starts)).toEqual([
    '2026-11-01',
    '2026-12-31',
  ]);
  const [november] = averagesOf(bands, 'month', inKualaLumpur);
  expect(november).toEqual({
    starts: '2026-11-01',
    at: Date.parse('2026-11-01T02:00:00Z'),
    band: 2.5,
    answers: 2,
  });
});

test('time runs from the first to the last answer; those of one day are not pulled apart', () => {
  expect(timeAxisOf([4 * DAY_MS, 0, DAY_MS])).toEqual({
    domain: [0, 4 * DAY_MS],
    ticks: [0, 2 * DAY_MS, 4 * DAY_MS],
  });
  const noon = DAY_MS / 2;
  expect(timeAxisOf([noon - 60_000, noon + 60_000])).toEqual({
    domain: [-noon, DAY_MS + noon],
    ticks: [noon],
  });
});
