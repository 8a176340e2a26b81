import { type Doc, parse, type Token } from '../../assessment/judge-builtin/language/document.js';
import {
  ARTICLE_PLACES,
  BARE_SUBJECTS,
  COUNTABLE_NOUNS,
  GROUP_NOUNS,
  PERSON_NOUNS,
  ROLE_NOUNS,
  UNCOUNTABLE_NOUNS,
} from '../../assessment/judge-builtin/language/noun-lists.js';
import { isPluralForm, pluralOf, singularOf } from '../../assessment/judge-builtin/language/nouns.js';
import type { Knowledge } from './knowledge.js';

/** Longer turns are read to here: what a speaker comes back to is said by then. */
const READ_MAX_CHARACTERS = 1200;

/** Nouns of a Malaysian day, and others that the lists of the assessor do not need. */
const EVERYDAY = new Set(
  `government recess canteen tuition kampung wau congkak batik gasing rendang satay laksa ketupat durian opah atok nenek
  grandparent grandchild parent newcomer prefect monitor company influencer advertisement seller buyer customer scammer
  thief bank machine robot feeling habit taste price discount voucher parcel bicycle lorry motorbike traffic jam
  football badminton netball basketball volleyball holiday weekend exam test homework stress sugar sweets chicken
  breakfast lunch dinner snack vitamin salad burger fan light bill electricity sunlight path guide turtle sea forest
  nature tourist visitor island leader neighbour neighbourhood taman flood gotong-royong culture language lyric
  subtitle dictionary grammar app password message link prize website police trick brand fashion model beauty trend
  cashier factory skill career camera art idea future law tax war price salary cost generation age society danger
  medicine pill alarm button font eye screen voice grandson queue counter`.split(/\s+/),
);
/** About the talk itself, or too wide to take up; and what is nobody's business. */
const EMPTY = new Set(
  `thing person people way lot kind part point idea answer topic opinion reason question discussion conversation example
  map chance choice fact problem solution partner candidate teacher's day time year month week minute hour today
  number name address email password group one word mind life side end case matter rest world place number pair number
  suggestion experience knowledge evidence help work worth help love data thing skin blood sex million prompt system
  mistake decision support permission`.split(/\s+/),
);

/** Words as the partner would say them back. */
const WHOSE: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['your', 'my'],
  ['our', 'our'],
]);

/** What a turn speaks of, as the partner would name it ("the canteen", "your grandmother"): people first, then the last one. */
export function thingsIn(
  text: string,
  { words: topicWords, topic }: Pick<Knowledge, 'words' | 'topic'>,
): string[] {
  const doc = parse(text.slice(0, READ_MAX_CHARACTERS));
  const ofTopic = new Set(
    topic
      .toLowerCase()
      .split(/\P{L}+/u)
      .map(singularOf),
  );
  const things = doc.tokens.flatMap((token) => {
    const isSaid = isHead(doc, token, topicWords) && !ofTopic.has(singularOf(token.lower));
    const thing = isSaid ? named(doc, token) : null;
    return thing ? [thing] : [];
  });
  const lastFirst = [...new Set(things.reverse())];
  return [...lastFirst.filter(isPerson), ...lastFirst.filter((thing) => !isPerson(thing))];
}

/** "your grandmother" */
export const isPerson = (thing: string): boolean =>
  thing.startsWith('your ') && PERSON_NOUNS.has(singularOf(thing.slice('your '.length)));

const isNoun = (token: Token | undefined): boolean => token?.tag === 'NOUN' || token?.tag === 'PROPN';

function isHead(doc: Doc, token: Token, topicWords: ReadonlySet<string>): boolean {
  const next = doc.tokens[token.index + 1];
  const isBeforeNoun = isNoun(next) && next?.before === 'none' && !PERSON_NOUNS.has(token.lower);
  if (!isNoun(token) || isBeforeNoun || !/^[a-z][a-z-]{2,15}$/.test(token.lower)) return false;
  const singular = singularOf(token.lower);
  if (EMPTY.has(singular) || EMPTY.has(token.lower)) return false;
  return [token.lower, singular].some((word) => isKnown(word) || topicWords.has(word));
}

const isKnown = (word: string): boolean =>
  [
    EVERYDAY,
    PERSON_NOUNS,
    COUNTABLE_NOUNS,
    UNCOUNTABLE_NOUNS,
    ROLE_NOUNS,
    ARTICLE_PLACES,
    GROUP_NOUNS,
    BARE_SUBJECTS,
  ].some((list) => list.has(word));

/** With "the", "your" or nothing before it, as English wants it, whatever the student said. */
function named(doc: Doc, head: Token): string {
  const before = doc.tokens[head.index - 1];
  const joined = head.before === 'none' ? before : undefined;
  const compound = joined && COMPOUNDS.has(`${joined.lower} ${head.lower}`) ? `${joined.lower} ` : '';
  const owner = compound ? doc.tokens[head.index - 2]?.lower : joined?.lower;
  const whose = WHOSE.get(owner ?? '');
  const noun = compound + head.lower;
  const name = NAMES.get(head.lower);
  if (name) return name;
  if (whose) return `${whose} ${noun}`;
  if (isPluralForm(head.lower) || isMass(head.lower)) return noun;
  return /^(?:many|some|several|few|all|these|those|every)$/.test(joined?.lower ?? '')
    ? compound + pluralOf(head.lower)
    : `the ${noun}`;
}

const isMass = (lower: string): boolean =>
  !COUNTABLE_NOUNS.has(lower) &&
  (UNCOUNTABLE_NOUNS.has(lower) || BARE_SUBJECTS.has(lower) || MEALS.has(lower));

/** Written as they are, and without "the". */
const NAMES: ReadonlyMap<string, string> = new Map(
  'Shopee Lazada TikTok YouTube Instagram WhatsApp ChatGPT Netflix Korea Japan English Deepavali'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
const MEALS = new Set(
  'breakfast lunch dinner recess homework badminton netball basketball volleyball stress traffic sugar salad electricity sunlight nature batik congkak gotong-royong tuition society culture fashion beauty art danger satay rendang laksa'.split(
    ' ',
  ),
);
const COMPOUNDS = new Set(
  'night market|social media|video call|fast food|school bus|traffic jam|junk food|old people|young people|real life|public transport|wau bulan'.split(
    '|',
  ),
);
