import { engagementFinding, everyMonth, type Month } from './engagement';
import { everyStep, headline, headlineNote, improvementFinding, improvementTable } from './improvement';
import { intervalOf } from './interval';
import { type Improver, progressFinding, ranked } from './progress';
import { regionFinding, regionsOf } from './regions';

const compared = (comparedStudents: number, averageImprovement = 0, improvementStandardError = 0.1) => ({
  cohort: 'malaysian' as const,
  period: '2025-09',
  comparedStudents,
  improvementStandardError: comparedStudents < 2 ? null : improvementStandardError,
  overview: { averageImprovement },
});

describe('the headline', () => {
  test.each([
    [compared(0), 'No change to tell yet: nobody has two marks in September 2025'],
    [compared(1, 2), 'Too few to draw a conclusion: 1 student has two marks in September 2025'],
    [compared(9, 2), 'Too few to draw a conclusion: 9 students have two marks in September 2025'],
    [compared(10, 0.48), 'Marks of Malaysian students rose by 0.48 of 12 on average'],
    [compared(40, -1), 'Marks of Malaysian students fell by 1 of 12 on average'],
    [compared(40, 0.3, 0.2), 'No clear change in the marks of Malaysian students'],
    [compared(40, -0.3, 0.2), 'No clear change in the marks of Malaysian students'],
    [compared(40, 0, 0), 'No clear change in the marks of Malaysian students'],
    [
      { ...compared(0), cohort: 'global' as const, period: 'all-time' },
      'No change to tell yet: nobody has two marks so far',
    ],
  ])('of %j', (impact, sentence) => {
    expect(headline(impact)).toBe(sentence);
  });

  test('tells n, and the interval where there are enough', () => {
    const words = (students: number) => headlineNote(compared(students, 0.5, 0.2)).replaceAll('\u00a0', ' ');
    expect(words(23)).toBe(
      'n = 23 students marked at least twice, the latest mark less the first. Mean change +0.5, 95% interval +0.09 to +0.91.',
    );
    expect(words(1)).toBe('n = 1 student marked at least twice, the latest mark less the first.');
  });

  // 0.975 quantiles of Student's t, from tables
  test.each([
    [10, 2.2622],
    [15, 2.1448],
    [31, 2.0423],
    [121, 1.9799],
  ])('its interval of %i students is %f standard errors wide on either side', (students, t) => {
    const high = intervalOf(compared(students, 0, 1))?.high ?? 0;
    expect(Math.abs(high / t - 1)).toBeLessThan(0.003);
  });
});

describe('improvement', () => {
  const steps = (...pairs: [number, number][]) => pairs.map(([marks, students]) => ({ marks, students }));
  test.each([
    [steps(), 'Nobody has two marks to compare yet'],
    [steps([1, 1]), 'The mark of 1 student, too few for a conclusion'],
    [steps([-1, 4], [2, 5]), 'The marks of 9 students, too few for a conclusion'],
    [steps([1, 8], [4, 4]), 'All 12 students improved'],
    [
      steps([-2, 1], [-1, 2], [0, 7], [1, 13]),
      '13 of 23 students improved; 7 stayed the same and 3 fell back',
    ],
    [steps([0, 2], [1, 10]), '10 of 12 students improved; 2 stayed the same'],
    [steps([-1, 3], [0, 9]), 'None of 12 students improved; 9 stayed the same and 3 fell back'],
  ])('%j', (given, sentence) => {
    expect(improvementFinding(given)).toBe(sentence);
  });

  test('the axis has 0 and no holes, also where nobody is', () => {
    expect(everyStep(steps([-2, 1], [1, 4]))).toEqual(steps([-2, 1], [-1, 0], [0, 0], [1, 4]));
    expect(everyStep(steps([2, 1]))).toEqual(steps([0, 0], [1, 0], [2, 1]));
    expect(everyStep([])).toEqual(steps([0, 0]));
  });

  test('the table says in words what a step is', () => {
    expect(improvementTable(steps([-1, 1], [0, 1], [2, 2])).rows).toEqual([
      ['More than 1, up to 2 marks better', '2', '50%'],
      ['Up to 1 mark better', '0', '0%'],
      ['No change', '1', '25%'],
      ['Up to 1 mark lower', '1', '25%'],
    ]);
  });
});

