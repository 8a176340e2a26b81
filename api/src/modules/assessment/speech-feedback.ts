import type { FluencyEstimate, Measurements } from './assessment.types.js';
import { isFiller, wordsOf } from './text/words.js';

/** Rates of clear English in free speech, syllables per second of phonation. */
const ARTICULATION = { slow: 3, fast: 5.5 } as const;
const MANY_PAUSES_PER_MINUTE = 25;
const LONG_SILENCE_SECONDS = 3;

/**
 * How much was spoken, and what to do next. The figures themselves, and what is typical, stand beside it
 * (`explainMeasurements`). Empty for a typed answer.
 */
export function fluencyFeedback(measured: Measurements | null, estimate: FluencyEstimate | null): string[] {
  if (!measured) return [];
  const { speechSeconds, durationSeconds, articulationRate, pausesPerMinute, longestPauseSeconds } = measured;
  const lines = [`You spoke for ${whole(speechSeconds)} of ${whole(durationSeconds)} seconds.`];
  if (estimate)
    lines.push(
      `Measured fluency: ${estimate.band} of 6, likely ${estimate.low}–${estimate.high}. It is not one of the marks.`,
    );
  if (articulationRate < ARTICULATION.slow)
    lines.push('To gain pace, say the answer once more right away: the second time is faster.');
  else if (articulationRate > ARTICULATION.fast)
    lines.push('You are fast: slow down at the important words.');
  if (pausesPerMinute > MANY_PAUSES_PER_MINUTE)
    lines.push('Try to pause at the end of an idea, not inside it.');
  if (longestPauseSeconds >= LONG_SILENCE_SECONDS)
    lines.push('Fill a long silence with “Let me think”, or go on to the next point.');
  return lines;
}

/** Sounds that speakers of Malay, Chinese and Tamil often find hard, with the spelling that shows them. */
const HARD_SOUNDS: readonly { readonly find: RegExp; readonly advice: string }[] = [
  {
    find: /^(?:th(?:ink|ree|ing|ank|ird|irty|ough|row|eme|eory|rill)\w*|\w+(?:th|thing|thy)|health\w*|birthday|month|mouth|both)$/,
    advice: 'put the tip of the tongue between the teeth for “th”',
  },
  {
    find: /^\w+(?:[^aeiou]ed|[sxkp]ts|sks|lds|nds|nths|cts|mpts|pts)$/,
    advice: 'say all the consonants at the end',
  },
  {
    find: /^(?:v(?:ery|illage|isit|ideo|acation|alue|ariety|oice|egetable)\w*|\w+ive|over|never|ever|favou?rite)$/,
    advice: 'for “v” the upper teeth touch the lower lip',
  },
  {
    find: /^(?:comfortable|vegetables?|interesting|chocolate|temperature|favou?rite|restaurant|environment|february|wednesday|government|different|camera|family|business|literature)$/,
    advice: 'say it in fewer syllables than it is written with',
  },
];
const WORDS_SHOWN = 4;

/**
 * General practice for words that the student used, and never a claim to have heard a sound: nobody listened to
 * single sounds. Only for a spoken answer.
 */
export function pronunciationGuidance(measured: Measurements | null, transcript: string): string[] {
  if (!measured) return [];
  const words = [
    ...new Set(
      wordsOf(transcript)
        .filter((word) => !isFiller(word))
        .map(({ lower }) => lower),
    ),
  ];
  return HARD_SOUNDS.flatMap(({ find, advice }) => {
    const used = words.filter((word) => find.test(word)).slice(0, WORDS_SHOWN);
    return used.length === 0
      ? []
      : [
          `Words of yours that are often hard to say: ${used.map((word) => `“${word}”`).join(', ')} (${advice}).`,
        ];
  });
}

const whole = (value: number): string => String(Math.round(value));
