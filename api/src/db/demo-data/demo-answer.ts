import type { DemoTime } from './demo-time.js';

/** A Part 2 answer as the browser would have sent it, but for its recording, which cannot be shipped. */
export interface DemoAnswer {
  /** A card of the curated bank. */
  readonly slug: string;
  readonly submitted: DemoTime;
  /** Length of the recording. */
  readonly seconds: number;
  readonly transcript: string;
}
