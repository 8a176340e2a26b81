import { isSuperlative } from '../../language/adjective-lists.js';
import type { Doc, Token } from '../../language/document.js';
import { ARTICLE_PLACES, COUNTABLE_NOUNS } from '../../language/noun-lists.js';
import { articleFor } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { startsClause } from '../../language/subjects.js';
import { isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit, said } from '../rule.js';
import { isPlainAdjective, standsAlone } from './noun-phrase.js';

const A_OR_AN = 'One person or thing that can be counted needs “a” or “an” the first time you name it.';
const named = (doc: Doc, first: Token, last: Token): string =>
  `${articleFor(first.text)} ${said(doc, first, last)}`;

/** What one has or takes once: each verb with its nouns. */
const EVENTS: readonly (readonly [verbs: string, nouns: string])[] = [
  [
    'have|has|had|having|hold|held|organise|organised|attend|attended',
    'picnic|party|barbecue|meeting|discussion|gathering|feast|campfire|quarrel|fight|argument|competition|headache|stomachache|toothache|fever|cold|cough|accident|conversation|break|rest|nap|chat|walk|bath|shower|holiday',
  ],
  [
    'take|takes|took|taking|catch|catches|caught|ride|hire|call|called',
    'taxi|cab|bus|train|flight|boat|ferry|lorry',
  ],
  ['take|takes|took|taking', 'photo|picture|selfie|break|rest|nap|bath|shower|walk|trip|look|seat'],
  [
    'make|makes|made|making',
    'mistake|decision|plan|cake|promise|choice|difference|list|speech|video|wish|suggestion',
  ],

  ['give|gives|gave', 'speech|talk|example|presentation|smile'],
  ['tell|tells|told|telling', 'lie|joke|story|secret'],
  ['go|goes|went|going', 'for walk|for picnic|on trip|for holiday|for swim|for drive|on picnic'],
];

const MEALS_AND_KINDS =
  'dinner|lunch|birthday|farewell|surprise|class|group|family|tea|beach|short|long|football|badminton';

const eventHits = (doc: Doc) =>
  EVENTS.flatMap(([verbs, nouns]) => {
    const single = nouns
      .split('|')
      .filter((noun) => !noun.includes(' '))
      .join('|');
    const pairs = nouns.split('|').flatMap((noun) => (noun.includes(' ') ? [noun.split(' ')] : []));
    return [
      ...scan(
        doc,
        verbs,
        maybe((token) => isPlainAdjective(token) && token.lower !== 'free'),
        maybe(MEALS_AND_KINDS),
        single,
      )
        .filter(({ last }) => standsAlone(doc, last))
        .map(({ slots, last }) => {
          const first = slots[1] ?? slots[2] ?? last;
          return hit(first, last, named(doc, first, last));
        }),
      ...pairs.flatMap(([lead = '', noun = '']) =>
        scan(doc, verbs, maybe('out'), lead, maybe(isPlainAdjective), noun)
          .filter(({ last }) => standsAlone(doc, last))
          .map(({ slots, last }) => {
            const first = slots[3] ?? last;
            return hit(first, last, named(doc, first, last));
          }),
      ),
    ];
  });

const THING = (token: Token): boolean => COUNTABLE_NOUNS.has(token.lower);
const ORDINAL = 'first|second|third|last|next|same';

