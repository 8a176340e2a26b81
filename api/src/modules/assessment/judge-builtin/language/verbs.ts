import { IRREGULAR_VERBS } from './irregular-verbs.js';
import { AMBIGUOUS_VERBS, PURE_VERBS } from './verb-lists.js';

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing';

/** One way to read a word as a verb. */
export interface VerbReading {
  readonly base: string;
  readonly form: VerbForm;
  /** Hardly ever a noun or an adjective. */
  readonly pure: boolean;
}

const IRREGULAR = new Map(IRREGULAR_VERBS.map((verb) => [verb[0], verb]));
const DOUBLING = /^(?:[^aeiou]*[aeiou][bdgmnprt]|begin|forget|prefer|occur|admit|regret|control|quit)$/;

const doubled = (base: string): string => (DOUBLING.test(base) ? base + base.slice(-1) : base);

/** Third person singular of the present. */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

export function pastOf(base: string): string {
  const irregular = IRREGULAR.get(base);
  return irregular ? first(irregular[1]) : regularPast(base);
}

export function participleOf(base: string): string {
  const irregular = IRREGULAR.get(base);
  return irregular ? first(irregular[2]) : regularPast(base);
}

export function ingOf(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`;
}

const first = (forms: string): string => forms.split('/')[0] ?? forms;

const READINGS: ReadonlyMap<string, readonly VerbReading[]> = buildReadings();
const NONE: readonly VerbReading[] = [];

/** All verb readings of a word; none for a word that our lists do not know as a verb. @param lower in lower case */
export const verbReadings = (lower: string): readonly VerbReading[] => READINGS.get(lower) ?? NONE;

function buildReadings(): Map<string, VerbReading[]> {
  const readings = new Map<string, VerbReading[]>();
  const add = (word: string, reading: VerbReading) => {
    readings.set(word, [...(readings.get(word) ?? []), reading]);
  };
  const pure = new Set(PURE_VERBS);
  for (const base of new Set([...PURE_VERBS, ...AMBIGUOUS_VERBS, ...IRREGULAR.keys()])) {
    const isPure = pure.has(base) || (IRREGULAR.has(base) && !AMBIGUOUS_VERBS.includes(base));
    const irregular = IRREGULAR.get(base);
    const past = irregular ? irregular[1].split('/') : [regularPast(base)];
    const participle = irregular ? irregular[2].split('/') : [regularPast(base)];
    add(base, { base, form: 'base', pure: isPure });
    add(thirdPerson(base), { base, form: 's', pure: isPure });
    add(ingOf(base), { base, form: 'ing', pure: isPure });
    for (const word of past) add(word, { base, form: 'past', pure: isPure });
    for (const word of participle) add(word, { base, form: 'participle', pure: isPure });
  }
  for (const word of ['am', 'are']) readings.set(word, [{ base: 'be', form: 's', pure: true }]);
  return readings;
}
