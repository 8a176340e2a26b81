import { act, renderHook } from '@testing-library/react';
import { useReviewPrompt } from './useReviewPrompt';

const DAY = 86_400_000;
const GOOD = { overallScore: 8, grammarScore: 4, vocabularyScore: 4 };
const FAIR = { overallScore: 7, grammarScore: 4, vocabularyScore: 3 };

const prompterOf = (viewerId: string) =>
  renderHook(({ held }) => useReviewPrompt(viewerId, held), { initialProps: { held: false } });
type Prompter = ReturnType<typeof prompterOf>['result'];

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const offer = (prompter: Prompter, marks: typeof GOOD | undefined = GOOD) =>
  act(() => prompter.current.offer(marks));
const finish = (prompter: Prompter, outcome: 'dismissed' | 'submitted') =>
  act(() => prompter.current.done(outcome));
/** Closes the feedback, and waits as long as the prompt may take. */
const isAsked = (prompter: Prompter): boolean => {
  offer(prompter);
  wait(500);
  return prompter.current.open;
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the prompt', () => {
  test('opens 500 ms after the feedback was closed', () => {
    const { result } = prompterOf('mei');
    offer(result);
    wait(499);
    expect(result.current.open).toBe(false);
    wait(1);
    expect(result.current.open).toBe(true);
  });

  test.each([[FAIR], [undefined]])('does not come for %j', (marks) => {
    const { result } = prompterOf('mei');
    act(() => result.current.offer(marks));
    wait(60_000);
    expect(result.current.open).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('does not come between, nor afterwards, when the student has gone on', () => {
    const { result, rerender } = prompterOf('mei');
    offer(result);
    wait(300);
    rerender({ held: true });
    wait(60_000);
    rerender({ held: false });
    wait(60_000);
    expect(result.current.open).toBe(false);
    expect(isAsked(result)).toBe(true);
  });

  test('does not come once the screen is gone', () => {
    const { result, unmount } = prompterOf('mei');
    offer(result);
    unmount();
    wait(500);
    expect(localStorage).toHaveLength(0);
  });
});

describe('what is remembered', () => {
  test('a dismissal is respected for 7 days', () => {
    const { result } = prompterOf('mei');
    expect(isAsked(result)).toBe(true);
    finish(result, 'dismissed');
    expect(result.current.open).toBe(false);
    wait(7 * DAY - 501);
    expect(isAsked(result)).toBe(false);
    wait(1);
    expect(isAsked(result)).toBe(true);
  });

  test('a submission is enough for 30 days', () => {
    const { result } = prompterOf('mei');
    expect(isAsked(result)).toBe(true);
    finish(result, 'submitted');
    wait(30 * DAY - 501);
    expect(isAsked(result)).toBe(false);
    wait(1);
    expect(isAsked(result)).toBe(true);
  });

  test('three times are enough, over visits, and for each user apart', () => {
    for (let time = 0; time < 3; time++) {
      const { result, unmount } = prompterOf('mei');
      expect(isAsked(result)).toBe(true);
      finish(result, 'dismissed');
      unmount();
      wait(8 * DAY);
    }
    expect(isAsked(prompterOf('mei').result)).toBe(false);
    expect(isAsked(prompterOf('arul').result)).toBe(true);
  });

  test('a prompt that was neither dismissed nor submitted counts as shown', () => {
    for (let time = 0; time < 3; time++) {
      const { result, unmount } = prompterOf('mei');
      expect(isAsked(result)).toBe(true);
      unmount();
    }
    expect(isAsked(prompterOf('mei').result)).toBe(false);
  });

  test.each(['not JSON', 'null', '7', '[]', '{"promptCount":"many","lastDismissedAt":true}'])(
    '%s is as good as nothing',
    (kept) => {
      localStorage.setItem('lisan.reviewPrompt.mei', kept);
      expect(isAsked(prompterOf('mei').result)).toBe(true);
    },
  );

  test('where nothing can be, nobody is asked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(isAsked(prompterOf('mei').result)).toBe(false);
  });
});
