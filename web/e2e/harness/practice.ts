import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { pressUnlessThere } from './press';

/** Straight to Part 2. */
export async function openPractice(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/practice`);
  await page.getByRole('heading', { level: 1, name: 'Part 2 - Individual Exercise' }).waitFor();
}

/** Agrees to being recorded; the dialog comes before the first recording only. */
export async function agreeToRecording(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Before your first recording' });
  await dialog.getByLabel('I agree that my answers are recorded').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Enough speech for the gate of a spoken answer (10 s without the pauses). */
export const MARKED_SECONDS = 11.8;

/** Twenty seconds of it may be over by now. */
export const skipPreparation = (page: Page): Promise<void> =>
  pressUnlessThere(
    page.getByRole('button', { name: 'Skip preparation' }),
    page.getByRole('button', { name: 'Stop', exact: true }),
  );

/** From the preparation on: skips it and speaks for so long by the recorder's clock; then the answer can be sent. */
export async function speak(page: Page, seconds: number): Promise<void> {
  await skipPreparation(page);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await sleep(seconds * 1000);
  await stop.click();
  await page.getByRole('button', { name: 'Submit for Assessment' }).waitFor();
}

/** What the clock of the recorder shows, such as 0:07. */
export const clock = async (page: Page): Promise<string> =>
  (await page.getByRole('timer').textContent()) ?? '';

/** Sends what was said or typed, and waits until marks, or the reason why there are none, are on the page. */
export async function submitAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit for Assessment' }).click();
  await page.getByRole('heading', { name: /^(Your marks|Not marked)$/ }).waitFor();
}
