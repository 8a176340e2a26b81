import 'fake-indexeddb/auto';
import { setTimeout as sleep } from 'node:timers/promises';
import { screen, waitFor } from '@testing-library/react';
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

const marks = (grammarScore: number, vocabularyScore: number): Partial<SessionDetailsFragment> => ({
  ...{ state: 'assessed', grammarScore, vocabularyScore, overallScore: grammarScore + vocabularyScore },
  feedback: { ...aFeedback, totalScore: grammarScore + vocabularyScore },
});

/** Sends an answer that gets these marks, and reads the feedback to its end. */
async function readFeedback(session: Partial<SessionDetailsFragment>): Promise<HTMLElement> {
  startPractice().session = session;
  openPractice();
  await typeAnswer(TWENTY_WORDS);
  await press('Submit for Assessment');
  await press('View Detailed Feedback');
  await screen.findByText('Total Marks Score');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return screen.getByRole('button', { name: 'View Detailed Feedback' });
}

const openDialog = () => screen.findByRole('dialog', { name: 'Write a short review' });

beforeEach(() => localStorage.clear());
afterEach(leavePractice);

test('after the feedback of a good answer a review is asked for, and the focus comes back', async () => {
  const view = await readFeedback(marks(4, 4));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view).toHaveFocus();
  await press('View Detailed Feedback');
  await user.keyboard('{Escape}');
  await sleep(700);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it does not come over the feedback that was opened again', async () => {
  await readFeedback(marks(6, 6));
  await press('View Detailed Feedback');
  await sleep(700);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Session Feedback');
});

test('after other feedback it does not come', async () => {
  await readFeedback(marks(4, 3.5));
  await sleep(700);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
