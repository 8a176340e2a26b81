import type { Difficulty, Theme } from 'schema/rules/choices';

type Four = readonly [string, string, string, string];
type Five = readonly [string, string, string, string, string];
type Six = readonly [string, string, string, string, string, string];

interface QuestionOfTheBank {
  /** Key when loading: stays the same when the wording is improved. */
  readonly slug: string;
  readonly text: string;
  readonly category: string;
  readonly theme: Theme;
  readonly difficulty: Difficulty;
  /** Seconds. */
  readonly timeLimit: number;
  /** Each completes the sentence "You should say …", so it starts in lower case and has no full stop. */
  readonly shouldSayPoints: Four;
  readonly prompts: Five;
}

/** A card for the individual long turn. */
export interface Part2Card extends QuestionOfTheBank {
  readonly partType: 'part2';
}

/** A topic for the discussion with a partner. */
export interface Part3Topic extends QuestionOfTheBank {
  readonly partType: 'part3';
  /** A noun phrase that fits into the partner's sentences: "Let us talk about …". */
  readonly conversationTopic: string;
  /**
   * The partner's cover of a concept is found by its words, so no two concepts of a topic, and no concept and
   * its topic, share a word of more than three letters.
   */
  readonly mindMapConcepts: Six;
  /** Opens session 2: the pair settles on one of the concepts. */
  readonly session2Question: string;
  readonly hotsQuestion: string;
}

export type CuratedQuestion = Part2Card | Part3Topic;
export const isTopic = (question: CuratedQuestion): question is Part3Topic => question.partType === 'part3';

/** Student speaking time over the three phases: 120 s, 60 s, 120 s. */
export const PART3_TIME_LIMIT_SECONDS = 300;
