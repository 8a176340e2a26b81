import type { Finding } from '../../assessment.types.js';
import type { GrammarRange } from '../grammar/range.js';
import type { TopicOverlap } from '../topic.js';
import type { VocabularyProfile } from '../vocabulary/vocabulary-profile.js';
import type { OwnWords } from './own-words.js';

const STRUCTURE_WORDS: Readonly<Record<string, string>> = {
  perfect: 'the perfect (have done)',
  passive: 'the passive',
  conditional: 'sentences with if',
  relative: 'who, which and that clauses',
  comparison: 'comparisons',
  contrast: 'contrast (although, however)',
  'used to': '“used to” for old habits',
  gerund: '-ing as a subject',
};

/** What went well, each line from something counted in this answer. */
export function strengthsOf(
  findings: readonly Finding[],
  range: GrammarRange,
  profile: VocabularyProfile,
  topic: TopicOverlap,
  { asSaid }: OwnWords,
): string[] {
  const lines: string[] = [];
  const touched = topic.points.filter(({ words }) => words.length > 0);
  if (touched.length > 1) {
    // the noun of a phrase comes last
    const words = [...new Set(touched.flatMap((point) => point.words.at(-1) ?? []))].slice(0, 3).map(quoted);
    lines.push(
      `You spoke about ${touched.length} of the ${topic.points.length} points on the card, with words such as ${list(words)}.`,
    );
  }
  const links = range.subordinators.filter((word) => !/^(?:that|how|what|so)$/.test(word));
  if (links.length > 1) lines.push(`You joined ideas with ${list(links.slice(0, 5).map(quoted))}.`);
  const structures = range.structures.flatMap((name) => STRUCTURE_WORDS[name] ?? []);
  if (structures.length > 1)
    lines.push(`You used more than simple sentences: ${list(structures.slice(0, 4))}.`);
  if (profile.lessCommon.length > 2) {
    lines.push(
      `You chose words that not everyone uses, such as ${list(profile.lessCommon.slice(0, 3).map(asSaid).map(quoted))}.`,
    );
  }
  const rate = (100 * findings.length) / Math.max(1, profile.words);
  if (findings.length === 0)
    lines.push(`None of the errors that are checked were found in ${profile.words} words.`);
  else if (rate < 2) lines.push(`Most of your sentences are accurate: ${profile.words} words, few errors.`);
  if (lines.length === 0 && profile.words >= 50) lines.push(`You kept going for ${profile.words} words.`);
  return lines;
}

const quoted = (word: string): string => `“${word}”`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
