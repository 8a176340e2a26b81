import { HIGHLIGHTS_MAX } from 'schema/rules/limits';
import type { Finding, FindingKind } from '../../assessment.types.js';
import type { GrammarRange } from '../grammar/range.js';
import { nextStructures } from './next-structure.js';
import { around, type OwnWords } from './own-words.js';

const KIND_WORDS: Record<FindingKind, string> = {
  agreement: 'subject and verb',
  tense: 'tense',
  article: 'a, an and the',
  plural: 'plurals',
  preposition: 'prepositions',
  'word order': 'word order',
  comparative: 'comparing',
  'verb form': 'verb forms',
  intensifier: 'very, so and too',
  'missing word': 'missing words',
  other: 'other points',
};

/** Kinds by how often they were found; of equal ones the first in the answer comes first. */
function kindsByCount(findings: readonly Finding[]): (readonly [FindingKind, readonly Finding[]])[] {
  return [...Map.groupBy(findings, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);
}

/** One line a kind of error: how often, and the first places in the student's own words. */
export const grammarAnalysis = (findings: readonly Finding[], answer: string): string[] =>
  kindsByCount(findings).map(([kind, found]) => {
    const places = found.slice(0, 3).map((finding) => `“${inContext(finding, answer).said}”`);
    const times = found.length === 1 ? 'once' : `${found.length} times`;
    return `${capital(KIND_WORDS[kind])}, ${times}: ${places.join(', ')}. ${found[0]?.reason ?? ''}`;
  });

export const specificExamples = (findings: readonly Finding[], answer: string): string[] =>
  findings
    .flatMap((finding) => {
      const { said, better } = inContext(finding, answer);
      return better === null ? [] : [`You said “${said}”. Better: “${better}”.`];
    })
    .slice(0, HIGHLIGHTS_MAX);

function inContext(finding: Finding, answer: string): { said: string; better: string | null } {
  const { quote, correction } = finding;
  const { before, after } = around(answer, finding);
  const open = correction === null || correction.includes('…');
  return { said: before + quote + after, better: open ? null : before + correction + after };
}

/** The one thing that would lift the grammar band. */
export function grammarLift(
  findings: readonly Finding[],
  range: GrammarRange,
  answer: string,
  own: OwnWords,
): string {
  const [kind, found = []] = kindsByCount(findings)[0] ?? [];
  const [first] = found;
  if (kind && first && found.length > 1)
    return `Watch ${KIND_WORDS[kind]} first, as in “${inContext(first, answer).said}”: ${lower(first.reason)}`;
  const [thing] = own.things;
  return (
    nextStructures(range, own)[0] ??
    first?.reason ??
    `Keep this accuracy while you say more${thing ? ` about “${thing}”` : ''}.`
  );
}

/** What was wrong most often, put right, to be said aloud; null where one place alone has one way to be right. */
export function sayAloud(findings: readonly Finding[], answer: string): string | null {
  const [, found = []] = kindsByCount(findings)[0] ?? [];
  const right = new Set(found.flatMap((finding) => inContext(finding, answer).better ?? []));
  if (right.size < 2) return null;
  const [one = '', other = ''] = right;
  return `Say these aloud until they come by themselves: “${one}”, “${other}”.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string =>
  /^(?:I |“|English)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
