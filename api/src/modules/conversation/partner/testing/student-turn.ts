import type { Phase, SpokenTurn } from 'schema/rules/phases';

/** What a good classmate does with a turn; `classmate.test.ts` says by which words each is known. */
export type Act =
  | 'agrees'
  | 'differs'
  | 'answers'
  | 'asksAgain'
  | 'helps'
  | 'repeats'
  | 'decides'
  | 'comesBack'
  | 'greets'
  | 'closes'
  | 'isHonest'
  | 'asksForEnglish';

/** A turn as students of Form 4 and 5 speak, with what a fair classmate must make of it. Written by hand. */
export interface StudentTurn {
  readonly says: string;
  /** Slug of a topic of the question bank. */
  readonly topic: string;
  readonly phase: Phase;
  /** What was said before it. */
  readonly before?: readonly SpokenTurn[];
  /** One of these is done. */
  readonly acts?: readonly Act[];
  /** The reply speaks of this point: names it, or gives a reason that belongs to it. */
  readonly about?: string;
  readonly mentions?: RegExp;
  readonly never?: RegExp;
}

export const partner = (text: string): SpokenTurn => ({ speaker: 'partner', text });
export const student = (text: string): SpokenTurn => ({ speaker: 'student', text });

/** Slugs of the topics of the question bank. */
export const SAVING = 'saving-pocket-money';
export const NEWCOMER = 'welcoming-a-new-student';
export const SLEEP = 'teenagers-and-sleep';
export const FOOD = 'eating-well-on-a-school-day';
export const PHONES = 'phones-in-school';
export const SCAMS = 'protection-from-money-scams';
export const ENGLISH = 'technology-for-learning-english';
export const CULTURES = 'learning-about-other-cultures';
export const NATURE = 'enjoying-nature-without-harm';
export const CRAFTS = 'keeping-traditional-games-and-crafts';
export const LEADER = 'bringing-a-community-together';
export const ADVERTS = 'advertising-and-teenagers';
export const SHOPPING = 'shopping-online';
export const ELDERS = 'technology-for-older-people';
export const MACHINES = 'artificial-intelligence-and-jobs';
export const RESOURCES = 'saving-water-and-electricity-at-school';
