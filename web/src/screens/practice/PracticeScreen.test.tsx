import { RECORDING_CONSENT } from 'schema/rules/consent';
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLFailure } from '../../testing/stubServer';
import { aFeedback, notMarked } from './testing/feedback';
import {
  leavePractice,
  openPractice,
  press,
  startPractice,
  TWENTY_WORDS,
  typeAnswer,
  user,
} from './testing/practice';
import type { PracticeServer } from './testing/practiceServer';

let server: PracticeServer;
beforeEach(() => {
  server = startPractice();
});
afterEach(leavePractice);

describe('the questions', () => {
  test('stand one by one, and another difficulty starts from the first', async () => {
    openPractice();
    expect(await screen.findByRole('heading', { name: 'Talk about a festival.' })).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'intermediate' })).toHaveAttribute('aria-pressed', 'true');
    expect(
      screen.getByText('beginner is CEFR A2-B1, intermediate B1-B2, advanced B2-C1, all 60 s'),
    ).toBeVisible();
    expect(await screen.findByText('Demo Mode')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read the question aloud' })).not.toBeInTheDocument();
    await press('Next');
    expect(screen.getByRole('heading', { name: 'Talk about a person.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await press('advanced');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    const asked = server.asked.filter(({ operation }) => operation === 'PracticeQuestions');
    expect(asked.map(({ variables }) => variables.difficulty)).toEqual(['intermediate', 'advanced']);
  });

  test('that cannot be fetched are asked for again', async () => {
    server.questions = new GraphQLFailure('Something went wrong.', 'INTERNAL');
    openPractice();
    expect(await screen.findByText('Failed to fetch questions')).toBeVisible();
    server.questions = [];
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Generate Questions' })).toHaveAttribute(
      'href',
      '/questions',
    );
  });

  test('are without a banner where a provider marks', async () => {
    server.demoMode = false;
    openPractice();
    await screen.findByText('1 of 2');
    expect(screen.queryByText('Demo Mode')).not.toBeInTheDocument();
  });
});

describe('reading aloud', () => {
  const voice = { name: 'Aria', lang: 'en-US', default: true };
  const speak = jest.fn();
  const cancel = jest.fn();
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  beforeEach(() => {
    const synthesis = Object.assign(new EventTarget(), { getVoices: () => [voice], speak, cancel });
    Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  });
  afterEach(() => Reflect.deleteProperty(window, 'speechSynthesis'));

  test('reads the card calmly, and falls silent for another question', async () => {
    openPractice();
    await press('Read the question aloud');
    const said =
      'Talk about a festival. You should say: what it is, who comes, what you eat, why you like it';
    expect(speak).toHaveBeenCalledTimes(1);
    expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: said, rate: 0.9, pitch: 1, volume: 0.8, voice });
    expect(await screen.findByRole('button', { name: 'Stop reading' })).toBeVisible();
    await press('Next');
    expect(cancel).toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Read the question aloud' })).toBeVisible();
  });
});

