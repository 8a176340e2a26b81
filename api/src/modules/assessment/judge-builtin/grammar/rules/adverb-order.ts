import { PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import { baseOf, hasForm } from '../../language/document.js';
import { isPluralForm } from '../../language/nouns.js';
import { scan } from '../../language/pattern.js';
import { subjectsOf } from '../../language/subjects.js';
import { DETERMINERS, isAdjective, isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit, said } from '../rule.js';

const NOT_MAIN = /^(?:am|is|are|was|were|have|has|had|do|did|does|be|know|try|tried)$/;

/** The place of adverbs, particles and times. */
export const ADVERB_ORDER_RULES: readonly GrammarRule[] = [
  {
    id: 'also-after-verb',
    kind: 'word order',
    explanation: '“Also” stands before the main verb: “I also play”.',
    find: (doc) =>
      subjectsOf(doc).flatMap(({ verb }) => {
        if (!verb || !hasForm(verb, 'base', 's', 'past') || NOT_MAIN.test(verb.lower)) return [];
        const [also, object] = [doc.tokens[verb.index + 1], doc.tokens[verb.index + 2]];
        if (also?.lower !== 'also' || also.before !== 'none' || object?.before !== 'none') return [];
        const goesOn = DETERMINERS.has(object.lower) || object.lower === 'to' || isNominal(object);
        return goesOn ? [hit(verb, also, `also ${verb.text}`)] : [];
      }),
    catches: ['I play also the guitar.', 'She likes also to sing.'],
    passes: ['I also play the guitar.', 'He is also a singer, and he sings, also at home.'],
  },
  {
    id: 'particle-before-pronoun',
    kind: 'word order',
    explanation: 'Me, it and them stand in the middle: “pick me up”, “turn it off”.',
    find: (doc) =>
      scan(
        doc,
        (token) =>
          /^(?:pick|throw|wake|clean|take|put|give|bring|write|fill|switch|turn|cut|call|set)$/.test(
            baseOf(token, 'base') ??
              baseOf(token, 's') ??
              baseOf(token, 'past') ??
              baseOf(token, 'ing') ??
              '',
          ),
        'up|off|away|back|down|out',
        'it|them|me|him|us',
      ).map(({ first, slots, last }) =>
        hit(first, last, `${first.text} ${last.text} ${slots[1]?.text ?? ''}`),
      ),
    catches: ['My father picks up me after school.', 'Please turn off it before you sleep.'],
    passes: ['My father picks me up after school.', 'I give up. It is too hard, so turn off the fan.'],
  },
  {
    id: 'the-both',
    kind: 'word order',
    explanation: '“Both” and “all” stand before “the” and “my”: “both the boys”, “all my friends”.',
    find: (doc) =>
      scan(doc, 'the|my|our|their|his|her', 'both|all', (token) => isPluralForm(token.lower))
        .filter(({ slots }) => slots[1]?.lower === 'both' || slots[0]?.lower !== 'the')
        .map(({ first, slots, last }) =>
          hit(first, last, `${slots[1]?.text ?? ''} ${first.lower} ${last.text}`),
        ),
    catches: ['The both boys are tall.', 'My all friends came to the party.'],
    passes: ['Both the boys are tall.', 'The two of them gave it their all.'],
  },
  {
    id: 'always-is',
    kind: 'word order',
    explanation: 'Always, usually and often stand after am, is, are, was and were: “he is always late”.',
    find: (doc) =>
      subjectsOf(doc).flatMap(({ verb }) => {
        const adverb = verb && doc.tokens[verb.index - 1];
        const told = verb && doc.tokens[verb.index + 1];
        if (!verb || !adverb || !/^(?:is|are|am|was|were)$/.test(verb.lower)) return [];
        if (!/^(?:always|usually|often|seldom)$/.test(adverb.lower) || told?.before !== 'none') return [];
        const goesOn =
          isAdjective(told) || PREDICATE_ADJECTIVES.has(told.lower) || DETERMINERS.has(told.lower);
        return goesOn || told.tag === 'ADP' ? [hit(adverb, verb, `${verb.text} ${adverb.text}`)] : [];
      }),
    catches: ['He always is late.', 'They usually are at home.'],
    passes: ['He is always late.', 'She is happier than she always was.'],
  },
  {
    id: 'time-before-object',
    kind: 'word order',
    explanation: 'The object comes right after the verb, the time at the end: “I ate rice yesterday”.',
    find: (doc) =>
      scan(
        doc,
        (token) =>
          /^(?:eat|play|watch|buy|see|meet|do|read|cook|drink|write)$/.test(
            baseOf(token, 'base') ?? baseOf(token, 's') ?? baseOf(token, 'past') ?? '',
          ),
        'yesterday|every|last',
        (token) => isNominal(token) || isAdjective(token),
        (token) => isNominal(token),
      )
        .filter(({ slots, last }) => {
          const [, time, unit] = slots;
          const after = doc.tokens[last.index + 1];
          const whole =
            time?.lower === 'yesterday' ||
            /^(?:day|night|week|evening|morning|weekend|month|year)$/.test(unit?.lower ?? '');
          const ends = after?.before !== 'none' || /^(?:with|and|at|in|because)$/.test(after.lower);
          return whole && ends && !hasForm(last, 'past');
        })
        .map(({ first, slots, last }) => {
          const [, time, unit] = slots;
          const isOneWord = time?.lower === 'yesterday';
          const object = isOneWord ? said(doc, unit ?? last, last) : last.text;
          const when = time && unit ? (isOneWord ? time.text : said(doc, time, unit)) : '';
          return hit(first, last, `${first.text} ${object} ${when}`);
        }),
    catches: ['I ate yesterday fried rice.', 'He plays every evening football.'],
    passes: ['I ate fried rice yesterday.', 'We met last night. Every day football is played.'],
  },
  {
    id: 'what-means',
    kind: 'word order',
    explanation: 'Ask with do or does: “What does this word mean?”',
    find: (doc) =>
      scan(doc, 'what', 'means', 'this|that|the|it')
        .filter(({ first }) => first.before === 'stop' && doc.questions.has(first.sentence))
        .map(({ first, last }) => hit(first, last, null)),
    catches: ['What means this word?', 'What means it in English?'],
    passes: ['What does this word mean?', 'What means the most to me is my family.'],
  },
];
