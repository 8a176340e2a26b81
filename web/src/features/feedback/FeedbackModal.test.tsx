import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FLAG_CAUTIONS } from 'schema/rules/flags';
import type { AssessedSession } from './content/assessment';
import { FeedbackModal } from './FeedbackModal';
import { sampleFeedback, sampleSession } from './testing/sampleReport';
import { type Answer, asSession, renderWithServer } from './testing/server';

const show = (session: AssessedSession, answer: Answer = () => ({ session: asSession(session) })) => {
  const onClose = jest.fn();
  const server = renderWithServer(<FeedbackModal open onClose={onClose} sessionId="42" />, answer);
  return { ...server, onClose };
};

describe('FeedbackModal', () => {
  test('waits, then shows the marks, their total and the sections in order', async () => {
    show(sampleSession());
    expect(await screen.findByRole('dialog', { name: 'Session Feedback' })).toBeVisible();
    expect(await screen.findByText('English Speaking Assessment (12 marks total)')).toBeVisible();
    expect(screen.queryByText('Loading Feedback...')).toBeNull();
    const [grammar, vocabulary, ...others] = screen
      .getAllByRole('listitem')
      .filter((item) => item.classList.contains('feedback-tile'));
    expect(grammar).toHaveTextContent(
      /^GrammarFair3 of 6Likely between 2 and 45 findings in 84 words.*To lift it: Check the -s/,
    );
    expect(vocabulary).toHaveTextContent(/^VocabularyGood4 of 6/);
    expect(others).toEqual([]);
    expect(screen.getByText('Total Marks Score')).toHaveTextContent('CEFR about B1');
    expect(screen.getByText('Total Marks: 7 / 12')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
      'Topic Adherence Assessment',
      'Your Strengths & Achievements',
      'Grammar Analysis',
      'Vocabulary Assessment',
      'Vocabulary Improvements',
      'Suggested Phrases',
      'Pronunciation Guidance',
      'Fluency',
      'Your Speech Examples',
      'General Improvement Recommendations',
    ]);
    expect(screen.getByText('Single sounds and intonation.')).toBeVisible();
    expect(screen.getByText(/^Marked by the built-in assessor/)).toBeVisible();
  });

  test('what was measured stands beside what is typical', async () => {
    show(sampleSession());
    const pauses = await screen.findByText('Pauses: 13 a minute');
    expect(pauses.tagName).toBe('DT');
    expect(pauses.nextElementSibling).toHaveTextContent(
      /^14 is typical for band 5; yours for band 6\. Typical values: inferred from read speech\.$/,
    );
    expect(screen.getByText('“Um” and “uh”: 4 a minute').nextElementSibling).toHaveTextContent(
      'General guidance.',
    );
  });

  test.each([
    ['the student', null, /the transcript can be corrected/],
    [
      'their teacher',
      { id: '9', firstName: 'Nur', lastName: 'Aisyah' },
      /before you talk about it with the student/,
    ],
  ])('a flag is told to %s, in place of its caution', async (_reader, student, words) => {
    const caution = FLAG_CAUTIONS.addressesAssessor;
    const feedback = sampleFeedback({ flags: ['addressesAssessor'], cautions: [caution, 'One more doubt.'] });
    show(sampleSession({ student, feedback }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getAllByText(/speak to the assessor/)).toHaveLength(1);
    expect(screen.getByText('One more doubt.')).toBeVisible();
  });

  test('a mark of 0 has no tile; its section says why', async () => {
    const feedback = sampleFeedback();
    const [grammar] = feedback.marks;
    if (grammar) Object.assign(grammar, { band: 0, reasons: ['Only single words.'] });
    show(sampleSession({ feedback: { ...feedback, totalScore: 4 } }));
    expect(await screen.findByText('Marked 0 of 6. Only single words.')).toBeVisible();
    expect(screen.queryByText('Likely between 2 and 4')).toBeNull();
    expect(screen.getByText('Likely between 3 and 5')).toBeVisible();
    expect(screen.getByText('(Grammar 0 + Vocabulary 4)')).toBeVisible();
  });

  test('an answer that was not marked: the reason and what to do, no tiles, no total', async () => {
    const notMarked = {
      reason: 'tooShort',
      because: 'Not marked, because you spoke for 6 seconds. At least 10 are needed.',
      advice: 'Record your answer again.',
    };
    show(
      sampleSession({ feedback: sampleFeedback({ notMarked, marks: [], totalScore: null, findings: [] }) }),
    );
    expect(await screen.findByText(notMarked.because)).toBeVisible();
    expect(screen.getByText(notMarked.advice)).toBeVisible();
    expect(screen.queryByText(/Total Marks/)).toBeNull();
    expect(screen.queryByText(/Likely between/)).toBeNull();
  });

  test('a finding opens its reason on a tap and closes on the next; one at a time', async () => {
    const user = userEvent.setup();
    show(sampleSession());
    const taught = await screen.findByRole('button', { name: /she teach/ });
    expect(taught).toHaveAttribute('aria-expanded', 'false');
    await user.click(taught);
    expect(taught).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('note')).toHaveTextContent(
      'she teach → she taughttense“When I was small” puts it in the past.',
    );
    await user.click(screen.getByRole('button', { name: /many problem/ }));
    expect(screen.getByRole('note')).toHaveTextContent('After “many” the noun is plural.');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('the transcript reads as it was said, with its source in words', async () => {
    const session = sampleSession({ transcriptSource: 'typed' });
    show(session);
    const heading = await screen.findByRole('heading', { name: 'What you said' });
    const part = heading.parentElement ?? document.body;
    expect(within(part).getByText(/^Typed by you\./)).toBeVisible();
    const text = part.querySelector('.marked-text')?.cloneNode(true) as HTMLElement;
    for (const correction of text.querySelectorAll('ins')) correction.remove();
    expect(text).toHaveTextContent(session.transcription ?? '', { normalizeWhitespace: false });
  });

  test('out of reach: says so, and asks again on request', async () => {
    let reachable = false;
    show(sampleSession(), () => (reachable ? { session: asSession(sampleSession()) } : new Error('offline')));
    const sentence = await screen.findByText('Failed to fetch feedback');
    expect(sentence.closest('[role=alert]')).toBeVisible();
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total Marks Score')).toBeVisible();
  });

  test('follows a session that is still being marked', async () => {
    const waiting = sampleSession({ state: 'assessing', feedback: null });
    let session = waiting;
    const { asked, tell } = show(waiting, () => ({ session: asSession(session) }));
    await screen.findByText('Loading Feedback...');
    await waitFor(() => expect(asked).toContain('SessionProgress'));
    const delay = 'The marking service does not answer at the moment.';
    act(() => tell({ sessionProgress: asSession({ ...waiting, stateReason: delay }) }));
    expect(await screen.findByText(delay)).toBeVisible();
    session = sampleSession();
    act(() => tell({ sessionProgress: asSession(session) }));
    expect(await screen.findByText('Total Marks Score')).toBeVisible();
  });

  test('a failed assessment gives its reason and can be run again', async () => {
    const failed = sampleSession({
      state: 'failed',
      stateReason: 'The marking service did not answer.',
      feedback: null,
      canRetry: true,
    });
    const again = { ...asSession(failed), state: 'assessing', stateReason: null, canRetry: false };
    const { asked } = show(failed, (operation) =>
      operation === 'RetryAssessment' ? { retryAssessment: again } : { session: asSession(failed) },
    );
    expect(await screen.findByText('The marking service did not answer.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Loading Feedback...')).toBeVisible();
    expect(asked).toEqual(['SessionReading', 'RetryAssessment', 'SessionProgress']);
  });

  test('closes on the button and on Esc', async () => {
    const { onClose } = show(sampleSession());
    const [, footerClose] = screen.getAllByRole('button', { name: 'Close' });
    if (footerClose) await userEvent.click(footerClose);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
