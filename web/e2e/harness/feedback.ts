import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { STEP_MS } from './eventually';
import { SPEECH_FILE } from './speech';

interface Recorded {
  readonly wav?: Buffer;
  readonly studentProfileId?: string;
}

/** Hands in 13 s of sound as a client of the REST door does; it is answered with the marks. */
export async function sendRecording(
  page: Page,
  baseUrl: string,
  { wav = readFileSync(SPEECH_FILE), ...more }: Recorded = {},
): Promise<void> {
  const sent = await page.request.post(`${baseUrl}/api/sessions`, {
    headers: { origin: baseUrl },
    timeout: STEP_MS,
    multipart: {
      ...{ questionId: 1, duration: 13, ...more },
      audio: { name: 'recording.wav', mimeType: 'audio/wav', buffer: wav },
    },
  });
  if (!sent.ok()) throw new Error(`${sent.status()} ${await sent.text()}`);
}

/** Opens one feedback of the progress page, the newest first, until it shows what is `awaited`. */
export async function readFeedback(page: Page, baseUrl: string, nth = 0, awaited?: string): Promise<Locator> {
  await page.goto(`${baseUrl}/progress`);
  return openFeedback(page.getByRole('button', { name: /^View Feedback/ }).nth(nth), awaited);
}

/** Opens the feedback that a button leads to. */
export async function openFeedback(button: Locator, awaited = 'Total Marks Score'): Promise<Locator> {
  await button.click();
  const feedback = button.page().getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByText(awaited).waitFor();
  return feedback;
}
