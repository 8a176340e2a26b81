import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssessedSession } from './content/assessment';
import { FeedbackModal } from './FeedbackModal';
import { sampleAttempt, sampleFeedback, sampleSession } from './testing/sampleReport';
import { type Answer, asSession, renderWithServer } from './testing/server';

jest.mock('../../lib/viewer', () => ({ useViewer: () => ({ timeZone: 'Asia/Kuala_Lumpur' }) }));

const show = (
  session: AssessedSession,
  answer: Answer = () => ({ session: asSession(session) }),
  onRetry?: () => void,
) => renderWithServer(<FeedbackModal open onClose={jest.fn()} sessionId="42" onRetry={onRetry} />, answer);

describe('words that are heard again', () => {
  const play = jest.fn<Promise<void>, []>(() => Promise.resolve());
  const pause = jest.fn();
  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  });
  afterEach(() => jest.restoreAllMocks());

  const { transcription } = sampleSession();
  const start = transcription?.indexOf('teach') ?? 0;
  const wordTimes = [{ start, end: start + 5, from: 12, to: 12.5 }];

  test('a tap plays the seconds of a finding, and no more', async () => {
    const user = userEvent.setup();
    show(sampleSession({ wordTimes }));
    await user.click(await screen.findByRole('button', { name: /she teach/ }));
    await user.click(screen.getByRole('button', { name: 'Hear these words' }));
    const audio = document.querySelector<HTMLAudioElement>('.feedback-transcript audio');
    expect(audio?.currentTime).toBe(11.75);
    expect(play).toHaveBeenCalledTimes(1);
    jest.useFakeTimers();
    act(() => void audio?.dispatchEvent(new Event('playing')));
    act(() => void jest.advanceTimersByTime(900));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    act(() => void jest.advanceTimersByTime(200));
    jest.useRealTimers();
    expect(pause).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Hear these words' })).toBeVisible();
  });

  test('there is nothing to play where nobody knows when it was said, or nothing was recorded', async () => {
    const user = userEvent.setup();
    const { unmount } = show(sampleSession());
    await user.click(await screen.findByRole('button', { name: /she teach/ }));
    expect(screen.queryByRole('button', { name: 'Hear these words' })).toBeNull();
    unmount();
    show(sampleSession({ wordTimes, audioUrl: null }));
    await user.click(await screen.findByRole('button', { name: /she teach/ }));
    expect(screen.getByRole('note')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hear these words' })).toBeNull();
  });

  test('a browser that cannot play it says so', async () => {
    play.mockRejectedValueOnce(new Error('no decoder'));
    show(sampleSession({ wordTimes }));
    await userEvent.click(await screen.findByRole('button', { name: /she teach/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Hear these words' }));
    expect(await screen.findByText('Could not play the recording.')).toBeVisible();
  });
});

test('a better version stands beneath the words, once it is written', async () => {
  const improved = (improvedAnswer: ReturnType<typeof sampleAttempt>['improvedAnswer']) =>
    sampleSession({ attempts: [sampleAttempt({ improvedAnswer })] });
  let session = improved({ state: 'awaited', text: null, model: null });
  jest.useFakeTimers({ advanceTimers: true });
  show(session, () => ({ session: asSession(session) }));
  expect(await screen.findByText(/will stand here in a moment/)).toBeVisible();
  session = improved({ state: 'written', text: 'I would like to tell you about …', model: 'pen-1' });
  act(() => void jest.advanceTimersByTime(4000));
  expect(await screen.findByText('I would like to tell you about …')).toBeVisible();
  expect(screen.getByText(/by the model pen-1/)).toBeVisible();
  jest.useRealTimers();
});

test.each([null, { state: 'failed', text: null, model: null } as const])(
  'no better version, no section for it: %p',
  async (improvedAnswer) => {
    show(sampleSession({ attempts: [sampleAttempt({ improvedAnswer })] }));
    await screen.findByText('Total Marks: 7 / 12');
    expect(screen.queryByText('Your answer, one step better')).toBeNull();
  },
);

describe('the same question again', () => {
  const answers = [
    {
      sessionId: '41',
      createdAt: '2026-11-18T13:04:00.000Z',
      state: 'assessed',
      overallScore: 5,
      maximumScore: 12,
    },
    {
      sessionId: '42',
      createdAt: '2026-11-20T13:04:00.000Z',
      state: 'assessed',
      overallScore: 7,
      maximumScore: 12,
    },
  ] as const;
  const now = sampleSession({ answers: [...answers] });
  const before = sampleSession({
    ...{ id: '41', createdAt: answers[0].createdAt, answers: [...answers] },
    feedback: sampleFeedback({
      totalScore: 5,
      findings: sampleFeedback().findings.map((finding, place) =>
        place === 0 ? { ...finding, kind: 'article' } : finding,
      ),
    }),
  });

  test('both answers side by side: marks, speech, what improved and what remains', async () => {
    show(now, (_operation, { id }) => ({ session: asSession(id === '41' ? before : now) }));
    expect(await screen.findByText('You have answered it twice: 5 and 7 of 12.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See both side by side' }));
    expect(await screen.findByText(/^2 more marks than before\. No more errors of article/)).toBeVisible();
    const table = screen.getByRole('table');
    const row = within(table).getByRole('row', { name: /Total of 12/ });
    expect(row).toHaveTextContent('Total of 1257 better');
    expect(screen.getByRole('region', { name: 'Remains' })).toHaveTextContent(/agreement \d → 2/);
    expect(screen.getAllByRole('region', { name: /^Words of/ })).toHaveLength(2);
  });

  test('the screen that has the question is asked to open it again', async () => {
    const onRetry = jest.fn();
    show(now, undefined, onRetry);
    await userEvent.click(await screen.findByRole('button', { name: 'Try this question again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another one by now', { id: '-1', text: 'Talk about a river.' }],
    ['out of reach', null],
  ])('a question that is %s is not opened', async (_name, question) => {
    show(now, (operation) => {
      if (operation !== 'QuestionToRepeat') return { session: asSession(now) };
      const whole = { __typename: 'Question', partType: 'part2', difficulty: 'beginner', ...question };
      return question ? { question: whole } : new Error('offline');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try this question again' }));
    const problem = question ? /not in your practice list any more/ : /could not be opened/;
    expect(await screen.findByText(problem)).toBeVisible();
  });
});
