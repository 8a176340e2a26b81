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

/** While the marking was down for hours: the student may ask again, and gets real marks. */
export const UNMARKED_ANSWER: DemoAnswer = {
  slug: 'working-with-different-ideas',
  submitted: { daysAgo: 22, at: '21:34' },
  seconds: 54,
  transcript:
    'Last term I worked with two classmates on a poster about road safety. Farah wanted to draw everything by hand, ' +
    'but Jun Wei wanted to use the computer because it is faster. They argued for almost one hour and I did not know ' +
    'what to do. In the end I suggested that Farah draw the pictures and Jun Wei scan them and add the words. Both of ' +
    'them agreed, and our poster was hung beside the canteen. I learned that different ideas are not a problem if ' +
    'everybody listens first.',
};
