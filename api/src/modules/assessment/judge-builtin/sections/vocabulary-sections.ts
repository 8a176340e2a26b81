import type { VocabularyProfile } from '../vocabulary/vocabulary-profile.js';

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

/** Kept short: what was measured, in words. */
export function vocabularyAssessment(profile: VocabularyProfile): string[] {
  const lines = [
    `You used ${profile.contentTypes.length} different words that carry meaning in ${profile.words} words.`,
  ];
  if (profile.lessCommon.length > 0)
    lines.push(`Less common words: ${profile.lessCommon.slice(0, 6).map(quoted).join(', ')}.`);
  const repeated = repeatedWords(profile).slice(0, 3);
  if (repeated.length > 0) {
    lines.push(
      `Said most often: ${repeated.map(({ word, count }) => `${quoted(word)} (${count} times)`).join(', ')}.`,
    );
  }
  return lines;
}

/** More than three times, and more than once in thirty words. */
const repeatedWords = (profile: VocabularyProfile): VocabularyProfile['contentTypes'] =>
  profile.contentTypes.filter(({ count }) => count > Math.max(3, profile.words / 30));

export const vocabularyImprovements = (profile: VocabularyProfile): string[] =>
  profile.contentTypes
    .flatMap(({ word, count }) => {
      const choices = MORE_EXACT.get(word);
      return choices ? [{ word, count, choices }] : [];
    })
    .slice(0, 4)
    .map(({ word, count, choices }) => {
      const times = count === 1 ? 'once' : `${count} times`;
      return `You said ${quoted(word)} ${times}. More exact, where it fits: ${choices.map(quoted).join(', ')}.`;
    });

const PHRASES: readonly { readonly job: RegExp; readonly phrase: string }[] = [
  {
    job: /\b(?:i would like to talk|i'd like to talk|i am going to talk|let me tell)\b/,
    phrase: 'To begin: “I’d like to talk about …”',
  },
  { job: /\b(?:for example|for instance|such as)\b/, phrase: 'To give an example: “For instance, …”' },
  {
    job: /\b(?:because|the reason|that is why|since|as a result)\b/,
    phrase: 'To give a reason: “The main reason is that …”',
  },
  {
    job: /\b(?:however|although|on the other hand|but)\b/,
    phrase: 'To show the other side: “On the other hand, …”',
  },
  {
    job: /\b(?:in my opinion|i believe|i think|personally)\b/,
    phrase: 'To give an opinion: “Personally, I believe that …”',
  },
  {
    job: /\b(?:besides|in addition|moreover|what is more|not only)\b/,
    phrase: 'To add a point: “What is more, …”',
  },
  { job: /\b(?:in conclusion|to sum up|all in all|that is why)\b/, phrase: 'To close: “All in all, …”' },
];

/** Phrases for the jobs that nothing in this answer does yet. */
export const suggestedPhrases = (answer: string): string[] => {
  const lower = answer.toLowerCase().replaceAll('’', "'");
  return PHRASES.filter(({ job }) => !job.test(lower))
    .map(({ phrase }) => phrase)
    .slice(0, 4);
};

/** The one thing that would lift the vocabulary band. */
export function vocabularyLift(profile: VocabularyProfile): string {
  const worn = profile.contentTypes.find(({ word, count }) => count > 1 && MORE_EXACT.has(word));
  if (worn)
    return `Put a more exact word in the place of ${quoted(worn.word)}, for example ${quoted(MORE_EXACT.get(worn.word)?.[0] ?? '')}.`;
  const repeated = repeatedWords(profile)[0];
  if (repeated) return `Find two other ways to say ${quoted(repeated.word)}.`;
  return 'Prepare five words that belong to the topic before you speak, and use each of them once.';
}

const quoted = (word: string): string => `“${word}”`;