/** Articles of events, gifts and things there is only one of. */
export const ARTICLE_EVENT_RULES: readonly GrammarRule[] = [
  {
    id: 'have-picnic',
    kind: 'article',
    explanation: 'What you do or have once takes “a” or “an”: “have a picnic”, “take a taxi”.',
    find: (doc) => [
      ...eventHits(doc),
      ...scan(doc, "is|was|'s", 'waste', 'of').flatMap(({ slots }) =>
        slots[1] ? [hit(slots[1], slots[1], 'a waste')] : [],
      ),
    ],
    catches: ['We had dinner party at my aunt’s house.', 'It was raining so we took taxi home.'],
    passes: ['We had a picnic and took the train.', 'We made cake shops famous and take bus number nine.'],
  },
  {
    id: 'bought-me-phone',
    kind: 'article',
    explanation: A_OR_AN,
    find: (doc) =>
      scan(
        doc,
        'buy|buys|bought|get|got|make|made|lend|lent|bring|brought|cook|cooked|offer|offered|teach|taught|show|showed|call|called',
        'me|us|him|them',
        maybe(isPlainAdjective),
        (token) => THING(token) && token.lower !== 'week',
      )
        .filter(
          ({ first, slots, last }) =>
            standsAlone(doc, last) &&
            (slots[2] !== undefined || !/^(?:call|make|made|got|get|called)$/.test(first.lower)),
        )
        .map(({ slots, last }) => hit(slots[2] ?? last, last, named(doc, slots[2] ?? last, last))),
    catches: ['my mother bought me new phone for my birthday', 'My uncle lent us book about stars.'],
    passes: ['My mother bought me a new phone.', 'She taught me English and brought us home.'],
  },
  {
    id: 'only-child',
    kind: 'article',
    explanation: 'Say “the” before first, second, last and only: “the only child”, “the first option”.',
    find: (doc) => [
      ...scan(
        doc,
        "am|are|were|be|'m",
        'first|second|third|last|only|youngest|eldest|oldest',
        'child|son|daughter|girl|boy|grandchild|one|person|student|player',
      ).map(({ slots, last }) => hit(slots[1] ?? last, last, `the ${said(doc, slots[1] ?? last, last)}`)),
      ...scan(
        doc,
        'choose|chose|prefer|like|pick|picked|want|think|support|take|took|read|watch|watched|answer|do|in|about|with|on',
        ORDINAL,
        'option|choice|idea|suggestion|point|question|book|picture|activity|movie|reason|place|part|page|problem|day|class|team|group',
      )
        .filter(
          ({ slots, last }) =>
            standsAlone(doc, last) &&
            !(
              /^(?:last|next|first)$/.test(slots[1]?.lower ?? '') && /^(?:class|place|day)$/.test(last.lower)
            ),
        )
        .map(({ slots, last }) => hit(slots[1] ?? last, last, `the ${said(doc, slots[1] ?? last, last)}`)),
    ],
    catches: ['I am only child in my family.', 'I will choose first option because it is cheaper.'],
    passes: [
      'I am the only child and I chose the first option.',
      'We are first class students and I came on last.',
    ],
  },
  {
    id: 'protect-environment',
    kind: 'article',
    explanation: 'There is only one that everybody means: “the environment”, “the government”.',
    find: (doc) => [
      ...scan(
        doc,
        'protect|protects|protecting|save|saving|harm|harms|pollute|pollutes|destroy|destroys|destroying|damage|love|help|clean|of|for|to|from|about|affect|affects|by|near|in|on',
        'environment|government|sun|moon|earth|sea|ground|weather',
      )
        .filter(
          ({ first, last }) =>
            standsAlone(doc, last) &&
            !(
              /^(?:earth|sea|moon|weather)$/.test(last.lower) &&
              /^(?:on|to|by|of|in|for|about|love)$/.test(first.lower)
            ) &&
            !(last.lower === 'ground' && !/^(?:on|in)$/.test(first.lower)),
        )
        .map(({ last }) => hit(last, last, `the ${last.text}`)),
      ...scan(doc, 'government|environment', 'should|must|is|has|can|will|needs|gives|gave')
        .filter(({ first }) => startsClause(doc, first))
        .map(({ first }) => hit(first, first, `the ${first.lower}`)),
    ],
    catches: ['We must protect environment.', 'I think government should build more parks.'],
    passes: [
      'We must protect the environment.',
      'It travels by sea and is made of weather data for government schools.',
    ],
  },
  {
    id: 'a-best',
    kind: 'article',
    explanation: 'Only one can be the best or the most: say “the”, not “a”.',
    find: (doc) =>
      scan(doc, 'a|an', (token) => isSuperlative(token.lower), isNominal)
        .filter(({ last }) => !/^(?:friend|friends|seller|sellers|man|buddy|bet)$/.test(last.lower))
        .map(({ first }) => hit(first, first, 'the')),
    catches: ['My mother is a best cook in the world.', 'It is a biggest mall here.'],
    passes: ['She is a best friend of mine.', 'It is the biggest mall, and a good one.'],
  },
  {
    id: 'the-football-is',
    kind: 'article',
    explanation: 'Sports, school subjects and things in general take no “the”.',
    find: (doc) =>
      scan(
        doc,
        'the',
        'football|badminton|basketball|netball|swimming|mathematics|maths|science|english|history|homework|exercise|pollution|technology|sport|music',
        'is|makes|helps|has',
        maybe('my|a|one|very|also|really|not'),
        'favourite|important|good|popular|difficult|hard|interesting|fun|boring|useful|hobby|of|easy|healthy',
      )
        .filter(
          ({ first, last }) =>
            first.before === 'stop' && (last.lower !== 'of' || doc.tokens[last.index - 1]?.lower === 'one'),
        )
        .flatMap(({ first, slots }) => (slots[1] ? [hit(first, slots[1], slots[1].text)] : [])),
    catches: ['The football is my favourite sport.', 'The mathematics is very difficult.'],
    passes: ['Football is my favourite sport.', 'The football is under the table.'],
  },
  {
    id: 'place-behind-verb',
    kind: 'article',
    explanation: 'Say “the” or “a” before a place like a hotel, the park or the market.',
    find: (doc) =>
      scan(
        doc,
        'clean|cleaned|cleaning|visit|visited|visiting|enter|entered|leave|left|reach|reached|reaching',
        ARTICLE_PLACES,
      )
        .filter(({ last }) => standsAlone(doc, last))
        .map(({ last }) => hit(last, last, `the ${last.text}`)),
    catches: ['We cleaned beach last Saturday.', 'The bus reached airport at nine.'],
    passes: ['We cleaned the beach.', 'They visit market towns and left school.'],
  },
];
