import { beforeEach, expect, test } from '@jest/globals';
import { TestClock } from '../../testing/test-clock.js';
import { ViewerCache } from './viewer-cache.js';

const teacher = {
  id: 'mei',
  role: 'teacher',
  timeZone: null,
  isProfileComplete: true,
  canSeeImpact: false,
} as const;
const student = { ...teacher, role: 'student' } as const;

let clock: TestClock;
let cache: ViewerCache;
beforeEach(() => {
  clock = new TestClock();
  cache = new ViewerCache(clock);
});

test('a viewer is kept for a minute', () => {
  cache.keep(teacher, cache.generation);
  expect(cache.get('mei')).toEqual(teacher);
  clock.moveTo(new Date(Date.now() + 61_000));
  expect(cache.get('mei')).toBeNull();
});

test('a change is heard at once, of one user or of all', () => {
  for (const forget of [() => cache.forget('mei'), () => cache.forgetAll()]) {
    cache.keep(teacher, cache.generation);
    forget();
    expect(cache.get('mei')).toBeNull();
  }
});

test.each([
  ['the news of a change', () => cache.forget('mei')],
  ['a gap in the news', () => cache.forgetAll()],
])('what was read before %s came is not kept after it', (_case, forget) => {
  const { generation } = cache;
  forget();
  cache.keep(teacher, generation);
  expect(cache.get('mei')).toBeNull();
  cache.keep(student, cache.generation);
  expect(cache.get('mei')).toEqual(student);
});
