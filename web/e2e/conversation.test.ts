import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { TOASTS } from 'schema/rules/messages';
import { enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { button, cutShort, expectBubbles, myTurn } from './harness/conversation';
import { expectFocus, tabTo } from './harness/keyboard';
import { looksAt } from './harness/looks';
import { readPdf } from './harness/pdf';
import { agreeToRecording } from './harness/practice';
import { storedSessions } from './harness/sessions';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH } from './harness/speech';
import { toast } from './harness/toasts';

const TOPIC = 'Why do people enjoy learning about other cultures?';
const SPOKEN_SECONDS = 3;
/** A sentence of the partner takes so long that each state can be looked at; then it is cut short. */
const VOICE = { utteranceMs: 9000 };

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('three sessions, spoken and typed, a reload in the middle, and marks out of 18', async () => {
  const page = await browser.newPage({ recognition: SPEECH, voice: VOICE });
  const looks = looksAt(page);
  await enterAsNew(page, lisan.baseUrl, newPerson('Siew Ling', 'Tan'));
  await page.goto(lisan.baseUrl);
  await page.getByRole('link', { name: 'Part 3 - Conversation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Part 3: Conversation Practice' }).waitFor();
  await page.getByRole('tab', { name: 'Peer to Peer' }).click();
  await page.getByText('Coming Soon').waitFor();
  await page.getByRole('tab', { name: 'AI Partner' }).click();
  await button(page, 'Start Conversation').first().waitFor();
  await looks.at('topics');

  await tabTo(page, topicCard(page).getByRole('button', { name: 'Start Conversation' }));
  await page.keyboard.press('Enter');
  await page.getByText('AI Partner is speaking...').first().waitFor();
  await expectFocus(page.getByRole('heading', { name: TOPIC }));
  await log(page).getByText('(Speaking...)').waitFor();
  await looks.at('conversation partner speaking');

  // the same button, should the partner have spoken meanwhile
  await tabTo(page, button(page, /Skip Speech & Take Turn|Take Your Turn/));
  await page.keyboard.press('Enter');
  await agreeToRecording(page);
  await button(page, 'Stop Recording').waitFor();
  await sleep(SPOKEN_SECONDS * 1000);
  await page.locator('.bubble-live', { hasText: SPEECH.text.split(' ')[0] }).waitFor();
  await looks.at('conversation recording', { on: 'phone' });
  await button(page, 'Stop Recording').click();
  await toast(page, TOASTS.processingAudio.description);
  await page.locator('.bubble-partner').nth(1).waitFor();
  const said = await log(page).textContent();
  expect(said).toContain('(Transcribed)');
  expect(said).toContain(SPEECH.text.split(' ').slice(0, 5).join(' '));
  const seconds = await spokenSeconds(page);
  expect(seconds).toBeGreaterThanOrEqual(SPOKEN_SECONDS);

  await page.reload();
  await button(page, 'Take Your Turn').waitFor();
  await expectBubbles(page, 3);
  expect(await spokenSeconds(page)).toBe(seconds);

  await button(page, 'Type instead').click();
  await type(page, 'I agree with you, but useful languages is more important, because we can make friends.');
  await button(page, 'wider circle of friends').click();
  await toast(page, 'You discussed: wider circle of friends');
  await page.getByText('Ready to advance to the next session!').waitFor();
  await looks.at('conversation ready to advance');
  await button(page, 'Continue to Session 2: Decision Making').click();
  await toast(page, TOASTS.session2Started.description);
  await page.getByRole('heading', { name: 'Session 2: Decision Making (1 minute)' }).waitFor();
  await page.getByText('Progress: 0 of 6 points covered').waitFor();

  await type(page, 'I would choose respect for differences. Do you agree with my choice?');
  for (const point of ['new kinds of food', 'useful languages']) await mark(page, point);
  await button(page, 'Continue to Session 3: HOTS Discussion').click();
  await toast(page, TOASTS.session3Started.description);
  await button(page, 'Show Answer Prompts').click();
  await page.getByText('Causes and effects', { exact: false }).waitFor();
  await looks.at('conversation session 3');
  await type(page, 'In my opinion the internet brings cultures closer, since we see how other people live.');
  await button(page, 'Complete Assessment & View Results').click();

  const feedback = page.getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByRole('heading', { name: 'English Speaking Assessment (18 marks total)' }).waitFor();
  await toast(page, TOASTS.assessmentComplete.title);
  const [session, ...others] = await storedSessions(page);
  expect(others).toEqual([]);
  expect(session).toMatchObject({ questionText: TOPIC, state: 'assessed', duration: seconds });
  const words = await feedback.textContent();
  expect(words).toContain(`Total Marks: ${session?.overallScore} / 18`);
  expect(words).toContain('Communicative Competence (Part 3)');
  expect(words).toContain('How you talked together');
  await looks.at('conversation feedback');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    feedback.getByRole('button', { name: 'Download Report' }).click(),
  ]);
  const report = (await readPdf(await download.path())).join(' ');
  expect(report).toContain('Part 3, conversation');
  expect(report).toContain('respect for differences. Do you agree with my choice?');
  await feedback.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await page.getByRole('heading', { name: 'Your marks' }).waitFor();
  await looks.at('conversation handed in');
  expect(looks.problems).toEqual([]);
});

