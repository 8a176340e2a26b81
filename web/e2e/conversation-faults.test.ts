import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Cookie, Page } from 'playwright-core';
import { TOASTS } from 'schema/rules/messages';
import { DEMO_TEACHER, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import {
  bubbles,
  button,
  cutShort,
  exchange,
  expectBubbles,
  markPoints,
  myTurn,
  speakOn,
  startConversation,
  storedConversation,
  studentTurns,
  typeTurn,
} from './harness/conversation';
import { freePort } from './harness/free-port';
import { type Lisan, startLisan } from './harness/lisan';
import { agreeToRecording } from './harness/practice';
import { type Provider, startProvider } from './harness/provider';
import { type CuttingProxy, startProxy } from './harness/proxy';
import { toast } from './harness/toasts';

/** More than any request but a recorded turn, less than the shortest of those. */
const MIDDLE_OF_A_TURN = 4000;
/** What Chromium writes to the console when the line is gone. */
const LINE_IS_DOWN = [/net::ERR_/, /status of 50[234]/];
/** Nobody waits for the end of a sentence. */
const SLOW_VOICE = { utteranceMs: 9000 };
const HELD = { answer: 'ok', held: true } as const;
const TRANSCRIPT = 'I would begin with food, because my uncle cooks it every weekend.';

let port: number;
let provider: Provider;
let lisan: Lisan;
let proxy: CuttingProxy;
let browser: TestBrowser;
/** Of the student, who has agreed to being recorded. */
let login: Cookie[];

beforeAll(async () => {
  port = await freePort();
  [proxy, provider, browser] = await Promise.all([startProxy(port), startProvider(), openBrowser()]);
  lisan = await startLisan({ port, env: { ...provider.env, BASE_URL: proxy.baseUrl } });
  const page = await browser.newPage();
  await enterAsNew(page, lisan.baseUrl, newPerson('Hui Min', 'Lee'));
  await startConversation(page, lisan.baseUrl);
  await button(page, 'Take Your Turn').click();
  await agreeToRecording(page);
  await button(page, 'Stop Recording').waitFor();
  login = await page.context().cookies();
  await browser.closePages();
});
beforeEach(async () => {
  proxy.up();
  await provider.play({ transcript: TRANSCRIPT });
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await lisan.stop();
  await proxy.stop();
  await provider.stop();
});

type PageOptions = NonNullable<Parameters<TestBrowser['newPage']>[0]>;

/** A page of the student's: another device, with nothing kept on it. */
async function studentPage(options: PageOptions = {}): Promise<Page> {
  const page = await browser.newPage({ expectedFaults: LINE_IS_DOWN, ...options });
  await page.context().addCookies(login);
  return page;
}

async function conversing(options?: PageOptions): Promise<Page> {
  const page = await studentPage(options);
  await startConversation(page, lisan.baseUrl);
  return page;
}

/** What the server has, whatever became of the line. */
const stored = (page: Page) => storedConversation(page, `http://localhost:${port}`);

describe('the line', () => {
  test('is cut in mid-upload, then in place of the answer: the turn stays, and arrives once', async () => {
    const page = await conversing();
    await speakOn(page, 2);
    const cut = proxy.cutAfter(MIDDLE_OF_A_TURN);
    await button(page, 'Stop Recording').click();
    await cut;
    await page.getByText('Your turn is kept on this device.', { exact: false }).waitFor();
    expect(studentTurns(await stored(page))).toEqual([]);

    proxy.up();
    const answerCut = proxy.cutAnswerAfter(MIDDLE_OF_A_TURN);
    await button(page, 'Send again').click();
    await answerCut;
    await button(page, 'Send again').waitFor();
    await page.getByText('(Not sent yet)').waitFor();

    proxy.up();
    await button(page, 'Send again').click();
    await bubbles(page).nth(2).waitFor();
    expect(studentTurns(await stored(page))).toMatchObject([{ text: TRANSCRIPT, phase: 'session1' }]);
  });

  test('is lost and comes back: the turn is sent by itself, and the talk goes on', async () => {
    const page = await conversing();
    await page.context().setOffline(true);
    await typeTurn(page, 'My uncle cooks Korean food.');
    await page.getByText('Your turn is kept on this device.', { exact: false }).waitFor();
    await page.context().setOffline(false);
    await bubbles(page).nth(2).waitFor();
    await exchange(page, 'He learned it from his neighbour.');
    expect(studentTurns(await stored(page)).map(({ text }) => text)).toEqual([
      'My uncle cooks Korean food.',
      'He learned it from his neighbour.',
    ]);
  });
});

test('a reload goes on where it stood: while the partner speaks and thinks, in each session, and to the marks', async () => {
  const page = await conversing({ voice: SLOW_VOICE });
  await page.getByText('AI Partner is speaking...').first().waitFor();
  await page.reload();
  await myTurn(page);
  await expectBubbles(page, 1);

  await provider.play({ chat: { steps: [HELD] } });
  await typeTurn(page, 'I would begin with new kinds of food.');
  await page.getByText('AI Partner is thinking...').first().waitFor();
  await page.reload();
  await page.getByText('AI Partner is thinking...').first().waitFor();
  await provider.release();
  await bubbles(page).nth(2).waitFor();
  await markPoints(page);
  await page.reload();
  await myTurn(page);
  await expectBubbles(page, 3);
  await button(page, 'Continue to Session 2: Decision Making').click();

  for (const next of ['Continue to Session 3: HOTS Discussion', 'Complete Assessment & View Results']) {
    await toast(page, /^Session [23] Started$/);
    await page.reload();
    await myTurn(page);
    await typeTurn(page, 'I would choose languages, because they open the doors of other countries to us.');
    await cutShort(page);
    if (next.startsWith('Continue')) await markPoints(page);
    else await provider.play({ chat: { steps: [HELD] } });
    await button(page, next).click();
  }
  await button(page, 'Processing Assessment...').waitFor();
  await page.reload();
  await button(page, 'Processing Assessment...').waitFor();
  await provider.release();
  await page.getByRole('heading', { name: 'Your marks' }).waitFor();
  const { isOpen, phase, turns } = await stored(page);
  expect({ isOpen, phase }).toEqual({ isOpen: false, phase: 'session3' });
  expect(turns.map(({ speaker }) => speaker[0]).join('')).toBe('psppsppsp');
});

describe('a turn under way', () => {
  test('is offered after a crash, without the last moment at most, and sent when the student says so', async () => {
    const page = await conversing();
    const tab = await browser.newTab(page, { expectedFaults: LINE_IS_DOWN });
    const url = page.url();
    await speakOn(page, 0);
    const start = performance.now();
    await sleep(3500);
    const spoken = (performance.now() - start) / 1000;
    const crashed = page.waitForEvent('crash');
    await Promise.all([crashed, page.goto('chrome://crash').catch(() => null)]);

    await tab.goto(url);
    await tab.getByText(/^Your turn of \d\d:\d\d broke off after \d:\d\d\. .+ Send it\?$/).waitFor();
    await expectBubbles(tab, 2);
    await button(tab, 'Send it').click();
    await bubbles(tab).nth(2).waitFor();
    const [turn, ...others] = studentTurns(await stored(tab));
    expect(others).toEqual([]);
    expect(spoken - (turn?.duration ?? 0)).toBeLessThanOrEqual(2);
    await tab.reload();
    await myTurn(tab);
    await expectBubbles(tab, 3);
  });

  test('is offered after a reload, and deleted when the student says so', async () => {
    const page = await conversing();
    await speakOn(page, 2.2);
    await page.reload();
    await button(page, 'Delete').click();
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    expect(await button(page, 'Delete').count()).toBe(0);
    expect(studentTurns(await stored(page))).toEqual([]);
  });

  test('is sent when the microphone goes away, and the student is told', async () => {
    const page = await conversing();
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wishes) => {
        const stream = await open(wishes);
        window.addEventListener('pulled out', () => {
          for (const track of stream.getTracks()) {
            track.stop();
            track.dispatchEvent(new Event('ended'));
          }
        });
        return stream;
      };
    });
    await speakOn(page, 2.2);
    await page.evaluate(() => window.dispatchEvent(new Event('pulled out')));
    await toast(page, 'What you said until then is sent as your turn.');
    await bubbles(page).nth(2).waitFor();
    const [turn] = studentTurns(await stored(page));
    expect(turn?.text).toBe(TRANSCRIPT);
    expect(turn?.duration).toBeGreaterThanOrEqual(1.5);
  });
});

