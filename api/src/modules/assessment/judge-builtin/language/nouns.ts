import { IRREGULAR_PLURALS, SINGULAR_IN_S } from './noun-lists.js';

const PLURALS = new Set([...IRREGULAR_PLURALS.values(), 'police', 'clothes']);

/** Whether a noun is plural by its form. @param lower in lower case */
export const isPluralForm = (lower: string): boolean =>
  PLURALS.has(lower) ||
  (/(?:[^su]|menu|guru|emu)s$/.test(lower) && !SINGULAR_IN_S.has(lower) && lower.length > 2);

export function pluralOf(lower: string): string {
  const irregular = IRREGULAR_PLURALS.get(lower);
  if (irregular) return irregular;
  if (/(?:s|x|z|ch|sh)$/.test(lower) || /(?:hero|potato|tomato|mango|echo)$/.test(lower)) return `${lower}es`;
  return /[^aeiou]y$/.test(lower) ? `${lower.slice(0, -1)}ies` : `${lower}s`;
}

export function singularOf(lower: string): string {
  for (const [singular, plural] of IRREGULAR_PLURALS) if (plural === lower) return singular;
  if (/(?:ches|shes|sses|xes|hero(?:es)|(?:potato|tomato|mango|echo)es)$/.test(lower))
    return lower.slice(0, -2);
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  return isPluralForm(lower) ? lower.slice(0, -1) : lower;
}

/** The indefinite article that a word's sound asks for. @param word as written */
export function articleFor(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(lower)) return 'an';
  if (/^(?:uni(?!n|m)|us[aeu]|util|euro|eu|one|once|ufo|ukul|ubiq)/.test(lower)) return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}
