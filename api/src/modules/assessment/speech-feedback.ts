import type { FluencyEstimate, Measurements } from './assessment.types.js';
import { isFiller, wordsOf } from './text/words.js';

/** Rates of clear English in free speech, syllables per second of phonation. */
const ARTICULATION = { slow: 3, fast: 5.5 } as const;
const MANY_PAUSES_PER_MINUTE = 25;
const LONG_SILENCE_SECONDS = 3;
const MANY_FILLERS_PER_MINUTE = 6;

/** What was measured, in words, and what to do about it. Empty for a typed answer. */
export function fluencyFeedback(measured: Measurements | null, estimate: FluencyEstimate | null): string[] {
  if (!measured) return [];
  const { speechSeconds, durationSeconds, articulationRate, pausesPerMinute, longestPauseSeconds } = measured;
  const lines = [`You spoke for ${whole(speechSeconds)} of ${whole(durationSeconds)} seconds.`];
  if (estimate)
    lines.push(
      `Measured fluency: ${estimate.band} of 6, likely ${estimate.low}–${estimate.high}. It is not one of the marks.`,
    );
  if (articulationRate < ARTICULATION.slow)
    lines.push(
      `Your pace is slow: ${one(articulationRate)} syllables a second. Practise the answer twice; the second time is faster.`,
    );
  else if (articulationRate > ARTICULATION.fast)
    lines.push(
      `Your pace is fast: ${one(articulationRate)} syllables a second. Slow down at the important words.`,
    );
  else lines.push(`Your pace is easy to follow: ${one(articulationRate)} syllables a second.`);
  if (pausesPerMinute > MANY_PAUSES_PER_MINUTE)
    lines.push(
      `You paused ${whole(pausesPerMinute)} times a minute. Try to pause at the end of an idea, not inside it.`,
    );
  if (longestPauseSeconds >= LONG_SILENCE_SECONDS)
    lines.push(
      `Your longest silence was ${one(longestPauseSeconds)} seconds. Fill it with “Let me think” or go on to the next point.`,
    );
  if ((measured.fillersPerMinute ?? 0) > MANY_FILLERS_PER_MINUTE)
    lines.push(
      `You said “um” or “uh” ${whole(measured.fillersPerMinute ?? 0)} times a minute. A short silence sounds surer.`,
    );
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
  const practice = HARD_SOUNDS.flatMap(({ find, advice }) => {
    const used = words.filter((word) => find.test(word)).slice(0, WORDS_SHOWN);
    return used.length === 0
      ? []
      : [`Words of yours to practise: ${used.map((word) => `“${word}”`).join(', ')} (${advice}).`];
  });
  return practice.length === 0
    ? []
    : [...practice, 'Single sounds were not listened to: these are words that are often hard.'];
}

const whole = (value: number): string => String(Math.round(value));
const one = (value: number): string => String(Math.round(value * 10) / 10);
