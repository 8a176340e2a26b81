import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DEMO_STUDENT, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { type Lisan, startLisan } from './harness/lisan';
import { agreeToRecording, MARKED_SECONDS, openPractice, speak, submitAnswer } from './harness/practice';
import {
  CHAT_MODEL,
  type Provider,
  type ProviderRequest,
  startProvider,
  TRANSCRIPTION_MODEL,
} from './harness/provider';
import { type StoredSession, storedSessions } from './harness/sessions';
import { wavSeconds } from './harness/speech';

const STUDENT = newPerson('Thanaletchumi', 'Ponnusamy');
const TRANSCRIPT =
  'My uncle showed me how to repair a bicycle when I was twelve. First he take the wheel off, then I held the ' +
  'light for him. It is a useful skill because nobody in my village needs to buy a new one.';

let provider: Provider;
let lisan: Lisan;
let browser: TestBrowser;

beforeAll(async () => {
  [provider, browser] = await Promise.all([startProvider(), openBrowser()]);
  lisan = await startLisan({ env: provider.env });
  await demoDataIsMarked();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await lisan.stop();
  await provider.stop();
});

test('a provider that stumbles twice writes the words down and marks them, and learns no name', async () => {
  const fails = { answer: 'status', status: 500 } as const;
  await provider.play({
    transcript: TRANSCRIPT,
    transcription: { steps: [fails] },
    chat: { steps: [fails, fails] },
  });
  const page = await browser.newPage();
  await enterAsNew(page, lisan.baseUrl, STUDENT);
  await openPractice(page, lisan.baseUrl);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await agreeToRecording(page);
  await speak(page, MARKED_SECONDS);
  expect(await page.getByRole('complementary', { name: 'Demo Mode' }).count()).toBe(0);
  expect(await page.getByLabel('What you said').count()).toBe(0);
  await submitAnswer(page);

  const [session, ...others] = await storedSessions(page);
  expect(others).toEqual([]);
  expect(session).toMatchObject({
    state: 'assessed',
    transcription: TRANSCRIPT,
    overallScore: (session?.grammarScore ?? 0) + (session?.vocabularyScore ?? 0),
  });
  await page.getByRole('button', { name: 'View Detailed Feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByText(`Marked by the model ${CHAT_MODEL}`).waitFor();
  expect(await feedback.textContent()).toContain(TRANSCRIPT.slice(-80));

  const requests = await provider.requests();
  const transcriptions = requests.filter(({ path }) => path === '/v1/audio/transcriptions');
  const words = requests.filter(({ messages }) => messages.user?.includes(TRANSCRIPT));
  const isJudged = ({ messages }: ProviderRequest) => !messages.user?.includes('"findings"');
  const chats = words.filter(isJudged);
  expect(transcriptions).toHaveLength(2);
  expect(chats).toHaveLength(3);
  expect(chats.at(-1)?.body).toMatchObject({ model: CHAT_MODEL });
  expect(transcriptions.at(-1)?.body).toMatchObject({ model: TRANSCRIPTION_MODEL });

  const recording = await page.request.get(new URL(session?.audioUrl ?? '', lisan.baseUrl).href);
  const wav = await recording.body();
  expect(wavSeconds(wav)).toBeCloseTo(session?.duration ?? 0, 0);
  expect(transcriptions.at(-1)?.file).toMatchObject({
    name: expect.stringMatching(/\.wav$/),
    sha256: createHash('sha256').update(wav).digest('hex'),
  });
  const sent = JSON.stringify([...transcriptions, ...words]);
  for (const personal of [STUDENT.firstName, STUDENT.lastName, STUDENT.email, 'SMK Muar']) {
    expect(sent).not.toContain(personal);
  }
});

/** The provider marks the demo data too, and its script is for the answer of the test alone. */
async function demoDataIsMarked(): Promise<void> {
  const page = await browser.newPage();
  await enter(page, lisan.baseUrl, DEMO_STUDENT);
  const isUnderWay = ({ state }: StoredSession) => ['recorded', 'transcribing', 'assessing'].includes(state);
  while ((await storedSessions(page, lisan.baseUrl)).some(isUnderWay)) await sleep(250);
  await browser.closePages();
}
