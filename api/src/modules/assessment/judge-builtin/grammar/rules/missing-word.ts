import { baseOf, hasForm } from '../../language/document.js';
import { isPluralForm } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { startsClause } from '../../language/subjects.js';
import { FINITE_BE, isNominal, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, hit, said } from '../rule.js';
import { asksYou, opensSpeech } from './asking.js';
import { closes, DEGREE, isRelative, isStative } from './clause-words.js';

const SUBJECT_NEEDED = 'Every English sentence needs a subject: “It is hot”.';

/** A missing subject, object or link, and one too many. */
export const MISSING_WORD_RULES: readonly GrammarRule[] = [
  {
    id: 'missing-subject',
    kind: 'missing word',
    explanation: SUBJECT_NEEDED,
    find: (doc) => [
      ...scan(doc, 'think|believe|said|says', 'very|so', isStative)
        .filter(({ last }) => closes(doc, last))
        .map(({ first, last, slots }) =>
          hit(first, last, `${first.text} it is ${slots[1]?.text ?? ''} ${last.text}`),
        ),
      ...scan(doc, 'because', isStative)
        .filter(({ last }) => closes(doc, last) && doc.tokens[last.index + 1]?.lower !== 'of')
        .map(({ first, last }) => hit(first, last, `${first.text} it is ${last.text}`)),
      ...scan(doc, 'because', 'very|too|so', isStative)
        .filter(({ last }) => closes(doc, last))
        .map(({ first, last, slots }) =>
          hit(first, last, `${first.text} it is ${slots[1]?.text ?? ''} ${last.text}`),
        ),
      ...scan(
        doc,
        'is|was',
        (token) =>
          DEGREE.test(token.lower) ||
          isStative(token) ||
          /^(?:a|an|the|my|because|also|raining|important|quite|really|more|better|nice|good|fun|near|located|cheaper|easier)$/.test(
            token.lower,
          ),
      )
        .filter(
          ({ first }) =>
            first.before === 'stop' &&
            !doc.questions.has(first.sentence) &&
            doc.tokens.length - first.index >= 3,
        )
        .map(({ first, last }) => hit(first, last, `It ${first.lower} ${last.text}`)),
      ...scan(
        doc,
        'because|think|although|if|when|believe|feel|hope',
        'is|was',
        (token) =>
          DEGREE.test(token.lower) ||
          isStative(token) ||
          /^(?:a|an|not|raining|my|hard|easy|better|nice|true|possible)$/.test(token.lower),
      )
        .filter(
          ({ first }) =>
            !isRelative(doc, first) &&
            !/^(?:do|does|did)$/.test(doc.tokens[first.index - 1]?.lower ?? '') &&
            !doc.questions.has(first.sentence),
        )
        .map(({ first, slots, last }) =>
          hit(first, last, `${first.text} it ${slots[1]?.text ?? 'is'} ${last.text}`),
        ),
      ...scan(doc, 'today|outside|now|here|there', 'very|so', isStative)
        .filter(({ first, last }) => first.before === 'stop' && closes(doc, last))
        .map(({ first, slots, last }) =>
          hit(first, last, `${first.text} it is ${slots[1]?.text ?? ''} ${last.text}`),
        ),
      ...scan(doc, 'got', 'a|some|no', maybe('lot'), maybe('of'), isNominal)
        .filter(({ first }) => first.before === 'stop' && !doc.questions.has(first.sentence))
        .map(({ first, last }) => hit(first, first, isPluralForm(last.lower) ? 'There are' : 'There is')),
      ...scan(doc, 'has|got|have', 'many|lots', (token) => isNominal(token) || token.lower === 'of')
        .filter(
          ({ first }) =>
            first.before === 'stop' ||
            (/^(?:because|here)$/.test(doc.tokens[first.index - 1]?.lower ?? '') && startsClause(doc, first)),
        )
        .map(({ first, slots }) => hit(first, slots[1] ?? first, `There are ${slots[1]?.text ?? ''}`)),
    ],
    catches: ['Is very hot in Malaysia.', 'I like it because is cheap.'],
    passes: ['Is it very hot in Malaysia?', 'What I think is important is health.'],
  },
  {
    id: 'there-without-be',
    kind: 'missing word',
    explanation: 'Say “there is” or “there are”.',
    find: (doc) =>
      scan(
        doc,
        'there',
        (token) => /^(?:many|several|two|three|four|five|no|some)$/.test(token.lower),
        maybe((token) => token.tag === 'ADJ'),
        isNominal,
      )
        .filter(
          ({ first }) =>
            startsClause(doc, first) ||
            /^(?:school|class|town|village|country|malaysia|house|area|place)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ),
        )
        .map(({ first, slots }) =>
          hit(first, slots[1] ?? first, `${first.text} are ${slots[1]?.text ?? ''}`),
        ),
    catches: ['There many shops near my house.', 'In my school there two fields.'],
    passes: ['There are many shops near my house.', 'We went there many times.'],
  },
  {
    id: 'question-without-do',
    kind: 'missing word',
    explanation: 'A question needs do, does, did or a form of be: “What do you want?”',
    find: (doc) => [
      ...scan(
        doc,
        'why|where|what|how',
        'you|we|they|he|she|it',
        (token) => DEGREE.test(token.lower) || isStative(token) || hasForm(token, 'ing'),
      )
        .filter(({ first }) => first.before === 'stop' && doc.questions.has(first.sentence))
        .map(({ first, slots, last }) => {
          const subject = slots[1]?.lower ?? '';
          return hit(
            first,
            last,
            `${first.text} ${/^(?:he|she|it)$/.test(subject) ? 'is' : 'are'} ${subject} ${last.text}`,
          );
        }),
      ...scan(
        doc,
        'what|where|when|why|how|which',
        maybe('much|many|often|long|far'),
        maybe((token) => token.tag === 'NOUN'),
        'you|we|they|he|she|i|it',
        maybe('usually|always|often|normally|really|also|all'),
        (token) => hasForm(token, 'base', 's', 'past') && !FINITE_BE.has(token.lower),
      )
        .filter(
          ({ first }) =>
            opensSpeech(doc, first) && (doc.questions.has(first.sentence) || asksYou(doc, first)),
        )
        .map(({ first, last, slots }) => {
          const subject = slots[3];
          const aux = hasForm(last, 'base') ? 'do' : hasForm(last, 's') ? 'does' : 'did';
          return hit(
            first,
            last,
            `${said(doc, first, slots[2] ?? slots[1] ?? first)} ${aux} ${subject?.text ?? ''} ${baseOf(last, 'base') ?? baseOf(last, 's') ?? baseOf(last, 'past') ?? ''}`,
          );
        }),
    ],
    catches: ['What you want to eat?', 'Where she live now?'],
    passes: ['What do you want to eat?', 'When you go there, look around.'],
  },
  {
    id: 'missing-object',
    kind: 'missing word',
    explanation: 'Like, love and enjoy need an object: “I like it because …”.',
    find: (doc) =>
      scan(
        doc,
        'i|we|they',
        maybe('really|also|always'),
        'like|love|enjoy|hate',
        maybe('very'),
        maybe('much'),
        'because',
      )
        .filter(({ first }) => startsClause(doc, first) && !isRelative(doc, first))
        .flatMap(({ slots }) =>
          slots[2] && slots[5] ? [hit(slots[2], slots[5], `${slots[2].text} it because`)] : [],
        )
        .concat(
          scan(
            doc,
            'i|we|they',
            maybe('really|also|always'),
            'like|love|enjoy|enjoyed|liked',
            'very|so',
            'much',
          )
            .filter(
              ({ first, last }) =>
                startsClause(doc, first) &&
                !isRelative(doc, first) &&
                doc.tokens[last.index + 1]?.before !== 'none',
            )
            .flatMap(({ slots, last }) =>
              slots[2] ? [hit(slots[2], last, `${slots[2].text} it very much`)] : [],
            ),
        ),
    catches: ['I like because it is fun.', 'We enjoy very much because the food is cheap.'],
    passes: ['I like it because it is fun.', 'It is a place that I love because of its food.'],
  },
  {
    id: 'subject-twice',
    kind: 'other',
    explanation: 'Name the subject once: “my brother likes”, not “my brother he likes”.',
    find: (doc) =>
      scan(
        doc,
        'my|our|the',
        maybe((token) => token.tag === 'ADJ'),
        (token) =>
          token.tag === 'NOUN' &&
          /^(?:mother|father|brother|sister|friend|teacher|friends|parents|uncle|aunt|grandmother|grandfather|cousin|mum|dad)$/.test(
            token.lower,
          ),
        'he|she|they',
        maybe('always|usually|often|never|also|still|really'),
        (token) => hasForm(token, 'base', 's', 'past') || MODALS.has(token.lower),
      )
        .filter(({ first }) => startsClause(doc, first))
        .flatMap(({ slots }) => (slots[2] && slots[3] ? [hit(slots[2], slots[3], slots[2].text)] : [])),
    catches: ['My brother he likes football.', 'My parents they work in a shop.'],
    passes: ['My brother likes football.', 'He is my brother. He likes football.'],
  },
];
