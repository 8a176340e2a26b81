const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Short adjectives that take -er and -est. */
export const SHORT_ADJECTIVES = set(`
  big tall small fast slow old young cheap strong weak short long high low hot cold large hard easy heavy rich poor thin
  fat bright dark deep wide thick loud sweet soft smart dirty noisy lazy ugly great good bad kind nice clean safe happy
  busy healthy early funny pretty clever brave cool warm dry wet new quick quiet calm tasty spicy friendly hungry
`);

/** Of these only, "more big" is surely wrong: the others are heard both ways. */
export const ER_ONLY = set(`
  big tall small fast slow old young cheap strong weak short long high low hot cold large hard easy heavy rich poor thin
  fat bright deep wide thick loud good bad nice great dirty lazy noisy
`);

/** Adjectives that stand alone after a form of be, and are neither nouns nor verbs. */
export const PREDICATE_ADJECTIVES = set(`
  happy sad hungry thirsty angry tired sick afraid scared ready busy late tall beautiful handsome pretty kind friendly
  careful famous proud excited interested healthy unhealthy nervous shy lazy rich poor delicious expensive important
  interesting boring difficult easy dangerous strong weak smart clever hardworking hot cold big small young old nice good bad
  worried sleepy lucky lonely popular helpful polite rude successful comfortable peaceful crowded noisy quiet sure able
  addicted allergic responsible cute funny strict generous brave honest confident different similar same safe
  useful fun tasty far spicy cheap special wonderful amazing surprised bored confused disappointed stressed
`);

/** The adjectives that the wrong end of -er and -est is put on. */
export const LONG_ADJECTIVES = set(`
  beautiful important expensive interesting difficult useful famous careful popular dangerous delicious comfortable
  intelligent handsome wonderful terrible serious special helpful boring exciting powerful modern successful
  convenient peaceful hardworking healthful amazing tired crowded
`);

const IRREGULAR_COMPARATIVES: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['good', ['better', 'best']],
  ['bad', ['worse', 'worst']],
  ['far', ['further', 'furthest']],
]);

function graded(adjective: string, end: 'er' | 'est'): string {
  const irregular = IRREGULAR_COMPARATIVES.get(adjective);
  if (irregular) return irregular[end === 'er' ? 0 : 1];
  if (adjective.endsWith('e')) return adjective + end.slice(1);
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${end}`;
  return /^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective)
    ? adjective + adjective.slice(-1) + end
    : adjective + end;
}

export const comparativeOf = (adjective: string): string => graded(adjective, 'er');
export const superlativeOf = (adjective: string): string => graded(adjective, 'est');

const COMPARATIVES = new Map([...SHORT_ADJECTIVES, 'far'].map((word) => [comparativeOf(word), word]));
const SUPERLATIVES = new Map([...SHORT_ADJECTIVES, 'far'].map((word) => [superlativeOf(word), word]));

export const isComparative = (lower: string): boolean => COMPARATIVES.has(lower);
export const isSuperlative = (lower: string): boolean => SUPERLATIVES.has(lower);
/** "tallest" → "tall" */
export const positiveOf = (lower: string): string =>
  COMPARATIVES.get(lower) ?? SUPERLATIVES.get(lower) ?? lower;
