import { baseOf, type Doc, hasForm, isPurePast, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { type Subject, subjectsOf } from '../../language/subjects.js';
import { participleOf, pastOf } from '../../language/verbs.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { finishedTimes, MENTAL } from './times.js';

const NARRATORS = /^(?:i|we|he|she|they)$/;
/** What is done once, on one day: hardly said of a habit without "always" or "every". */
const EVENT =
  /^(?:visit|reach|arrive|buy|see|meet|win|lose|fall|catch|leave|return|decide|start|finish|order|bring|begin|become|find|get|give|go|take|eat|ride|swim|climb|walk|try|come|follow|join|stay|say|tell|ask|break|throw|drop|run|cry|scream|shout|laugh|feel|realise|sleep|wake|travel|celebrate|move|make|cook|end|stop|ring|open|close|hit|crash|save)$/;
/** Words that bring a story back to now, or to a habit. */
const NOW =
  /^(?:now|today|nowadays|still|always|usually|often|every|everyday|sometimes|never|until|tomorrow|will|if|whenever|normally|weekends)$/;

const isHaving = (doc: Doc, verb: Token): boolean =>
  verb.lower === 'have' &&
  /^(?:a|an|lunch|dinner|breakfast|fun)$/.test(doc.tokens[verb.index + 1]?.lower ?? '');

const pastOfEvent = (doc: Doc, verb: Token | undefined): string | null => {
  if (!verb || hasForm(verb, 'past')) return null;
  if (isHaving(doc, verb)) return 'had';
  const base = baseOf(verb, 'base') ?? baseOf(verb, 's');
  return base && EVENT.test(base) ? pastOf(base) : null;
};

const sentenceOf = (doc: Doc, token: Token): Token[] =>
  doc.tokens.filter(({ sentence }) => sentence === token.sentence);

/** "… and I meet", "…, then we go": the same story goes on. */
const goesOn = (doc: Doc, { first }: Subject): boolean =>
  first.before === 'comma' ||
  /^(?:and|then|so|but|after|when|because)$/.test(doc.tokens[first.index - 1]?.lower ?? '');

/** A finished time is named, and later clauses of the same sentence fall back into the present. */
function storyGoesOn(doc: Doc): Hit[] {
  const subjects = subjectsOf(doc);
  return finishedTimes(doc).flatMap((time) => {
    if (time.first.lower === 'this') return [];
    return subjects.flatMap((subject) => {
      const { verb, first } = subject;
      if (first.index - time.last.index < 1 || first.sentence !== time.last.sentence) return [];
      if (first.index - time.last.index > 25 || !NARRATORS.test(first.lower) || !goesOn(doc, subject))
        return [];
      const between = doc.tokens.slice(time.last.index + 1, (verb?.index ?? first.index) + 7);
      if (between.some((token) => NOW.test(token.lower) && token.sentence === first.sentence)) return [];
      const past = pastOfEvent(doc, verb);
      return verb && past ? [hit(verb, verb, past)] : [];
    });
  });
}

/** The sentence after "last month my class went …" that begins "We visit a museum". */
function nextSentences(doc: Doc): Hit[] {
  const subjects = subjectsOf(doc);
  const told = new Set(finishedTimes(doc).map(({ first }) => first.sentence));
  return subjects.flatMap(({ first, verb }) => {
    if (!verb || told.has(first.sentence) || !told.has(first.sentence - 1)) return [];
    if (first.before !== 'stop' || !/^(?:we|i)$/.test(first.lower)) return [];
    const base = baseOf(verb, 'base');
    if (!base || !/^(?:visit|reach|arrive|buy|take|see|meet|return|leave|win|lose)$/.test(base)) return [];
    const sentence = sentenceOf(doc, first);
    if (sentence.some(({ lower }) => NOW.test(lower)) || hasForm(verb, 'past')) return [];
    const later = subjects.flatMap((subject) => {
      if (subject.first.sentence !== first.sentence || subject.first.index <= verb.index) return [];
      const past =
        NARRATORS.test(subject.first.lower) && goesOn(doc, subject) ? pastOfEvent(doc, subject.verb) : null;
      return subject.verb && past ? [hit(subject.verb, subject.verb, past)] : [];
    });
    return [hit(verb, verb, pastOf(base)), ...later];
  });
}

/** "I was scared but then I feel excited". */
function thenInPresent(doc: Doc): Hit[] {
  return scan(
    doc,
    'then|suddenly|afterwards',
    'i|we|he|she|they',
    (token) =>
      (hasForm(token, 'base', 's') && !hasForm(token, 'past')) || /^(?:am|is|are)$/.test(token.lower),
  ).flatMap(({ first, last }) => {
    const earlier = doc.tokens.filter(
      ({ index, sentence }) => sentence === first.sentence && index < first.index && index > first.index - 16,
    );
    const past = earlier.findLast((token) => isPurePast(token) || /^(?:was|were)$/.test(token.lower));
    const present = doc.tokens.slice(last.index, last.index + 8).some(({ lower }) => NOW.test(lower));
    const base = baseOf(last, 'base') ?? baseOf(last, 's');
    if (!past || present || !base || (MENTAL.test(base) && base !== 'feel')) return [];
    const be: ReadonlyMap<string, string> = new Map(Object.entries({ am: 'was', is: 'was', are: 'were' }));
    return [hit(last, last, be.get(last.lower) ?? pastOf(base))];
  });
}

/** "The best moment was when our team win." */
const momentWhen = (doc: Doc): Hit[] =>
  scan(doc, 'was', 'when').flatMap(({ last }) => {
    const verb = subjectsOf(doc).find(({ first }) => first.index === last.index + 1)?.verb;
    const base = baseOf(verb, 'base') ?? baseOf(verb, 's');
    return verb && base && base !== 'be' && !hasForm(verb, 'past') ? [hit(verb, verb, pastOf(base))] : [];
  });

/** "When I reach home, my mother was cooking." */
const whenInPresent = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap(({ first: opened, verb: last }, i, subjects) => {
    const first = doc.tokens[opened.index - 1];
    if (!first || !last || opened.before !== 'none' || !/^(?:when|after|before|once)$/.test(first.lower))
      return [];
    if (pastOfEvent(doc, last) === null) return [];
    const main = subjects[i + 1];
    const { verb } = main ?? {};
    if (!main || !verb || main.first.before !== 'comma' || main.first.sentence !== first.sentence) return [];
    const toldInPast = isPurePast(verb) || /^(?:was|were)$/.test(verb.lower);
    return toldInPast && main.first.index - last.index < 9 ? [hit(last, last, pastOfEvent(doc, last))] : [];
  });

/** "She was cooking when I come home." */
const whenAfterPast = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap(({ first: subject, verb: last }) => {
    const first = doc.tokens[subject.index - 1];
    const anybody = /(?:one|body)$/.test(subject.lower) && /^(?:some|any|no)/.test(subject.lower);
    if (first?.lower !== 'when' || anybody || !last || pastOfEvent(doc, last) === null) return [];
    const earlier = doc.tokens.filter(
      ({ sentence, index }) => sentence === first.sentence && index < first.index,
    );
    const told = earlier.some((token) => isPurePast(token) || /^(?:was|were)$/.test(token.lower));
    const now = earlier.some(({ lower }) => NOW.test(lower) || /^(?:is|am|are|remember)$/.test(lower));
    const after = doc.tokens.slice(last.index + 1, last.index + 5).some(({ lower }) => NOW.test(lower));
    return told && !now && !after && first.before === 'none' ? [hit(last, last, pastOfEvent(doc, last))] : [];
  });

/** "The first time I see him, I was scared." */
const firstTime = (doc: Doc): Hit[] =>
  scan(
    doc,
    'the|my',
    'first|last',
    'time',
    maybe('that|when'),
    'i|we|he|she|they',
    (token) => hasForm(token, 'base') && !hasForm(token, 'past'),
  ).flatMap(({ first, last }) => {
    const around = doc.tokens.filter(
      ({ sentence, index }) => sentence === first.sentence && (index < first.index || index > last.index),
    );
    const told = around.some((token) => isPurePast(token) || /^(?:was|were)$/.test(token.lower));
    const base = baseOf(last, 'base');
    return told && base ? [hit(last, last, pastOf(base))] : [];
  });

/** "Suddenly the lights go off and everyone was screaming." */
const suddenly = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap(({ first, verb, pronoun }) => {
    const opener = doc.tokens[first.index - 1]?.lower;
    if (!verb || pronoun || opener !== 'suddenly') return [];
    const told = doc.tokens.some(
      (token) =>
        token.sentence === first.sentence && (isPurePast(token) || /^(?:was|were)$/.test(token.lower)),
    );
    const past = pastOfEvent(doc, verb);
    return told && past ? [hit(verb, verb, past)] : [];
  });

/** Telling what happened: every verb of the story stays in the past. */
export const STORY_RULES: readonly GrammarRule[] = [
  {
    id: 'story-goes-on',
    kind: 'tense',
    explanation: 'The story happened in a time that is over, so each of its verbs is in the past.',
    find: (doc) => [...storyGoesOn(doc), ...nextSentences(doc)],
    catches: [
      'Last raya I followed my parents home and then we meet all my cousins.',
      'Last month my class went to Putrajaya. We visit a big museum.',
    ],
    passes: [
      'Last year I joined the club, and I go there every Friday.',
      'Last year I moved to Ipoh. I go to school by bus.',
    ],
  },
  {
    id: 'then-in-present',
    kind: 'tense',
    explanation: 'Stay in the past while you tell what happened.',
    find: thenInPresent,
    catches: ['At first I was scared but then I feel excited.', 'We went home and then we eat dinner.'],
    passes: ['At first I was scared but then I felt excited.', 'I was shy then, but I feel better now.'],
  },
  {
    id: 'moment-when',
    kind: 'tense',
    explanation: 'The moment is over, so what happened in it is in the past too.',
    find: momentWhen,
    catches: ['The best moment was when our team win the final.', 'It was when she call my name.'],
    passes: ['The best moment was when our team won the final.', 'I was happy. When she calls me, I come.'],
  },
  {
    id: 'when-in-present',
    kind: 'tense',
    explanation: 'Both parts happened in the past, so both verbs are in the past.',
    find: (doc) => [...whenInPresent(doc), ...whenAfterPast(doc), ...firstTime(doc), ...suddenly(doc)],
    catches: ['When I reach home, my mother was cooking.', 'The first time I see him, I was scared.'],
    passes: ['When I reached home, my mother was cooking.', 'It was cold when we go there now.'],
  },
  {
    id: 'never-before',
    kind: 'tense',
    explanation: 'For your life until now say “have never” with the past participle: “I have never seen”.',
    find: (doc) =>
      scan(
        doc,
        'i|we|they|he|she',
        'never',
        (token) => hasForm(token, 'base') && !hasForm(token, 'participle'),
        maybe('the|a|an|such|any|to|this'),
        maybe((token) => token.tag === 'NOUN' || token.tag === 'PROPN' || token.tag === 'ADJ'),
        maybe((token) => token.tag === 'NOUN'),
        'before|since',
      )
        .filter(({ last }) => {
          const after = doc.tokens[last.index + 1];
          return after?.before !== 'none' || /^(?:until|so|because|and|but)$/.test(after.lower);
        })
        .concat(
          scan(
            doc,
            'i|we|they|he|she',
            'never',
            (token) => hasForm(token, 'base') && !hasForm(token, 'participle'),
            'such',
          ),
        )
        .flatMap(({ first, slots }) =>
          slots[1] && slots[2]
            ? [
                hit(
                  slots[1],
                  slots[2],
                  `${/^(?:he|she)$/.test(first.lower) ? 'has' : 'have'} never ${slots[2].lower === 'go' ? 'been' : participleOf(slots[2].lower)}`,
                ),
              ]
            : [],
        ),
    catches: ['I never see snow before.', 'We never eat this before because it is rare.'],
    passes: ['I have never seen snow before.', 'I never eat before swimming.'],
  },
  {
    id: 'since-clause-first',
    kind: 'tense',
    explanation: 'From a past time until now, use “have been …-ing” or “have” with the past participle.',
    find: (doc) =>
      scan(
        doc,
        'since',
        'i|we|he|she|they',
        'was|were',
        'small|young|little|born|kid|child|a|in|seven|eight|nine|ten|five|six',
      ).flatMap(({ last }) => {
        const main = subjectsOf(doc).find(({ first }) => first.index > last.index);
        const verb = main?.verb;
        if (!main || !verb || main.first.index - last.index > 4 || main.first.sentence !== last.sentence)
          return [];
        const after = doc.tokens[verb.index + 1];
        const have = main.person === 3 && !main.plural ? 'has' : 'have';
        if (/^(?:am|is|are)$/.test(verb.lower) && after && hasForm(after, 'ing'))
          return [hit(verb, after, `${have} been ${after.lower}`)];
        const base = baseOf(verb, 'base') ?? baseOf(verb, 's');
        const lasting = base && /^(?:live|stay|play|like|love|know|want|study|learn|work)$/.test(base);
        return lasting ? [hit(verb, verb, `${have} ${participleOf(base)}`)] : [];
      }),
    catches: ['Since I was small I am living in Ipoh.', 'Since I was a child, I like drawing.'],
    passes: ['Since I was small I have lived in Ipoh.', 'Since I was in a hurry, I took a taxi.'],
  },
  {
    id: 'be-happened',
    kind: 'tense',
    explanation: 'Happen, die, fall and come take no “be” in the past: “it happened”.',
    find: (doc) =>
      scan(
        doc,
        'is|was|were|are|am',
        maybe('also|just|already|suddenly'),
        'happened|happen|occurred|occur|died|appeared|disappeared|arrived|fell|came|went|graduated|agreed|belonged|existed',
      )
        .filter(
          ({ first, last }) =>
            !/^(?:arrived|graduated|agreed)$/.test(last.lower) ||
            first.lower === 'am' ||
            first.lower === 'was',
        )
        .filter(({ first, last }) => !(last.lower === 'agreed' && first.lower === 'was'))
        .map(({ first, last }) => hit(first, last, pastOf(baseOf(last, 'past') ?? last.lower))),
    catches: ['The accident was happened near my school.', 'He was died two years ago.'],
    passes: ['The accident happened near my school.', 'What happened was sad, and it was agreed.'],
  },
];
