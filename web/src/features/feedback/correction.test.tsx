import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssessedSession } from './content/assessment';
import { FeedbackModal } from './FeedbackModal';
import { sampleAttempt, sampleFeedback, sampleSession } from './testing/sampleReport';
import { type Answer, asSession, renderWithServer } from './testing/server';

/** A server that keeps one session and takes corrections of it. */
function serve(first: AssessedSession, more: (operation: string) => ReturnType<Answer> | null = () => null) {
  const kept = { session: first, sent: [] as unknown[] };
  const server = renderWithServer(
    <FeedbackModal open onClose={jest.fn()} sessionId="42" />,
    (operation, variables) => {
      const other = more(operation);
      if (other) return other;
      if (operation !== 'CorrectTranscript') return { session: asSession(kept.session) };
      kept.sent.push(variables.input);
      kept.session = { ...kept.session, state: 'recorded', canCorrect: false };
      return { correctTranscript: asSession(kept.session) };
    },
  );
  /** The newest correction has its marks. */
  const mark = (transcription: string, totalScore: number) => {
    const attempt = sampleAttempt({
      ...{ attempt: 2, transcription, transcriptSource: 'corrected' },
      feedback: sampleFeedback({ totalScore, findings: [] }),
    });
    kept.session = { ...first, attempts: [...first.attempts, attempt] };
    act(() => server.tell({ sessionProgress: asSession(kept.session) }));
  };
  return { ...server, kept, mark };
}
const words = () => screen.findByRole('textbox', { name: 'What you said' });
const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Correct the transcript' }));

test('a corrected answer is marked again; both markings can be read', async () => {
  const user = userEvent.setup();
  const first = sampleSession();
  const { kept, mark, asked } = serve(first);
  await open();
  const box = await words();
  expect(box).toHaveFocus();
  expect(box).toHaveValue(first.transcription);
  expect(screen.getByRole('button', { name: 'Mark again' })).toBeDisabled();
  await user.clear(box);
  await user.type(box, 'She lives in Kota Bharu.');
  await user.click(screen.getByRole('button', { name: 'Mark again' }));
  expect(await screen.findByText('Your corrected words are being marked.')).toBeVisible();
  expect(kept.sent).toEqual([{ sessionId: '42', text: 'She lives in Kota Bharu.' }]);
  expect(screen.getByText(first.questionText)).toHaveFocus();
  expect(screen.getByText('Total Marks: 7 / 12')).toBeVisible();
  await waitFor(() => expect(asked).toContain('SessionProgress'));

  mark('She lives in Kota Bharu.', 9);
  expect(await screen.findByText('Total Marks: 9 / 12')).toBeVisible();
  expect(screen.queryByText('Your corrected words are being marked.')).toBeNull();
  const versions = screen.getByRole('group', { name: 'Which words were marked' });
  const [heard, corrected] = within(versions).getAllByRole('button');
  expect(corrected).toHaveTextContent('As you corrected it9 of 12');
  expect(corrected).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Corrected by hand.')).toBeVisible();
  if (heard) await user.click(heard);
  expect(screen.getByText('Total Marks: 7 / 12')).toBeVisible();
  expect(screen.getByRole('button', { name: /she teach/ })).toBeVisible();
});

test('what is refused is said, and nothing typed is lost', async () => {
  const user = userEvent.setup();
  serve(sampleSession(), (operation) => (operation === 'CorrectTranscript' ? new Error('offline') : null));
  await open();
  await user.type(await words(), ' And so on.');
  await user.click(screen.getByRole('button', { name: 'Mark again' }));
  expect(await screen.findByText(/could not be sent/)).toBeVisible();
  expect(await words()).toHaveValue(`${sampleSession().transcription} And so on.`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('words that were marked before are not marked again', async () => {
  const user = userEvent.setup();
  const session = sampleSession();
  serve(session, (operation) =>
    operation === 'CorrectTranscript' ? { correctTranscript: asSession(session) } : null,
  );
  await open();
  await user.type(await words(), ' Again.');
  await user.click(screen.getByRole('button', { name: 'Mark again' }));
  expect(await screen.findByText(/have been marked already/)).toBeVisible();
});

test('a correction that failed leaves the marks, and can be tried again', async () => {
  const session = sampleSession({ state: 'failed', stateReason: 'No answer.', canRetry: true });
  const { asked } = serve(session, (operation) =>
    operation === 'RetryAssessment'
      ? { retryAssessment: asSession({ ...session, state: 'recorded', canRetry: false }) }
      : null,
  );
  expect(await screen.findByText('Your corrected words could not be marked.')).toBeVisible();
  expect(screen.getByText('Total Marks: 7 / 12')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your corrected words are being marked.')).toBeVisible();
  expect(asked).toContain('RetryAssessment');
});

test('a recording that nobody wrote down is written down by its speaker', async () => {
  const feedback = sampleFeedback({
    notMarked: { reason: 'noTranscript', because: 'Not marked, because …', advice: 'Write it down.' },
    ...{ marks: [], totalScore: null, findings: [] },
  });
  const { kept } = serve(sampleSession({ transcription: null, transcriptSource: null, feedback }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write down what you said' }));
  await userEvent.type(await words(), 'I like tea.');
  await userEvent.click(screen.getByRole('button', { name: 'Mark again' }));
  await waitFor(() => expect(kept.sent).toEqual([{ sessionId: '42', text: 'I like tea.' }]));
});

test('only who may correct is offered it', async () => {
  serve(sampleSession({ canCorrect: false }));
  await screen.findByText('Total Marks: 7 / 12');
  expect(screen.queryByRole('button', { name: 'Correct the transcript' })).toBeNull();
});

test('of a conversation, the turns of the student are corrected', async () => {
  const turns = [
    { __typename: 'ConversationTurn', id: '1', position: 1, speaker: 'partner', text: 'Hello.' },
    { __typename: 'ConversationTurn', id: '2', position: 2, speaker: 'student', text: 'High there.' },
    { __typename: 'ConversationTurn', id: '3', position: 3, speaker: 'student', text: 'I agree.' },
  ];
  const transcription = 'AI Partner: Hello.\nStudent: High there.\nStudent: I agree.';
  const { kept } = serve(
    sampleSession({ partType: 'part3', sessionType: 'conversation', transcription }),
    (operation) =>
      operation === 'HeardTurns'
        ? { conversation: { __typename: 'Conversation', sessionId: '42', turns } }
        : null,
  );
  await open();
  const box = await screen.findByRole('textbox', { name: 'Your turn 2' });
  await userEvent.clear(box);
  expect(screen.getByRole('button', { name: 'Mark again' })).toBeDisabled();
  await userEvent.type(box, 'Hi there.');
  await userEvent.click(screen.getByRole('button', { name: 'Mark again' }));
  await waitFor(() =>
    expect(kept.sent).toEqual([{ sessionId: '42', turns: [{ position: 2, text: 'Hi there.' }] }]),
  );
});
