import type { TopicOverlap } from '../topic.js';
import type { VocabularyProfile } from '../vocabulary/vocabulary-profile.js';
import type { OwnWords } from './own-words.js';
import { untouchedPoint } from './topic-section.js';

/** Worn words, and more exact ones to choose from. */
const MORE_EXACT: ReadonlyMap<string, readonly string[]> = new Map([
  ['nice', ['pleasant', 'delightful', 'charming']],
  ['good', ['excellent', 'valuable', 'enjoyable']],
  ['bad', ['harmful', 'poor', 'unpleasant']],
  ['big', ['huge', 'spacious', 'enormous']],
  ['small', ['tiny', 'compact', 'little']],
  ['happy', ['delighted', 'cheerful', 'pleased']],
  ['sad', ['upset', 'disappointed', 'heartbroken']],
  ['beautiful', ['stunning', 'picturesque', 'breathtaking']],
  ['delicious', ['tasty', 'mouth-watering', 'flavourful']],
  ['important', ['essential', 'crucial', 'vital']],
  ['interesting', ['fascinating', 'engaging', 'memorable']],
  ['fun', ['enjoyable', 'entertaining', 'thrilling']],
  ['help', ['support', 'guide', 'assist']],
  ['place', ['spot', 'destination', 'area']],
  ['problem', ['challenge', 'difficulty', 'issue']],
  ['friend', ['companion', 'classmate', 'neighbour']],
  ['food', ['dish', 'meal', 'snack']],
  ['kind', ['generous', 'caring', 'thoughtful']],
  ['hard', ['demanding', 'challenging', 'tough']],
  ['easy', ['simple', 'effortless', 'straightforward']],
  ['eat', ['enjoy', 'taste', 'have']],
  ['old', ['ancient', 'elderly', 'traditional']],
  ['new', ['modern', 'recent', 'latest']],
  ['money', ['savings', 'income', 'allowance']],
]);

/** Too plain to be said even once where an exact word is at hand; the others only wear out. */
const WORN = new Set(['nice', 'good', 'bad', 'big', 'happy', 'sad', 'beautiful', 'interesting', 'fun']);

/** Kept short: what was measured, in words. */
export function vocabularyAssessment(profile: VocabularyProfile, { asSaid }: OwnWords): string[] {
  const lines = [
    `You used ${profile.contentTypes.length} different words that carry meaning in ${profile.words} words.`,
  ];
  if (profile.lessCommon.length > 0)
    lines.push(`Less common words: ${profile.lessCommon.slice(0, 6).map(asSaid).map(quoted).join(', ')}.`);
  const repeated = repeatedWords(profile).slice(0, 3);
  if (repeated.length > 0) {
    lines.push(
      `Said most often: ${repeated.map(({ word, count }) => `${quoted(asSaid(word))} (${count} times)`).join(', ')}.`,
    );
  }
  return lines;
}

/** More than three times, and more than once in thirty words. */
const repeatedWords = (profile: VocabularyProfile): VocabularyProfile['contentTypes'] =>
  profile.contentTypes.filter(({ count }) => count > Math.max(3, profile.words / 30));

export const vocabularyImprovements = (profile: VocabularyProfile, { inPlace }: OwnWords): string[] =>
  profile.contentTypes
    .flatMap(({ word, count }) => {
      const choices = MORE_EXACT.get(word);
      return choices && count >= (WORN.has(word) ? 1 : 3) ? [{ word, count, choices }] : [];
    })
    .slice(0, 4)
    .map(({ word, count, choices }) => {
      const times = count === 1 ? 'once' : `${count} times`;
      return `You said ${quoted(word)} ${times}, as in ${quoted(inPlace(word))}. More exact, where it fits: ${choices.map(quoted).join(', ')}.`;
    });

/** Jobs that links do in an answer, and what of the answer to try each on. */
const PHRASES: readonly {
  readonly job: RegExp;
  readonly to: string;
  readonly on: 'thing' | 'end';
  readonly phrase: string;
}[] = [
  {
    job: /\b(?:for example|for instance|such as)\b/,
    to: 'To give an example of',
    on: 'thing',
    phrase: 'For instance, …',
  },
  {
    job: /\b(?:because|the reason|that is why|since|as a result)\b/,
    to: 'To give a reason with',
    on: 'thing',
    phrase: 'The main reason is that …',
  },
  {
    job: /\b(?:however|although|on the other hand|but)\b/,
    to: 'To show the other side of',
    on: 'thing',
    phrase: 'On the other hand, …',
  },
  {
    job: /\b(?:in my opinion|i believe|i think|personally)\b/,
    to: 'To give your opinion on',
    on: 'thing',
    phrase: 'Personally, I believe that …',
  },
  {
    job: /\b(?:besides|in addition|moreover|what is more|not only)\b/,
    to: 'To add a point about',
    on: 'thing',
    phrase: 'What is more, …',
  },
  {
    job: /\b(?:in conclusion|to sum up|all in all|that is why)\b/,
    to: 'To close after',
    on: 'end',
    phrase: 'All in all, …',
  },
];
const PHRASES_MAX = 3;

/** Phrases for the jobs that nothing in this answer does yet, each with a word that the student used. */
export const suggestedPhrases = (answer: string, { things }: OwnWords): string[] => {
  const lower = answer.toLowerCase().replaceAll('’', "'");
  return PHRASES.filter(({ job }) => !job.test(lower))
    .slice(0, PHRASES_MAX)
    .flatMap(({ to, on, phrase }, i) => {
      const tried = on === 'end' ? lastWords(answer) : things[i % Math.max(1, things.length)];
      return tried ? [`${to} ${quoted(tried)}: ${quoted(phrase)}`] : [];
    });
};

const lastWords = (answer: string): string | undefined =>
  /(?:[\p{L}\p{N}'’-]+ ){0,3}[\p{L}\p{N}'’-]+(?=[^\p{L}\p{N}]*$)/u.exec(answer)?.[0];

/** The one thing that would lift the vocabulary band. */
export function vocabularyLift(profile: VocabularyProfile, topic: TopicOverlap, own: OwnWords): string {
  const worn = profile.contentTypes.find(({ word, count }) => count > 1 && MORE_EXACT.has(word));
  if (worn)
    return `Put a more exact word in the place of ${quoted(worn.word)} in ${quoted(own.inPlace(worn.word))}, for example ${quoted(MORE_EXACT.get(worn.word)?.[0] ?? '')}.`;
  const repeated = repeatedWords(profile)[0];
  if (repeated)
    return `Find two other ways to say ${quoted(own.asSaid(repeated.word))}, which you said ${repeated.count} times.`;
  const untouched = untouchedPoint(topic);
  const rarest = profile.lessCommon[0];
  if (untouched) return `Prepare five words for “${untouched}” before you speak, and use each of them once.`;
  return rarest
    ? `Words like ${quoted(own.asSaid(rarest))} are exact: prepare five more that belong to the topic.`
    : `Prepare five words that belong to ${quoted(own.things[0] ?? 'the topic')} before you speak, and use each of them once.`;
}

const quoted = (word: string): string => `“${word}”`;