describe('engagement', () => {
  const month = (name: string, totalSessions: number): Month => ({
    month: name,
    totalSessions,
    uniqueStudents: Math.ceil(totalSessions / 3),
  });
  const finding = (period: string, ...rows: Month[]) => engagementFinding(everyMonth(rows, period), period);

  test('a month without practice is a month with 0, the chosen one too', () => {
    const months = everyMonth([month('2025-11', 4), month('2026-01', 2)], '2026-02');
    expect(months.map((one) => [one.month, one.totalSessions])).toEqual([
      ['2025-11', 4],
      ['2025-12', 0],
      ['2026-01', 2],
      ['2026-02', 0],
    ]);
    expect(everyMonth([], 'all-time')).toEqual([]);
  });

  test.each([
    ['2025-09', [181, 167], '167 sessions in September 2025, 14 fewer than in August 2025'],
    ['2025-09', [1, 2], '2 sessions in September 2025, 1 more than in August 2025'],
    ['2025-09', [5, 5], '5 sessions in September 2025, as many as in August 2025'],
    ['2025-08', [1, 5], '1 session in August 2025, the first month with practice'],
    ['all-time', [181, 167], 'Most practice in August 2025: 181 of 348 sessions'],
    ['all-time', [5, 5], 'Most practice in August 2025 and September 2025: 5 sessions each'],
    ['all-time', [1, 0], 'The only session in August 2025'],
    ['all-time', [7, 0], 'All 7 sessions in August 2025'],
    ['all-time', [0, 0], 'No session yet'],
  ])('in %s of August and September %j', (period, [august = 0, september = 0], sentence) => {
    expect(finding(period, month('2025-08', august), month('2025-09', september))).toBe(sentence);
  });
});

describe('the ten', () => {
  const improver = (userId: string, improvement: number): Improver => ({
    ...{ userId, sessionsCompleted: 4, firstScore: 7, latestScore: 7 + improvement, improvement },
  });
  const [ana, ben, cat] = [
    improver('p1aaaaaaaa', 3),
    improver('p2bbbbbbbb', 2.67),
    improver('p3cccccccc', 2.67),
  ];

  test.each([
    [[], 'Nobody’s mark rose yet'],
    [[ana, ben], 'The most improved student rose by 3 marks, from 7 to 10 of 12'],
    [[improver('p4', 1)], 'The most improved student rose by 1 mark, from 7 to 8 of 12'],
    [[ben, cat], '2 students rose the most, by 2.67 marks of 12'],
  ])('%#', (given, sentence) => {
    expect(progressFinding(given)).toBe(sentence);
  });

  test('who improved as much has the same rank', () => {
    const rows = ranked([ana, ben, cat, improver('p4dddddddd', 1)]);
    expect(rows.map(({ rank, shortName }) => `${rank} ${shortName}`)).toEqual([
      '1 p1aaaaa',
      '2 p2bbbbb',
      '2 p3ccccc',
      '4 p4ddddd',
    ]);
  });
});

describe('regions', () => {
  const homes = (totalStudents: number, malaysian: number, international: number) => ({
    totalStudents,
    regionalBreakdown: { malaysian, international },
  });
  test.each([
    [homes(61, 46, 15), '46 of 61 students live in Malaysia (75%)'],
    [homes(2, 1, 1), '1 of 2 students lives in Malaysia (50%)'],
    [homes(46, 46, 0), 'All 46 students live in Malaysia'],
    [homes(1, 1, 0), 'The only student lives in Malaysia'],
    [homes(3, 0, 2), 'None of 3 students lives in Malaysia'],
  ])('%j', (given, sentence) => {
    expect(regionFinding(given)).toBe(sentence);
  });

  test('whoever has not told a country is in neither, and in sight', () => {
    expect(regionsOf(homes(10, 6, 3))).toEqual([
      { name: 'Malaysian', students: 6, share: '60%' },
      { name: 'International', students: 3, share: '30%' },
      { name: 'Not told', students: 1, share: '10%' },
    ]);
    expect(regionsOf(homes(9, 6, 3))).toHaveLength(2);
  });
});