test('two tabs, both recording: one goes on, the other is told, and both turns are there', async () => {
  const page = await conversing();
  const tab = await browser.newTab(page, { expectedFaults: LINE_IS_DOWN });
  await tab.goto(page.url());
  await myTurn(tab);
  await speakOn(tab, 0.5);
  await speakOn(page, 1.5);
  await button(page, 'Stop Recording').click();
  await bubbles(page).nth(2).waitFor();
  await toast(tab, 'You took a turn on another page.');
  await myTurn(page);
  await markPoints(page);
  await button(page, 'Continue to Session 2: Decision Making').click();
  await toast(tab, 'Another page went on to Session 2: Decision Making.');
  await tab.getByRole('heading', { name: 'Session 2: Decision Making (1 minute)' }).waitFor();

  await button(tab, 'Stop Recording').click();
  await bubbles(page).nth(5).waitFor();
  await bubbles(tab).nth(5).waitFor();
  expect(studentTurns(await stored(tab)).map(({ phase, text }) => [phase, text])).toEqual([
    ['session1', TRANSCRIPT],
    ['session2', TRANSCRIPT],
  ]);
});

test('another device goes on, and hands in while the first one records: nothing is mixed up', async () => {
  const page = await conversing();
  const phone = await studentPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${lisan.baseUrl}/conversation`);
  await button(phone, 'Continue').click();
  await exchange(phone, 'I would begin with new kinds of food, because everybody has to eat.');
  await bubbles(page).nth(2).waitFor();
  await exchange(page, 'My neighbours cook Korean food, and I try it every time that they invite me.');
  await bubbles(phone).nth(4).waitFor();
  for (const next of ['Continue to Session 2: Decision Making', 'Continue to Session 3: HOTS Discussion']) {
    if (next.includes('3')) await markPoints(phone);
    await button(phone, next).click();
    await toast(phone, /^Session [23] Started$/);
    await myTurn(phone);
  }
  await speakOn(page, 1);
  await button(phone, 'Complete Assessment & View Results').click();
  await page.getByText('What you say now cannot be added to it.', { exact: false }).waitFor();
  await button(page, 'Stop Recording').click();
  await page.getByText('This conversation has been handed in.').waitFor();
  await button(page, 'Delete').click();
  await page.getByRole('heading', { name: 'Your marks' }).waitFor();
  expect(studentTurns(await stored(page))).toHaveLength(2);
});

test('the provider is down in mid-conversation: the turn returns, and the built-in partner takes over', async () => {
  const page = await conversing();
  await exchange(page, 'I would begin with food.');
  const down = Array.from({ length: 12 }, () => ({ answer: 'status', status: 500 }) as const);
  await provider.play({ chat: { steps: down } });
  await exchange(page, 'People travel far for good noodles.');
  await toast(page, TOASTS.demoMode.description);
  await exchange(page, 'In my town there is a Korean shop.');
  const { turns } = await stored(page);
  expect(turns.flatMap(({ madeBy }) => madeBy ?? [])).toEqual(['opening', 'model', 'fallback', 'builtIn']);
});

test('a teacher holds it for a student, also after a reload', async () => {
  const page = await browser.newPage();
  await enter(page, lisan.baseUrl, DEMO_TEACHER);
  await page.goto(`${lisan.baseUrl}/students`);
  const student = page.getByRole('main').getByRole('link', { name: /\S/ }).first();
  await student.waitFor();
  const id = (await student.getAttribute('href'))?.split('/').at(-1) ?? '';
  await startConversation(page, lisan.baseUrl, id);
  await exchange(page, 'I would begin with new kinds of food.');
  const name = await page.locator('.bubble-student strong').textContent();
  await page.reload();
  await exchange(page, 'My neighbours cook Korean food.');
  expect(await page.locator('.bubble-student strong').allTextContents()).toEqual([name, name]);
  expect(name).not.toBe('You');
  expect(await stored(page)).toMatchObject({ studentProfileId: id });
  expect(studentTurns(await stored(page))).toHaveLength(2);
});
