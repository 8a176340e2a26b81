import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { pressUnlessThere } from './press';

const TOPIC = 'Why do people enjoy learning about other cultures?';
const POINTS = ['new kinds of food', 'useful languages'];

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/**
 * From the list of topics to the partner's greeting.
 * @param studentId for whom a teacher holds it
 */
export async function startConversation(page: Page, baseUrl: string, studentId?: string): Promise<void> {
  await page.goto(`${baseUrl}/conversation${studentId ? `?student=${studentId}` : ''}`);
  await page
    .getByRole('article', { name: TOPIC })
    .getByRole('button', { name: 'Start Conversation' })
    .click();
  await page.waitForURL(/\?session=/);
  await page.getByText('Student Speaking Time').waitFor();
}

/** Takes the turn, also out of the partner's mouth, and speaks for so long; the recording goes on. */
export async function speakOn(page: Page, seconds: number): Promise<void> {
  await button(page, /Take Your Turn|Skip Speech & Take Turn|Speak instead/).click();
  await button(page, 'Stop Recording').waitFor();
  await sleep(seconds * 1000);
}

const box = (page: Page) => page.getByLabel('Type your turn');

/** Types a turn, once it is the student's, and sends it. Who typed the last one finds the box open. */
export async function typeTurn(page: Page, text: string): Promise<void> {
  await myTurn(page);
  await pressUnlessThere(button(page, 'Type instead'), box(page));
  await box(page).fill(text);
  await button(page, 'Send').click();
}

/** Waits until the partner speaks, and cuts it short; who types has the box back then, as after its last word. */
export const cutShort = (page: Page): Promise<void> =>
  pressUnlessThere(button(page, 'Skip Speech & Take Turn'), box(page));

/** What was said, without what is just being said. */
export const bubbles = (page: Page) => page.locator('.bubble:not(.bubble-live)');

export const expectBubbles = (page: Page, count: number): Promise<void> =>
  eventually(async () => expect(await bubbles(page).count()).toBe(count));

/** Types a turn and waits for the partner's answer to it. */
export async function exchange(page: Page, text: string): Promise<void> {
  const answers = page.locator('.bubble-partner');
  const before = await answers.count();
  await typeTurn(page, text);
  await answers.nth(before).waitFor();
  await myTurn(page);
}

export const myTurn = (page: Page) => page.getByText('Your turn', { exact: true }).first().waitFor();

/** Marks two points, after which one may go on. */
export async function markPoints(page: Page): Promise<void> {
  for (const point of POINTS) {
    const bubble = button(page, point);
    if ((await bubble.getAttribute('aria-pressed')) === 'false') await bubble.click();
  }
  await page.getByText('Ready to advance to the next session!').waitFor();
}

export interface StoredTurn {
  readonly speaker: 'student' | 'partner';
  readonly phase: string;
  readonly text: string | null;
  readonly duration: number;
  readonly madeBy: string | null;
}

export interface StoredConversation {
  readonly phase: string;
  readonly isOpen: boolean;
  readonly studentProfileId: string | null;
  readonly turns: readonly StoredTurn[];
}

const DOCUMENT = `query Stored($sessionId: ID!) {
  conversation(sessionId: $sessionId) {
    phase isOpen studentProfileId turns { speaker phase text duration madeBy }
  }
}`;

/**
 * What the server has of the conversation that this page shows.
 * @param baseUrl where it is reached when the line of the page is cut
 */
export async function storedConversation(page: Page, baseUrl: string): Promise<StoredConversation> {
  const cookies = await page.context().cookies(page.url());
  const answer = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({
      query: DOCUMENT,
      variables: { sessionId: new URL(page.url()).searchParams.get('session') },
    }),
  });
  const { data } = await answer.json();
  return data.conversation;
}

export const studentTurns = ({ turns }: StoredConversation): readonly StoredTurn[] =>
  turns.filter(({ speaker }) => speaker === 'student');
