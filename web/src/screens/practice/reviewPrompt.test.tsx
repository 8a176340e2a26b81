import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionDetailsFragment } from '../../generated/feedback';
import { aFeedback } from './testing/feedback';
import {
  leavePractice,
  openPractice,
  press,
  startPractice,
  TWENTY_WORDS,
  typeAnswer,
  user,
} from './testing/practice';

/** What a stopped time does not stop: the stub server answers all the same. */
const GOES_ON = [
  ...['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'setInterval', 'clearInterval'],
] as const;

const marks = (grammarScore: number, vocabularyScore: number): Partial<SessionDetailsFragment> => ({
  ...{ state: 'assessed', grammarScore, vocabularyScore, overallScore: grammarScore + vocabularyScore },
  feedback: { ...aFeedback, totalScore: grammarScore + vocabularyScore },
});

/** Sends an answer that gets these marks, and opens the feedback. @returns the button that opens it */
async function openFeedback(session: Partial<SessionDetailsFragment>): Promise<HTMLElement> {
  startPractice().session = session;
  openPractice();
  await typeAnswer(TWENTY_WORDS);
  await press('Submit for Assessment');
  await press('View Detailed Feedback');
  await screen.findByText('Total Marks Score');
  return screen.getByRole('button', { name: 'View Detailed Feedback', hidden: true });
}

/** From here on time passes where the test says so. @returns a user who needs none */
function stopTime() {
  jest.useFakeTimers({ doNotFake: [...GOES_ON] });
  return userEvent.setup({ delay: null });
}
const aMinutePasses = () => jest.advanceTimersByTime(60_000);

beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.useRealTimers();
  await leavePractice();
});

test('after the feedback of a good answer a review is asked for, and the focus comes back', async () => {
  const view = await openFeedback(marks(4, 4));
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Write a short review' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view).toHaveFocus();
  await press('View Detailed Feedback');
  const hasty = stopTime();
  await hasty.keyboard('{Escape}');
  aMinutePasses();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('it does not come over the feedback that was opened again', async () => {
  const view = await openFeedback(marks(6, 6));
  const hasty = stopTime();
  await hasty.keyboard('{Escape}');
  await hasty.click(view);
  aMinutePasses();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Session Feedback'));
});

test('after other feedback it does not come', async () => {
  await openFeedback(marks(4, 3.5));
  const hasty = stopTime();
  await hasty.keyboard('{Escape}');
  aMinutePasses();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
