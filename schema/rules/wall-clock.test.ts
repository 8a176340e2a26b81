import { expect, test } from '@jest/globals';
import { dayIn, hoursMinutes, ownTimeZone, wallClock } from './wall-clock.ts';

// What browsers answer that have Temporal is compared in web/e2e/wall-clock.test.ts.

test('a day is a day where the student is', () => {
  const lateInKualaLumpur = new Date('2026-03-01T16:30:00Z');
  expect(dayIn('Asia/Kuala_Lumpur', lateInKualaLumpur)).toBe('2026-03-02');
  expect(dayIn('UTC', lateInKualaLumpur)).toBe('2026-03-01');
});

test.each([
  ['Asia/Kuala_Lumpur', '2026-03-01T16:05:59Z', { year: 2026, month: 3, day: 2, hour: 0, minute: 5 }],
  ['America/New_York', '2026-03-08T07:00:00Z', { year: 2026, month: 3, day: 8, hour: 3, minute: 0 }],
  ['Asia/Kathmandu', '2025-12-31T18:15:00Z', { year: 2026, month: 1, day: 1, hour: 0, minute: 0 }],
])('%s at %s', (timeZone, at, clock) => {
  expect(wallClock(timeZone, new Date(at))).toEqual(clock);
});

test('a zone that does not exist is refused', () => {
  expect(() => wallClock('Asia/Atlantis', new Date())).toThrow(RangeError);
});

test('midnight is 00:00', () => {
  expect(hoursMinutes(wallClock('UTC', new Date('2026-01-01T00:00:00Z')))).toBe('00:00');
});

test('the own zone is one that clocks know', () => {
  expect(() => wallClock(ownTimeZone(), new Date())).not.toThrow();
});
