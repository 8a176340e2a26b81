const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Short adjectives that take -er and -est. */
export const SHORT_ADJECTIVES = set(`
  angry bad big brave bright busy calm cheap clean clever cold cool crazy dark deep dirty dry early easy fast fat
  friendly funny good great happy hard healthy heavy high hot hungry kind large lazy lonely long loud low lucky
  messy new nice noisy old poor pretty quick quiet rich safe salty scary short silly simple sleepy slim slow small
  smart soft sour spicy strong sunny sweet tall tasty thick thin thirsty tidy tiny tough ugly warm weak wet wide
  windy young
`);

/** Of these only, "more big" is surely wrong: the others are heard both ways. */
export const ER_ONLY = set(`
  big tall small fast slow old young cheap strong weak short long high low hot cold large hard easy heavy rich poor thin
  fat bright deep wide thick loud good bad nice great dirty lazy noisy easy heavy early busy pretty happy dry wet lucky funny tasty spicy thirsty hungry messy
`);

/** Adjectives that stand alone after a form of be, and are neither nouns nor verbs. */
export const PREDICATE_ADJECTIVES = set(`
  able active addicted affordable afraid alive allergic alone amazing angry asleep available awake aware awesome
  awful bad beautiful big bitter bored boring brave breathtaking bright busy careful careless caring challenging
  cheap cheerful clever cold colourful comfortable complicated confident confused convenient creative crowded
  curious cute dangerous dark delicious different difficult dirty disappointed easy easygoing energetic excellent
  excited exhausting expensive famous fantastic far fresh friendly fun funny generous good gorgeous grateful great
  handsome happy hardworking harmful healthy heavy helpful honest hopeful horrible hot huge humble humorous hungry
  ill impatient important impossible intelligent interested interesting kind knowledgeable late lazy lonely long
  loud lovely lucky meaningful memorable modern necessary negative nervous nice noisy old optimistic painful
  passionate patient peaceful polite poor popular positive possible precious pretty proud quiet ready relaxing
  reliable responsible rich rude sad safe salty same scared selfish serious short shy sick similar sleepy slim
  slow small smart sour special spicy stressed stressful strict strong stubborn stunning successful suitable
  supportive sure surprised sweet talkative tall tasty terrible thankful thin thirsty tiny tired tiring tough true
  unable unforgettable unhealthy unnecessary useful valuable weak wet wonderful worried wrong young
`);

/** The adjectives that the wrong end of -er and -est is put on. */
export const LONG_ADJECTIVES = set(`
  active affordable amazing attractive beautiful boring careful challenging colourful comfortable complicated
  confident convenient creative crowded dangerous delicious difficult effective efficient energetic enjoyable
  entertaining essential excellent exciting expensive famous fashionable flexible generous handsome hardworking
  harmful healthful helpful honest humble important intelligent interesting knowledgeable meaningful
  memorable modern natural nervous obvious patient peaceful popular powerful practical precious productive
  relaxing reliable responsible satisfying serious special stressful successful suitable supportive talented
  talkative terrible tired tiring traditional tropical useful valuable wonderful
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