describe('consent', () => {
  test('is asked before the first recording, with the guardian for minors', async () => {
    server.consentGiven = false;
    openPractice();
    await press('Start recording');
    const dialog = await screen.findByRole('dialog', { name: 'Before your first recording' });
    const go = within(dialog).getByRole('button', { name: 'Continue' });
    expect(go).toBeDisabled();
    await user.click(within(dialog).getByLabelText('I agree that my answers are recorded'));
    await user.click(within(dialog).getByLabelText('I am under 18'));
    expect(go).toBeDisabled();
    await user.click(within(dialog).getByLabelText('My parent or guardian has agreed'));
    await user.click(go);
    expect(await screen.findByRole('button', { name: 'Skip preparation' })).toBeVisible();
    expect(
      server.asked.find(({ operation }) => operation === 'GiveRecordingConsent')?.variables.input,
    ).toEqual({
      version: RECORDING_CONSENT.version,
      isMinor: true,
      guardianConfirmed: true,
    });
  });

  test('given before is known without a connection', async () => {
    openPractice();
    await waitFor(() => expect(server.asked.some(({ operation }) => operation === 'Viewer')).toBe(true));
    await screen.findByText('1 of 2');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await press('Start recording');
    expect(await screen.findByRole('button', { name: 'Skip preparation' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('declined leads to typing, which needs none', async () => {
    server.consentGiven = false;
    openPractice();
    await press('Start recording');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Type instead' }));
    expect(await screen.findByLabelText('Your answer')).toBeInTheDocument();
    expect(server.asked.some(({ operation }) => operation === 'GiveRecordingConsent')).toBe(false);
  });
});

describe('the result', () => {
  test('of a typed answer follows the news, and another question clears it', async () => {
    openPractice();
    await typeAnswer('Only four words here');
    expect(screen.getByText('4 of 20 words needed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit for Assessment' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Your answer'));
    await user.paste(TWENTY_WORDS);
    await press('Submit for Assessment');
    await screen.findByText('Your answer has arrived. It is next.');
    expect(server.submissions[0]).toMatchObject({
      audio: null,
      transcription: TWENTY_WORDS,
      transcriptSource: 'typed',
    });
    server.publish({ state: 'assessing' });
    expect(await screen.findByText('Your answer is being marked.')).toBeVisible();
    expect(screen.queryByText('Assessment Complete!')).not.toBeInTheDocument();
    server.publish({ state: 'assessed', overallScore: 8, feedback: aFeedback });
    const result = await screen.findByRole('region', { name: 'Your marks' });
    expect(result).toHaveTextContent('8 of 12 marks');
    expect(result).toHaveTextContent('You spoke about all four points.');
    expect(result).toHaveTextContent('Use the past tense.');
    expect(screen.getByText('Assessed: 8 of 12.')).toBeInTheDocument();
    expect(await screen.findByText('Assessment Complete!')).toBeVisible();
    expect(within(result).getByRole('button', { name: 'View Detailed Feedback' })).toBeVisible();
    await press('Next');
    expect(screen.queryByRole('region', { name: 'Your marks' })).not.toBeInTheDocument();
  });

  test('gets its marks although an earlier look at it is answered after the news of them', async () => {
    let answer = () => {};
    server.detailsHeld = new Promise((resolve) => {
      answer = resolve;
    });
    openPractice();
    await typeAnswer(TWENTY_WORDS);
    await press('Submit for Assessment');
    await waitFor(() => expect(server.listeners()).toBe(1));
    server.detailsHeld = null;
    server.publish({ state: 'assessed', overallScore: 8, feedback: aFeedback });
    answer();
    expect(await screen.findByRole('region', { name: 'Your marks' })).toHaveTextContent('8 of 12 marks');
  });

  test('that waits for the marking service says so, until it goes on', async () => {
    const delay =
      'The marking service does not answer at the moment. We keep trying; you can leave this page.';
    openPractice();
    await typeAnswer(TWENTY_WORDS);
    await press('Submit for Assessment');
    await screen.findByText('Your answer has arrived. It is next.');
    server.publish({ state: 'assessing', stateReason: delay });
    expect(await screen.findByText(delay)).toBeVisible();
    server.publish({ stateReason: null });
    expect(await screen.findByText('Your answer is being marked.')).toBeVisible();
    expect(screen.queryByText(delay)).not.toBeInTheDocument();
  });

  test('says why an answer was not marked, and what to do', async () => {
    const because = 'There were 11 words.';
    server.session = {
      state: 'notMarked',
      feedback: notMarked(because, 'Say one sentence on each point.'),
    };
    openPractice();
    await typeAnswer(TWENTY_WORDS);
    await press('Submit for Assessment');
    const result = await screen.findByRole('region', { name: 'Not marked' });
    expect(result).toHaveTextContent(because);
    expect(result).toHaveTextContent('Say one sentence on each point.');
    expect(screen.queryByText('Assessment Complete!')).not.toBeInTheDocument();
  });

  test('that failed can be tried again', async () => {
    server.session = { state: 'failed', stateReason: 'The assessor could not be reached.', canRetry: true };
    openPractice();
    await typeAnswer(TWENTY_WORDS);
    await press('Submit for Assessment');
    expect(await screen.findByText('The assessor could not be reached.')).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('Your answer has arrived. It is next.')).toBeVisible();
  });
});
