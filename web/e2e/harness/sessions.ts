import type { Page } from 'playwright-core';

/** The part of a session, as `GET /api/sessions` gives it, that the tests look at. */
export interface StoredSession {
  readonly id: number;
  readonly questionText: string;
  readonly state: string;
  readonly duration: number;
  readonly grammarScore: number | null;
  readonly vocabularyScore: number | null;
  readonly overallScore: number | null;
  readonly transcription: string | null;
  readonly audioUrl: string | null;
}

/**
 * What the server keeps of the student who is signed in on this page, the newest first.
 *
 * @param baseUrl where the page shows nothing yet
 */
export async function storedSessions(page: Page, baseUrl = page.url()): Promise<StoredSession[]> {
  const answer = await page.request.get(new URL('/api/sessions', baseUrl).href);
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Seconds that the recording lasts, as an audio element in the page finds, after it has begun to play. */
export const playedSeconds = (page: Page, { audioUrl }: StoredSession): Promise<number> =>
  page.evaluate(async (source) => {
    const audio = new Audio(source ?? '');
    await audio.play();
    await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }));
    audio.pause();
    return audio.duration;
  }, audioUrl);
