import { wordsOf } from '../../assessment/text/words.js';

/** So many words in a row are no coincidence. */
const QUOTED_WORDS = 6;

/** Marks are the assessor's, orders are nobody's business, and a classmate speaks neither JSON nor markup. */
const OUT_OF_ROLE = new RegExp(
  [
    String.raw`\b(?:system|hidden|developer) (?:prompt|message|instructions?)\b|\bmy (?:prompt|instructions|programming|guidelines)\b`,
    String.raw`\b(?:as|being) an? (?:large )?(?:ai )?(?:language model|examiner|assessor|grader)\b|\bi am (?:now )?(?:an? |the |your )(?:\w+ )?(?:examiner|assessor|grader)\b`,
    String.raw`\b(?:rubric|json|jailbreak|(?:developer|god|admin) mode)\b|[{}]|<\/?[a-z|]|\[\/?[A-Z_]{3,}\]`,
    String.raw`\bi (?:will |can |hereby |would |have )?(?:mark|marked|grade|graded|score|scored) your?\b`,
    String.raw`\b(?:give|given|gave|award|awarded|get|gets|receive|deserve|score) (?:you |your |this |it )?[^.!?]*\b(?:band|(?:full|perfect|maximum|top) (?:marks?|scores?)|(?:six|[0-9]+) out of)\b`,
    String.raw`\byour (?:grammar|vocabulary|band|score|mark|marks|grade|total)(?: score| mark)? (?:is|are)\b`,
    String.raw`\bband (?:six|five|four|three|[0-6])\b|\bi (?:will |can |would )?(?:give|award) you (?:a )?(?:six|[0-9]+)\b`,
  ].join('|'),
  'iu',
);

/**
 * Whether a sentence of a model may be the partner's: not one that a student has talked out of its role, nor the text
 * that the model was given.
 */
export function inRole(prompt: string): (sentence: string) => boolean {
  const known = new Set(runsOf(prompt));
  return (sentence) => !OUT_OF_ROLE.test(sentence) && !runsOf(sentence).some((run) => known.has(run));
}

function runsOf(text: string): string[] {
  const words = wordsOf(text).map(({ lower }) => lower);
  return words.slice(QUOTED_WORDS - 1).map((_, at) => words.slice(at, at + QUOTED_WORDS).join(' '));
}
