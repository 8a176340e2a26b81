import { hasForm, type Token } from './document.js';
import { COUNTABLE_NOUNS, PERSON_NOUNS, ROLE_NOUNS, UNCOUNTABLE_NOUNS } from './noun-lists.js';
import { isPluralForm } from './nouns.js';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const POSSESSIVES = set("my your his her its our their 's");
export const DETERMINERS = set(`
  the a an this that these those my your his her its our their every each some any no another what which whose either
  neither both all many several few much enough such more most other 's
`);
export const OBJECT_PRONOUNS = set(
  'me him her us them you it myself yourself himself herself ourselves themselves',
);
export const FINITE_BE = set("am is are was were 's 're 'm");
export const MODALS = set("can could will would shall should may might must ca wo 'll cannot");
/** Adverbs that stand between subject and verb. */
export const MID_ADVERBS = set(`
  always usually often sometimes never also still just really only even already seldom rarely normally nowadays now today
  all both actually probably definitely truly totally ever simply generally mostly currently personally honestly
`);
export const NUMBERS = set(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety
`);
export const WEEKDAYS = set(
  'monday tuesday wednesday thursday friday saturday sunday mondays sundays saturdays',
);
export const MONTHS = set(
  'january february march april june july august september october november december',
);
/** Names of places that take no article. */
const PLACE_NAMES = set(`
  malaysia singapore indonesia thailand japan china korea india england france australia america brunei taiwan vietnam
  johor kedah kelantan malacca melaka penang perak perlis putrajaya sabah sarawak selangor terengganu pahang labuan ipoh
  langkawi kuching kuantan cameron genting kuala kl miri seremban taiping muar kluang tokyo seoul london asia europe
`);
export const TIME_UNITS = set('second minute hour day week month year decade');

export const isAdjective = (token: Token): boolean => token.tag === 'ADJ';
export const isNoun = (token: Token): boolean => token.tag === 'NOUN';
export const isNominal = (token: Token): boolean => token.tag === 'NOUN' || token.tag === 'PROPN';

/** A number above one, in words or up to three digits (longer ones are years). */
export const isManyNumber = (token: Token): boolean =>
  NUMBERS.has(token.lower) || (/^\d{1,3}$/.test(token.lower) && Number(token.lower) > 1);

export const isYear = (token: Token): boolean => /^(?:19|20)\d\d$/.test(token.lower);

/** One of our own lists of everyday countable nouns has it in the singular. */
export const isCountable = (token: Token): boolean =>
  COUNTABLE_NOUNS.has(token.lower) || PERSON_NOUNS.has(token.lower) || ROLE_NOUNS.has(token.lower);

export const isPluralNoun = (token: Token): boolean =>
  isPluralForm(token.lower) && (token.tag === 'NOUN' || token.lower === 'people') && !hasForm(token, 'past');

/** Singular by form and, as far as we know, countable. */
export const isSingularNoun = (token: Token): boolean =>
  isCountable(token) ||
  (token.tag === 'NOUN' &&
    /^[a-z]{3,}$/.test(token.lower) &&
    !isPluralForm(token.lower) &&
    !UNCOUNTABLE_NOUNS.has(token.lower) &&
    !/^(?:species|series|sheep|fish|deer|aircraft|means)$/.test(token.lower) &&
    !token.lower.endsWith('ing'));

export const isPlaceName = (token: Token): boolean => PLACE_NAMES.has(token.lower);
