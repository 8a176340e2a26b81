import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { completeProfile, newPerson, signUp } from '../harness/accounts';
import { SPEECH, SPEECH_FILE } from '../harness/speech';
import { TYPED_ANSWER } from '../harness/typed-answer';
import type { State } from './state';

type Then = (feedback: Locator) => Promise<void>;

/** The first answer of the progress page with these words, as its feedback shows it. */
const read = (name: string, words: string | RegExp, then?: Then): State => ({
  ...{ name, path: '/progress', seen: true },
  async act(page) {
    const row = page.getByRole('listitem').filter({ hasText: words }).first();
    await row.getByRole('button', { name: /^View Feedback/ }).click();
    const feedback = page.getByRole('dialog', { name: 'Session Feedback' });
    await feedback.getByRole('heading', { name: /^English Speaking Assessment/ }).waitFor();
    await then?.(feedback);
  },
});

const scrolledTo =
  (heading: string): Then =>
  (feedback) =>
    feedback.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();

const WEAK = 'a classmate that you enjoy';

/** Of the demo student. */
export const FEEDBACK_STATES: readonly State[] = [
  read('feedback-findings', WEAK, async (feedback) => {
    await feedback.locator('.marked-words').first().click();
    await feedback.getByRole('note').scrollIntoViewIfNeeded();
  }),
  read('feedback-sections', WEAK, scrolledTo('Detailed Assessment Feedback')),
  read('feedback-conversation', 'Ways to welcome a new student', scrolledTo('How you talked together')),
  read('feedback-not-marked', 'Answer 1 of 2 to this question'),
];

/** Of whoever has answered a question twice: `answerTwice`. The third corrects, and the fourth finds it corrected. */
export const ANSWERED_TWICE_STATES: readonly State[] = [
  read('feedback-measured-speech', 'Answer 2 of 2', scrolledTo('Fluency')),
  read('feedback-correction', 'Answer 2 of 2', async (feedback) => {
    await correction(feedback).then((words) => words.scrollIntoViewIfNeeded());
  }),
  read('feedback-corrected', 'Answer 2 of 2', async (feedback) => {
    await correction(feedback).then((words) => words.fill(TYPED_ANSWER.replace('She live', 'She lives')));
    await feedback.getByRole('button', { name: 'Mark again' }).click();
    await feedback.getByRole('group', { name: 'Which words were marked' }).waitFor({ timeout: 60_000 });
  }),
  read('feedback-side-by-side', 'Answer 2 of 2', async (feedback) => {
    await feedback.getByRole('button', { name: 'See both side by side' }).click();
    await feedback.getByRole('row', { name: /^Total of 12/ }).waitFor();
    await scrolledTo('The same question again')(feedback);
  }),
];

async function correction(feedback: Locator): Promise<Locator> {
  await feedback.getByRole('button', { name: 'Correct the transcript' }).click();
  return feedback.getByRole('textbox', { name: 'What you said' });
}

/** A new account with two marked recordings of one question; the words come from the app that sends them. */
export async function answerTwice(page: Page, baseUrl: string): Promise<void> {
  await signUp(page, baseUrl, newPerson('Puteri', 'binti Iskandar'));
  await completeProfile(page);
  for (const transcription of [SPEECH.text, TYPED_ANSWER]) {
    const sent = await page.request.post(`${baseUrl}/api/sessions`, {
      headers: { origin: baseUrl },
      timeout: 60_000,
      multipart: {
        ...{ questionId: 1, duration: 13, transcription },
        audio: { name: 'recording.wav', mimeType: 'audio/wav', buffer: readFileSync(SPEECH_FILE) },
      },
    });
    if (!sent.ok()) throw new Error(`${sent.status()} ${await sent.text()}`);
  }
}
