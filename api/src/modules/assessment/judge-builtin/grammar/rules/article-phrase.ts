import type { Doc, Token } from '../../language/document.js';
import { ARTICLE_PLACES, COUNTABLE_NOUNS, PERSON_NOUNS } from '../../language/noun-lists.js';
import { articleFor } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { isAdjective } from '../../language/word-classes.js';
import { type GrammarRule, hit, said } from '../rule.js';
import { isPlainAdjective, standsAlone } from './noun-phrase.js';

const A_OR_AN = 'One person or thing that can be counted needs “a” or “an” the first time you name it.';
/** Named after the place, so without an article: "in primary school", "at public university". */
const KINDS_OF_SCHOOL = /^(?:primary|secondary|high|boarding|private|medical|religious|public)$/;
const isThing = (token: Token): boolean =>
  COUNTABLE_NOUNS.has(token.lower) || ARTICLE_PLACES.has(token.lower) || PERSON_NOUNS.has(token.lower);
const named = (doc: Doc, first: Token, last: Token): string =>
  `${articleFor(first.text)} ${said(doc, first, last)}`;

/** Noun phrases of two and three words without their article. */
export const ARTICLE_PHRASE_RULES: readonly GrammarRule[] = [
  {
    id: 'in-small-house',
    kind: 'article',
    explanation: A_OR_AN,
    find: (doc) =>
      scan(
        doc,
        'in|at|with|from|near|to|into|inside|behind|beside|like|about|for|of|on|as',
        (token) => isPlainAdjective(token) && !KINDS_OF_SCHOOL.test(token.lower),
        (token) => isThing(token) || token.lower === 'school',
      )
        .filter(
          ({ first, slots, last }) =>
            standsAlone(doc, last) &&
            !/^\p{Lu}\p{Ll}/u.test(slots[1]?.text ?? '') &&
            !(
              first.lower === 'of' &&
              /^(?:thousands|hundreds|dozens|lots|lot|kinds|types|some|many|most|full)$/.test(
                doc.tokens[first.index - 1]?.lower ?? '',
              )
            ) &&
            !(first.lower === 'of' && /^(?:different|various|certain|similar)$/.test(slots[1]?.lower ?? '')),
        )
        .flatMap(({ slots, last }) => (slots[1] ? [hit(slots[1], last, named(doc, slots[1], last))] : [])),
    catches: ['My family lives in small house.', 'I want to study at local university.'],
    passes: ['My family lives in a small house.', 'She studied in primary school and at Public Bank.'],
  },
  {
    id: 'two-nouns-without-article',
    kind: 'article',
    explanation: A_OR_AN,
    find: (doc) =>
      scan(
        doc,
        'read|reads|watch|watches|watched|have|has|had|buy|bought|join|joined|want|write|visit|visited|wear|wears|open|build|play|own|attend|attended',
        maybe(isPlainAdjective),
        (token) =>
          /^(?:story|comic|football|badminton|basketball|netball|birthday|school|fashion|computer|mobile|hand|shopping|book|coffee|food|swimming|science|sports|music|english|talent|video|board|family|art|dance|drama|debate|scout|horror|action|cooking|fishing|pet|love|cartoon|action)$/.test(
            token.lower,
          ),
        'book|movie|film|club|party|team|uniform|shop|stall|pool|phone|game|mall|magazine|trip|show|match|competition|bag|centre|room|store|gathering|cat|dog|bird|rabbit|hamster|story|programme',
      )
        .filter(
          ({ first, slots, last }) =>
            standsAlone(doc, last) &&
            !(first.lower === 'play' && last.lower !== 'game') &&
            slots[2] !== undefined,
        )
        .map(({ slots, last }) => {
          const first = slots[1] ?? slots[2] ?? last;
          return hit(first, last, named(doc, first, last));
        }),
    catches: ['I like to read story book at night.', 'We had birthday party at home.'],
    passes: ['I like to read story books.', 'We had a birthday party and family time.'],
  },
  {
    id: 'at-hawker-centre',
    kind: 'article',
    explanation: 'Say “the” or “a” before a place like a hotel, the park or the market.',
    find: (doc) =>
      scan(
        doc,
        'in|at|to|near|from',
        'hawker|shopping|bus|train|police|petrol|night|swimming|food|tuition|coffee|book|school|fire|football|sports|community|recreation',
        'centre|center|mall|station|stop|market|pool|court|shop|hall|canteen|field|library|park|stall|complex|compound',
      )
        .filter(
          ({ first, last }) =>
            standsAlone(doc, last) &&
            !(
              /^(?:from|to)$/.test(first.lower) &&
              /^(?:to|from)$/.test(doc.tokens[last.index + 1]?.lower ?? '')
            ) &&
            doc.tokens[first.index - 1]?.lower !== doc.tokens[last.index]?.lower,
        )
        .flatMap(({ slots, last }) =>
          slots[1] ? [hit(slots[1], last, `the ${said(doc, slots[1], last)}`)] : [],
        ),
    catches: ['We have dinner at hawker centre.', 'I wait for him at bus stop.'],
    passes: ['We have dinner at the hawker centre.', 'He went from bus stop to bus stop.'],
  },
  {
    id: 'play-important-role',
    kind: 'article',
    explanation: 'This phrase has “a” or “an” in English.',
    find: (doc) => [
      ...scan(doc, 'play|plays|played|playing', maybe(isAdjective), 'role').map(({ slots, last }) =>
        hit(slots[1] ?? last, last, named(doc, slots[1] ?? last, last)),
      ),
      ...scan(doc, "is|was|'s", isPlainAdjective, 'experience|day|night|week|year|holiday|way|trip').map(
        ({ slots, last }) => hit(slots[1] ?? last, last, named(doc, slots[1] ?? last, last)),
      ),
      ...scan(doc, 'have|had|has|having', 'good|great|wonderful|nice|fantastic|hard', 'time').map(
        ({ slots, last }) => hit(slots[1] ?? last, last, `a ${said(doc, slots[1] ?? last, last)}`),
      ),
      ...scan(doc, 'for|take|takes|took|after', 'long|short', 'time').map(({ slots, last }) =>
        hit(slots[1] ?? last, last, `a ${said(doc, slots[1] ?? last, last)}`),
      ),
      ...scan(
        doc,
        'give|gives|gave|show|tell|told|send|sent',
        'me|us|him|her|them|you',
        maybe(isPlainAdjective),
        (token) => COUNTABLE_NOUNS.has(token.lower),
      )
        .filter(({ slots, last }) => standsAlone(doc, last) && slots[1]?.lower !== 'her')
        .map(({ slots, last }) => hit(slots[2] ?? last, last, named(doc, slots[2] ?? last, last))),
      ...scan(doc, 'in', 'big|small|large|great', 'city|town|village').flatMap(({ slots, last }) =>
        slots[1] ? [hit(slots[1], last, named(doc, slots[1], last))] : [],
      ),
    ],
    catches: ['Parents play important role in our life.', 'Can you give me example?'],
    passes: ['Parents play an important role.', 'They gave her dog food and had a good time.'],
  },
];