test('nothing that was said is lost: no microphone, nobody who writes it down, no line, no partner', async () => {
  const page = await browser.newPage({ expectedFaults: [/ERR_FAILED|Failed to load resource/] });
  const looks = looksAt(page);
  await enterAsNew(page, lisan.baseUrl, newPerson('Arif', 'bin Osman'));
  await page.goto(`${lisan.baseUrl}/conversation`);
  await topicCard(page).getByRole('button', { name: 'Start Conversation' }).click();

  // no voice in this browser: the turn is the student's at once
  await myTurn(page);
  await allowMicrophone(page, false);
  await button(page, 'Take Your Turn').click();
  await agreeToRecording(page);
  await toast(page, TOASTS.microphoneDeniedInTurn.description);
  await allowMicrophone(page, true);

  await button(page, 'Take Your Turn').click();
  await button(page, 'Stop Recording').waitFor();
  await sleep(1500);
  await button(page, 'Stop Recording').click();
  await toast(page, TOASTS.transcriptionFailed.description);
  await page.getByLabel('What you said').fill('My uncle likes food from Korea.');
  await button(page, 'Send again').click();
  await page.getByText('(Typed)').waitFor();
  await myTurn(page);
  expect(await spokenSeconds(page)).toBeGreaterThanOrEqual(1);

  await cut(page, 'SubmitTurn');
  await button(page, 'Type instead').click();
  await page.getByLabel('Type your turn').fill('He cooks it every weekend.');
  await button(page, 'Send').click();
  await toast(page, TOASTS.turnFailed.description);
  await page.getByText('(Not sent yet)').waitFor();
  await looks.at('conversation not sent yet');
  await page.unrouteAll();
  // what the last page could not send, the next one sends
  await page.reload();
  await page.locator('.bubble-student', { hasText: 'He cooks it every weekend.' }).waitFor();
  await myTurn(page);
  await expectBubbles(page, 5);

  await cut(page, 'ReplyInConversation', 'PartnerReply');
  await button(page, 'Type instead').click();
  await type(page, 'Everybody in my family eats it.');
  await toast(page, TOASTS.demoMode.description);
  await page.getByText('Could you tell me more of your thoughts on it?').waitFor();
  await page.getByLabel('Type your turn').waitFor();
  await page.unrouteAll();

  await page.goto(`${lisan.baseUrl}/conversation`);
  await button(page, 'Continue').click();
  await page.getByText('Everybody in my family eats it.').waitFor();
  expect(looks.problems).toEqual([]);
});

const topicCard = (page: Page) => page.getByRole('article', { name: TOPIC });
const log = (page: Page) => page.getByRole('region', { name: 'Conversation' });

/** What the bar says, in seconds. */
async function spokenSeconds(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar', { name: 'Student Speaking Time' });
  return Number(await bar.getAttribute('aria-valuenow'));
}

/** One typed turn, and the partner's answer to it. */
async function type(page: Page, text: string): Promise<void> {
  const box = page.getByLabel('Type your turn');
  const answers = page.locator('.bubble-partner');
  const before = await answers.count();
  await cutShort(page);
  await box.fill(text);
  await button(page, 'Send').click();
  await answers.nth(before).waitFor();
}

async function mark(page: Page, point: string): Promise<void> {
  const bubble = button(page, point);
  if ((await bubble.getAttribute('aria-pressed')) === 'false') await bubble.click();
}

/** The student changes their mind about the microphone. */
const allowMicrophone = (page: Page, isAllowed: boolean) =>
  page.evaluate((allowed) => {
    const { mediaDevices } = navigator;
    if (allowed) Reflect.deleteProperty(mediaDevices, 'getUserMedia');
    else {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(mediaDevices, 'getUserMedia', { value: refuse, configurable: true });
    }
  }, isAllowed);

/** From now on these operations do not get through, be it as a request or as a stream. */
const cut = (page: Page, ...operations: readonly string[]) =>
  page.route(/\/graphql(\/stream)?$/, (route) => {
    const sent = route.request().postData() ?? '';
    return operations.some((operation) => sent.includes(operation)) ? route.abort() : route.fallback();
  });
