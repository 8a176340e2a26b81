import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import { TOASTS } from 'schema/rules/messages';
import { DEMO_STUDENT, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import {
  button,
  markPoints,
  myTurn,
  startConversation,
  storedConversation,
  typeTurn,
} from './harness/conversation';
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
import { spokenAloud } from './harness/synthesis';
import { toast } from './harness/toasts';

const STUDENT = newPerson('Thanaletchumi', 'Ponnusamy');
const TRANSCRIPT =
  'My uncle showed me how to repair a bicycle when I was twelve. First he take the wheel off, then I held the ' +
  'light for him. It is a useful skill because nobody in my village needs to buy a new one.';

const HEARD = 'I would begin with food, because my uncle cooks it every weekend.';
const FIRST = 'Your uncle makes a good case for food.';
const REST = 'Which dish would you let a visitor try?';
const BROKEN = 'I like that your family eats together.';

/** One for each session; a partner that says the same again is not heard. */
const ANSWERS = [
  'Your uncle makes me hungry. What would you add?',
  'I would put languages first, because they open doors. Would you?',
  'Families carry a culture on, since children copy them. Why else does it last?',
];

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

test('the partner speaks while its answer is still being made, and comes back when its provider does', async () => {
  const page = await browser.newPage({ voice: { utteranceMs: 300 } });
  await enterAsNew(page, lisan.baseUrl, newPerson('Kavitha', 'Raman'));
  await startConversation(page, lisan.baseUrl);
  await myTurn(page);
  const greeting = await spokenAloud(page);
  expect(greeting[0]).toBe('Hello!');

  // a model that stops in the middle of its answer, until it is let go
  const held = { answer: 'ok', content: `${FIRST} ${REST}`, heldAfterWords: words(FIRST) + 1 } as const;
  await provider.play({ transcript: HEARD, chat: { steps: [held] } });
  await button(page, 'Take Your Turn').click();
  await agreeToRecording(page);
  await button(page, 'Stop Recording').waitFor();
  await sleep(1500);
  await button(page, 'Stop Recording').click();
  const answer = page.locator('.bubble-partner').nth(1);
  await answer.getByText(FIRST).waitFor();
  expect(await spokenAloud(page)).toEqual([...greeting, FIRST]);
  expect(await answer.textContent()).toContain('(Speaking...)');
  expect(await page.locator('.bubble-student').textContent()).toContain(HEARD);

  await provider.release();
  await answer.getByText(REST).waitFor();
  await myTurn(page);
  expect(await spokenAloud(page)).toEqual([...greeting, FIRST, REST]);
  expect(await lastTurn(page)).toMatchObject({ text: `${FIRST} ${REST}`, madeBy: 'model' });
  expect((await provider.requests()).at(-1)?.body).toMatchObject({ model: CHAT_MODEL, stream: true });

  // one that breaks off after its first sentence: what was heard stays, and the partner still hands over
  const breaks = { afterWords: words(BROKEN) + 1, how: 'reset' } as const;
  await provider.play({ chat: { steps: [{ answer: 'ok', content: `${BROKEN} And then`, breaks }] } });
  await typeTurn(page, 'We eat it together every weekend.');
  await answered(page, 2);
  const broken = await lastTurn(page);
  expect(broken?.text?.startsWith(BROKEN)).toBe(true);
  expect((await spokenAloud(page)).filter((sentence) => sentence === BROKEN)).toHaveLength(1);

  // none at all: words that ask for more, then the built-in partner
  const down = { answer: 'status', status: 500 } as const;
  await provider.play({ chat: { steps: Array.from({ length: 12 }, () => down) } });
  await typeTurn(page, 'My aunt from Melaka joins us.');
  await toast(page, TOASTS.demoMode.description);
  await answered(page, 3);
  expect(await lastTurn(page)).toMatchObject({ text: FALLBACK_REPLY, madeBy: 'fallback' });
  await typeTurn(page, 'She brings useful languages into the house, for she speaks Hokkien.');
  await answered(page, 4);
  expect(await lastTurn(page)).toMatchObject({ madeBy: 'builtIn' });
});

test('three sessions, spoken to a provider that writes them down, answers and marks, out of 18', async () => {
  const page = await browser.newPage({ voice: { utteranceMs: 100 } });
  await enterAsNew(page, lisan.baseUrl, newPerson('Wei Han', 'Lim'));
  const steps = ANSWERS.map((content) => ({ answer: 'ok', content }) as const);
  await provider.play({ transcript: HEARD, chat: { steps } });
  await startConversation(page, lisan.baseUrl);
  await myTurn(page);
  let answers = 0;
  for (const next of [
    'Continue to Session 2: Decision Making',
    'Continue to Session 3: HOTS Discussion',
    null,
  ]) {
    await button(page, 'Take Your Turn').click();
    if (answers === 0) await agreeToRecording(page);
    await button(page, 'Stop Recording').waitFor();
    await sleep(1500);
    await button(page, 'Stop Recording').click();
    answers += 1;
    await answered(page, answers);
    expect(await lastTurn(page)).toMatchObject({ madeBy: 'model' });
    if (!next) break;
    await markPoints(page);
    await button(page, next).click();
    // the partner opens the session
    answers += 1;
    await answered(page, answers);
  }
  const { turns } = await storedConversation(page, lisan.baseUrl);
  expect(turns.filter(({ speaker }) => speaker === 'student').map(({ text }) => text)).toEqual([
    HEARD,
    HEARD,
    HEARD,
  ]);
  await button(page, 'Complete Assessment & View Results').click();
  const feedback = page.getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByRole('heading', { name: 'English Speaking Assessment (18 marks total)' }).waitFor();
  const [session] = await storedSessions(page);
  expect(await feedback.textContent()).toContain(`Total Marks: ${session?.overallScore} / 18`);
});

test('a voice that never ends gives the turn back', async () => {
  const page = await browser.newPage({ voice: { utteranceMs: 3_600_000 } });
  await enterAsNew(page, lisan.baseUrl, newPerson('Nurul', 'Huda'));
  await startConversation(page, lisan.baseUrl);
  await page.getByText('AI Partner is speaking...').first().waitFor();
  await myTurn(page);
});

const words = (text: string): number => text.split(' ').length;

/** The partner has given so many answers, and the turn has come back. */
async function answered(page: Page, answers: number): Promise<void> {
  await page.locator('.bubble-partner').nth(answers).waitFor();
  await myTurn(page);
}

const lastTurn = async (page: Page) => (await storedConversation(page, lisan.baseUrl)).turns.at(-1);

/** The provider marks the demo data too, and its script is for the answer of the test alone. */
async function demoDataIsMarked(): Promise<void> {
  const page = await browser.newPage();
  await enter(page, lisan.baseUrl, DEMO_STUDENT);
  const isUnderWay = ({ state }: StoredSession) => ['recorded', 'transcribing', 'assessing'].includes(state);
  while ((await storedSessions(page, lisan.baseUrl)).some(isUnderWay)) await sleep(250);
  await browser.closePages();
}
