import { HIGHLIGHTS_MAX } from 'schema/rules/limits';
import type { Finding, FindingKind } from '../../assessment.types.js';
import type { GrammarRange } from '../grammar/range.js';

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

/** Up to two words before and after, within the sentence: a lone “have” says little. */
const BEFORE = /(?:[\p{L}\p{N}'’-]+ ){0,2}$/u;
const AFTER = /^(?: [\p{L}\p{N}'’-]+){0,2}/u;

function inContext(
  { start, end, quote, correction }: Finding,
  answer: string,
): { said: string; better: string | null } {
  const before = BEFORE.exec(answer.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  const after = AFTER.exec(answer.slice(end, end + 60))?.[0] ?? '';
  const open = correction === null || correction.includes('…');
  return { said: before + quote + after, better: open ? null : before + correction + after };
}

/** A structure that is worth trying next, with words to begin with. */
const NEXT_STRUCTURES: readonly (readonly [string, string])[] = [
  ['relative', 'Join two sentences with who, which or that: “I have a friend who …”.'],
  ['conditional', 'Say what would happen with “if”: “If I had more time, I would …”.'],
  ['contrast', 'Show two sides with “although”: “Although it is far, …”.'],
  ['perfect', 'Tell what has happened until now: “I have been … since …”.'],
  ['passive', 'Try the passive where the doer does not matter: “The hall was built …”.'],
  ['comparison', 'Compare two things: “It is cheaper than …”.'],
];

export const nextStructure = (range: GrammarRange): string | null =>
  NEXT_STRUCTURES.find(([name]) => !range.structures.includes(name))?.[1] ?? null;

/** The one thing that would lift the grammar band. */
export function grammarLift(findings: readonly Finding[], range: GrammarRange): string {
  const most = kindsByCount(findings)[0];
  if (most && most[1].length > 1)
    return `Watch ${KIND_WORDS[most[0]]} first: ${lower(most[1][0]?.reason ?? '')}`;
  return (
    nextStructure(range) ??
    most?.[1][0]?.reason ??
    'Keep this accuracy while you speak longer and more freely.'
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string =>
  /^(?:I |“|English)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
