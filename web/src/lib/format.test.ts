import { expect, jest, test } from '@jest/globals';
import { day, dayAndTime, longDay, longDayAndTime, minutesSeconds } from './format';

const ZONE = 'Asia/Kuala_Lumpur';

test('days are told as British English tells them, with a year where it is another one', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: ZONE });
  for (let month = 0; month < 12; month += 1) {
    const at = new Date(Date.UTC(2026, month, 7, 20, 14));
    expect(day(at.toISOString(), ZONE)).toBe(short.format(at));
  }
  expect(dayAndTime('2026-11-20T12:14:00Z', ZONE)).toBe('20 Nov, 20:14');
  expect(dayAndTime('2025-09-20T12:14:00Z', ZONE)).toBe('20 Sept 2025, 20:14');
  // there it is the new year already
  expect(day('2025-12-31T16:00:00Z', ZONE)).toBe('1 Jan');
  jest.useRealTimers();
});

test('long ones for reports', () => {
  expect(longDay('2026-11-20T22:14:00Z', ZONE)).toBe('21 November 2026');
  expect(longDayAndTime('2026-11-20T22:04:00Z', ZONE)).toBe('21 November 2026, 06:04');
});

test('seconds are minutes and seconds', () => {
  expect([0, 59.9, 60, 605].map(minutesSeconds)).toEqual(['0:00', '0:59', '1:00', '10:05']);
});
