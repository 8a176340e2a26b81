import type { AssessmentInput } from '../assessment.types.js';
import { wordsOf } from '../text/words.js';
import { singularOf } from './language/nouns.js';
import { verbReadings } from './language/verbs.js';
import { FUNCTION_WORDS } from './vocabulary/function-words.js';

export interface TopicOverlap {
  /** Points of the card, each with the words of the answer that touch it. */
  readonly points: readonly { readonly point: string; readonly words: readonly string[] }[];
  /** How much of the topic's words the answer uses, 0–1. For ranking, not for a verdict. */
  readonly score: number;
}

/** Words of the task itself ("you should say", "describe") that are on no topic. */
const TASK_WORDS = new Set(
  'talk describe explain tell say why how what where when who favourite favorite like reason think feel important name give example people person'.split(
    ' ',
  ),
);

const lemma = (lower: string): string => {
  const reading = verbReadings(lower).find(({ form }) => form !== 'base');
  return reading?.base ?? singularOf(lower).replace(/(?:ing|ed|ly)$/, '');
};

const topicWords = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { lower } of wordsOf(text)) {
    if (lower.length > 2 && !FUNCTION_WORDS.has(lower) && !TASK_WORDS.has(lower))
      found.set(lemma(lower), lower);
  }
  return found;
};

/**
 * Overlap of the answer's words with the points and the title, by lemma. The title alone misses one real answer in
 * five, so a low overlap is a caution and never a zero.
 */
export function topicOverlap(question: AssessmentInput['question'], answer: string): TopicOverlap {
  const said = topicWords(answer);
  const points = question.points.map((point) => ({
    point,
    words: [...topicWords(point).keys()]
      .filter((word) => said.has(word))
      .map((word) => said.get(word) ?? word),
  }));
  const title = [...topicWords(question.text).keys()];
  const all = new Set([...title, ...question.points.flatMap((point) => [...topicWords(point).keys()])]);
  const shared = [...all].filter((word) => said.has(word)).length;
  // Long answers touch more words by chance: the overlap is set against the size of the topic, with its root.
  const score = all.size === 0 ? 1 : shared / Math.sqrt(all.size * Math.max(4, Math.sqrt(said.size)));
  return { points, score: Math.min(1, score) };
}

/** Whether a point has words of its own: "why you like it" has none and can be answered in any words. */
export const hasOwnWords = (point: string): boolean => topicWords(point).size > 0;

/** Nothing of the card was touched, neither its title nor a point. */
export const seemsOffTopic = ({ score }: TopicOverlap): boolean => score === 0;
