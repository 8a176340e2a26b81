import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { StudentFieldsFragment } from '../../generated/students';
import {
  kept,
  leavePractice,
  openPractice,
  press,
  record,
  startPractice,
  TWENTY_WORDS,
  typeAnswer,
  user,
} from './testing/practice';
import type { PracticeServer } from './testing/practiceServer';

const student = (id: string, firstName: string): StudentFieldsFragment => ({
  id,
  firstName,
  lastName: 'binti Hassan',
  email: `${id}@school.test`,
  grade: 'Form 4',
  hasJoined: false,
  createdAt: '2026-11-01T00:00:00Z',
});

let server: PracticeServer;
beforeEach(() => {
  server = startPractice({ canManageStudents: true });
  server.students = [student('aina', 'Aina'), student('bala', 'Bala')];
});
afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await leavePractice();
});

async function choose(name: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Choose a student|Change)$/ }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
}

/** Ticks what the teacher confirms for a student, and starts. */
async function confirmConsent(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText(/agrees to being recorded$/));
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
}

const sentTo = () => server.submissions.map(({ studentProfileId }) => studentProfileId);

test('an answer goes to whoever is chosen, and to oneself without', async () => {
  openPractice();
  await screen.findByText('Practising as myself');
  await choose(/^Aina/);
  expect(await screen.findByText('Aina binti Hassan')).toBeVisible();
  await press('Type instead');
  await user.click(await screen.findByLabelText('Answer of Aina binti Hassan'));
  await user.paste(TWENTY_WORDS);
  await press('Submit for Assessment');
  const result = await screen.findByRole('region', { name: 'Marking your answer' });
  expect(within(result).getByRole('link', { name: 'Aina binti Hassan' })).toHaveAttribute(
    'href',
    '/students/aina',
  );
  await choose(/^Myself/);
  expect(screen.queryByRole('region', { name: 'Marking your answer' })).not.toBeInTheDocument();
  await typeAnswer(TWENTY_WORDS);
  await press('Submit for Assessment');
  await waitFor(() => expect(sentTo()).toEqual(['aina', null]));
});

test('a recording keeps its student, whoever is chosen later, and after a reload', async () => {
  openPractice('/practice?student=aina');
  expect(await screen.findByText('Aina binti Hassan')).toBeVisible();
  await press('Start recording');
  await confirmConsent();
  await press('Skip preparation');
  expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
  await press('Stop');
  await screen.findByRole('button', { name: 'Submit for Assessment' });

  await choose(/^Bala/);
  expect(await screen.findByText(/^We kept the recording of Aina binti Hassan from/)).toBeVisible();
  expect(await kept()).toMatchObject([{ student: { id: 'aina', name: 'Aina binti Hassan' } }]);
  cleanup();
  openPractice();
  expect(await screen.findByText('Bala binti Hassan')).toBeVisible();
  await press('Send');
  await screen.findByText('The answer of Aina binti Hassan to “Talk about a festival.” has arrived.');
  expect(sentTo()).toEqual(['aina']);
  expect(screen.queryByRole('region', { name: 'Marking your answer' })).not.toBeInTheDocument();
});

test('consent is asked for each voice; the own one says nothing about a student', async () => {
  openPractice('/practice?student=aina');
  await press('Start recording');
  expect(await screen.findByRole('dialog', { name: 'Before you record Aina binti Hassan' })).toBeVisible();
  await confirmConsent();
  await press('Skip preparation');
  await press('Stop');
  await press('Submit for Assessment');
  await screen.findByRole('heading', { name: 'Marking your answer' });
  await choose(/^Bala/);
  await press('Start recording');
  const dialog = await screen.findByRole('dialog', { name: 'Before you record Bala binti Hassan' });
  expect(within(dialog).getByLabelText('Bala binti Hassan agrees to being recorded')).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await choose(/^Aina/);
  await press('Start recording');
  await screen.findByRole('button', { name: 'Skip preparation' });
  expect(server.asked.some(({ operation }) => operation === 'GiveRecordingConsent')).toBe(false);
});

test('a draft goes along with the choice', async () => {
  openPractice();
  await typeAnswer(TWENTY_WORDS);
  await choose(/^Bala/);
  expect(await screen.findByLabelText('Answer of Bala binti Hassan')).toHaveValue(TWENTY_WORDS);
});

test('nothing is recorded for somebody who is not on the list', async () => {
  openPractice('/practice?student=farah');
  expect(await screen.findByText('This student is not on your list.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start recording' })).not.toBeInTheDocument();
  await press('Practise as myself');
  await record();
  await press('Submit for Assessment');
  await waitFor(() => expect(sentTo()).toEqual([null]));
});

test('whoever has no students sees nothing of it', async () => {
  server = startPractice();
  openPractice('/practice?student=aina');
  await screen.findByText('1 of 2');
  expect(screen.queryByRole('region', { name: 'Who speaks' })).not.toBeInTheDocument();
  await typeAnswer(TWENTY_WORDS);
  await press('Submit for Assessment');
  await waitFor(() => expect(sentTo()).toEqual([null]));
  expect(server.asked.some(({ operation }) => operation === 'Student')).toBe(false);
});
