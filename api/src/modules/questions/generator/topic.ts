import { phrases } from './phrases.js';

/** What a Part 3 question is about. */
export interface Topic {
  /** After "people can": "save water at home". */
  readonly action: string;
  /** The same as a noun: "saving water at home". It is what the partner calls the topic. */
  readonly gerund: string;
  readonly category: string;
  /**
   * Seven each. As in the curated bank, no two of them, and none and the gerund, share a word of more than three
   * letters: the partner's cover of a concept is found by its words.
   */
  readonly ways: readonly string[];
  readonly benefits: readonly string[];
  /** Six words that help to speak about it. */
  readonly words: readonly string[];
}

export const topic = (
  action: string,
  gerund: string,
  category: string,
  texts: { ways: string; benefits: string; words: string },
): Topic => ({
  action,
  gerund,
  category,
  ways: phrases(texts.ways),
  benefits: phrases(texts.benefits),
  words: phrases(texts.words),
});
