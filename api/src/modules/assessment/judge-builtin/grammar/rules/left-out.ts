import { isComparative } from '../../language/adjective-lists.js';
import { type Doc, hasForm, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { startsClause, subjectsOf } from '../../language/subjects.js';
import { isNominal, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { closes, finiteLater, isStative, next } from './clause-words.js';
import { isStory } from './times.js';

const BE_NEEDED = 'English needs a form of “be” here: “she is taller”, “you are hungry”.';
const LINKS = /^(?:so|because|and|but|when|if|that|then|while)$/;
/** Verbs that take a person and an adjective: "make you happy" lacks nothing. */
const JUDGING =
  /^(?:make|makes|made|making|keep|keeps|find|found|get|gets|got|call|want|wish|are|were|is|consider|see|hear|leave|like)$/;

/** The end of the text, a comma or a link: here the clause is over. */
const clauseIsOver = (doc: Doc, token: Token | undefined): boolean =>
  token?.before !== 'none' || LINKS.test(token.lower) || token.index >= doc.tokens.length;

/** "My favourite food nasi lemak", "My house near the sea": a noun and what is told of it, no verb in the whole clause. */
function barePredicate(doc: Doc): Hit[] {
  return scan(
    doc,
    'my|our|his|her|their',
    maybe('favourite|favorite|best|new|old'),
    'food|drink|subject|colour|color|movie|song|hobby|sport|singer|actor|game|book|house|school|birthday|hometown|kampung|village|office|shop|ambition|dream',
    (token) =>
      token.before === 'none' &&
      (/^(?:near|on|in|at|behind|beside|opposite|badminton|football|reading|swimming)$/.test(token.lower) ||
        /^(?:red|blue|green|yellow|white|black|purple|pink)$/.test(token.lower) ||
        (isNominal(token) && token.verbs.length === 0)),
  ).flatMap(({ first, slots, last }) => {
    const place = /^(?:near|on|in|at|behind|beside|opposite)$/.test(last.lower);
    const thing =
      slots[1] !== undefined &&
      /^(?:food|drink|subject|colour|color|movie|song|hobby|sport|singer|actor|game|book)$/.test(
        slots[2]?.lower ?? '',
      );
    if (first.before !== 'stop' || !(place || thing)) return [];
    const rest = doc.tokens.slice(last.index);
    const end = rest.findIndex((token, i) => i > 0 && clauseIsOver(doc, token));
    const clause = end < 0 ? rest : rest.slice(0, end);
    const verbless = clause.every(({ tag, lower }) => tag !== 'VERB' && tag !== 'AUX' && lower !== "'s");
    const head = slots[2];
    return verbless && clause.length < 7 && head && clause.length > 0
      ? [hit(head, last, `${head.text} is ${last.text}`)]
      : [];
  });
}

/** "She taller than me", "my brother more clever than me". */
const bareComparison = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap(({ head, verb, plural }) => {
    if (!verb || /thing$/.test(head.lower)) return [];
    const than = next(doc, verb)?.lower === 'than' && isComparative(verb.lower);
    const more = /^(?:more|much)$/.test(verb.lower) && next(doc, verb, 2)?.lower === 'than';
    const be = head.lower === 'i' ? 'am' : plural ? 'are' : 'is';
    return than || more ? [hit(head, verb, `${head.text} ${be} ${verb.text}`)] : [];
  });

/** "When I free", "if you hungry". */
const bareState = (doc: Doc): Hit[] =>
  scan(
    doc,
    'if|when|because|but|so|although|that|whenever|since',
    'you|i|we|they',
    maybe('very|so|also|still'),
    (token) => isStative(token) || token.lower === 'free',
  )
    .filter(
      ({ first, last }) =>
        (closes(doc, last) || /^(?:i|we|they|my|he|she)$/.test(next(doc, last)?.lower ?? '')) &&
        !JUDGING.test(doc.tokens[first.index - 1]?.lower ?? '') &&
        !(last.lower === 'free' && next(doc, last)?.lower === 'to'),
    )
    .flatMap(({ slots, last }) => {
      const subject = slots[1];
      if (!subject) return [];
      const story = isStory(doc, subject);
      const be = subject.lower === 'i' ? (story ? 'was' : 'am') : story ? 'were' : 'are';
      return [hit(subject, last, `${subject.text} ${be} ${slots[2] ? `${slots[2].text} ` : ''}${last.text}`)];
    });

/** "playing sports good for health": an activity, then an adjective. */
const bareActivity = (doc: Doc): Hit[] =>
  scan(
    doc,
    (token) => hasForm(token, 'ing'),
    maybe((token) => isNominal(token) && token.verbs.length === 0),
    maybe(isNominal),
    maybe('very|so|also'),
    'good|bad|important|dangerous|fun|boring|healthy|unhealthy|difficult|easy|expensive',
    (token) => /^(?:for|because|to)$/.test(token.lower),
  )
    .filter(
      ({ first, slots }) => first.before !== 'comma' && startsClause(doc, first) && slots[1] !== undefined,
    )
    .flatMap(({ slots }) =>
      slots[4] && !finiteLater(doc, slots[4])
        ? [hit(slots[3] ?? slots[4], slots[4], `is ${slots[3] ? `${slots[3].text} ` : ''}${slots[4].text}`)]
        : [],
    );

/** Be, a subject or a helping verb that is not there. */
export const LEFT_OUT_RULES: readonly GrammarRule[] = [
  {
    id: 'noun-without-be',
    kind: 'missing word',
    explanation: 'English needs a form of “be” here: “my favourite food is …”.',
    find: barePredicate,
    catches: ['My favourite food nasi lemak.', 'My house near the sea so I always go fishing.'],
    passes: [
      'My favourite food is nasi lemak.',
      'My school in Ipoh has a field, and my best book sells well.',
    ],
  },
  {
    id: 'state-without-be',
    kind: 'missing word',
    explanation: BE_NEEDED,
    find: (doc) => [...bareComparison(doc), ...bareState(doc)],
    catches: ['She taller than me.', 'If you hungry, you can eat first.'],
    passes: ['She is taller than me.', 'If you are hungry, eat, because it makes you happy.'],
  },
  {
    id: 'activity-without-be',
    kind: 'missing word',
    explanation: 'English needs a form of “be” here: “swimming is good for you”.',
    find: bareActivity,
    catches: ['I think playing sports good for health.', 'Eating vegetables important for us.'],
    passes: ['Playing sports is good for health.', 'I like playing games good for children.'],
  },
  {
    id: 'because-can',
    kind: 'missing word',
    explanation: 'After “because” and “if” a clause needs its subject: “because it can …”.',
    find: (doc) =>
      scan(
        doc,
        'because|if|although',
        (token) => MODALS.has(token.lower) && token.lower !== "'ll",
        maybe("not|n't|also"),
        (token) => hasForm(token, 'base'),
      ).flatMap(({ first, slots }) =>
        slots[1] ? [hit(first, slots[1], `${first.text} it ${slots[1].text}`)] : [],
      ),
    catches: ['I agree because can save money.', 'If can go, I want to go to Japan.'],
    passes: ['I agree because we can save money.', 'If anyone can go, it is him, because May comes first.'],
  },
  {
    id: 'because-rain',
    kind: 'preposition',
    explanation: 'Before a noun alone say “because of”.',
    find: (doc) =>
      scan(doc, 'because', maybe('the|my|this'), (token) =>
        /^(?:rain|traffic|haze|weather|flood|covid|exam|pandemic|pollution|accident|jam)$/.test(token.lower),
      )
        .filter(({ last }) => doc.tokens[last.index + 1]?.before !== 'none')
        .map(({ first }) => hit(first, first, `${first.text} of`)),
    catches: ['Because rain, we cancelled the trip.', 'I was late because the traffic.'],
    passes: ['Because of the rain we stayed.', 'I was late because the traffic was bad.'],
  },
  {
    id: 'it-because',
    kind: 'missing word',
    explanation: 'English needs a form of “be” here: “it is because …”.',
    find: (doc) =>
      scan(doc, 'it|this|that', 'because')
        .filter(({ first }) => first.before === 'stop')
        .map(({ first, last }) => hit(first, last, `${first.text} is ${last.text}`)),
    catches: ['It because of the rain.', 'This because my father is busy.'],
    passes: ['It is because of the rain.', 'I like it because it is fun.'],
  },
  {
    id: 'question-without-verb',
    kind: 'missing word',
    explanation: 'A question needs a verb: “What is your name?”, “How many are there?”',
    find: (doc) => [
      ...scan(doc, 'what|where|who|how', 'your|his|her|the|their|my', isNominal)
        .filter(
          ({ first, last }) =>
            first.before === 'stop' &&
            doc.questions.has(first.sentence) &&
            doc.tokens[last.index + 1]?.before !== 'none' &&
            !hasForm(last, 's', 'ing', 'past'),
        )
        .flatMap(({ first, slots }) =>
          slots[1] ? [hit(first, slots[1], `${first.text} is ${slots[1].text}`)] : [],
        ),
      ...scan(doc, 'how', 'many|much', isNominal, 'in|at|on', 'your|the|this|my')
        .filter(({ first }) => {
          const sentence = doc.tokens.filter(({ sentence }) => sentence === first.sentence);
          return (
            doc.questions.has(first.sentence) &&
            first.before === 'stop' &&
            sentence.every(({ tag, verbs }) => tag !== 'VERB' && tag !== 'AUX' && verbs.length === 0)
          );
        })
        .flatMap(({ slots }) => (slots[2] ? [hit(slots[2], slots[2], `${slots[2].text} are there`)] : [])),
      ...scan(doc, 'where|how', 'you|he|she|they', 'from|now')
        .filter(({ first, last }) => first.before === 'stop' && next(doc, last) === undefined)
        .map(({ first, slots }) =>
          hit(
            first,
            slots[1] ?? first,
            `${first.text} ${/^(?:he|she)$/.test(slots[1]?.lower ?? '') ? 'is' : 'are'} ${slots[1]?.text ?? ''}`,
          ),
        ),
      ...scan(doc, 'why|where|when|how', 'you|he|she|they|we', 'not', (token) => hasForm(token, 'base'))
        .filter(({ first }) => first.before === 'stop')
        .map(({ first, slots, last }) =>
          hit(first, last, `${first.text} did ${slots[1]?.text ?? ''} not ${last.text}`),
        ),
    ],
    catches: ['What your name?', 'Why you not come yesterday?'],
    passes: ['What is your name?', 'How many people in your class like football?'],
  },
  {
    id: 'house-got',
    kind: 'verb form',
    explanation: 'To tell what a place has, say “has”: “my house has three rooms”.',
    find: (doc) =>
      scan(
        doc,
        'my|our|the|this|his|her',
        maybe((token) => token.tag === 'ADJ'),
        'house|hometown|village|kampung|town|room|city|country|mall|canteen|library|park|beach|school',
        maybe('also'),
        'got',
        (token) => /^(?:many|a|no|some|lots|two|three|four|five|six|one)$/.test(token.lower),
      )
        .filter(({ first }) => startsClause(doc, first))
        .flatMap(({ slots }) => (slots[4] ? [hit(slots[4], slots[4], 'has')] : [])),
    catches: ['My house got three rooms.', 'Our school also got a big field.'],
    passes: ['My house has three rooms.', 'He got three rooms in the house.'],
  },
];
