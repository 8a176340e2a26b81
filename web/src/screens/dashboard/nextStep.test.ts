import { nextStep } from './nextStep';

const streak = (currentStreak: number, totalPracticeDays: number) => ({
  currentStreak,
  longestStreak: Math.max(currentStreak, 9),
  totalPracticeDays,
});

test.each([
  ['never practised', streak(0, 0), false, 'Your first answer takes one minute'],
  ['a streak to keep', streak(5, 12), false, 'One answer today keeps your 5 days'],
  ['one day to keep', streak(1, 1), false, 'One answer today keeps your 1 day'],
  ['done today', streak(6, 13), true, 'Today is done: 6 days in a row'],
  ['a broken streak', streak(0, 12), false, 'One answer today starts a new streak'],
])('%s', (_, current, practisedToday, title) => {
  expect(nextStep(current, practisedToday).title).toBe(title);
});

test('says what tomorrow brings', () => {
  expect(nextStep(streak(6, 13), true).words).toContain('makes it 7');
});
