import { isSuperlative } from '../../language/adjective-lists.js';
import { type Doc, hasForm, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { pastOf, thirdPerson } from '../../language/verbs.js';
import { DETERMINERS, isAdjective, isNominal, MODALS, POSSESSIVES } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit, said } from '../rule.js';
import { asksYou, opensSpeech } from './asking.js';

const NOMINATIVES = 'i|you|he|she|it|we|they';
const INVERTED = 'is|are|was|were|do|does|did|can|will|should|could|would|has|have|am';

const isSubjectStart = (token: Token): boolean =>
  POSSESSIVES.has(token.lower) || /^(?:the|this|that|these|those|i|you|he|she|it|we|they)$/.test(token.lower);

/** "tell me what is the problem" → "tell me what the problem is". */
function embeddedQuestions(doc: Doc): Hit[] {
  return scan(
    doc,
    'tell|know|knows|knew|wonder|ask|asked|understand|remember|explain|idea|sure|see|forget|forgot|guess|told|discuss|teach|show',
    maybe('me|us|him|her|them|you|about|of'),
    'what|where|when|why|how|who',
    maybe('much|many|far|old|long|time|kind|day|colour|tall|big'),
    INVERTED,
    isSubjectStart,
  ).flatMap(({ first, slots, last }) => {
    const [, , wh, , aux] = slots;
    if (!wh || !aux) return [];
    const beforeFirst = doc.tokens[first.index - 1]?.lower;
    // "You know, what is …" asks; "know who is the best" and "what is the best" have who and what as subjects.
    const asked = doc.questions.has(first.sentence) || doc.tokens[first.index - 2]?.lower === 'do';
    if (first.lower === 'know' && beforeFirst === 'you' && !asked) return [];
    const after = doc.tokens[last.index + 1];
    const subjectQuestion =
      /^(?:who|what)$/.test(wh.lower) &&
      last.lower === 'the' &&
      after &&
      /^(?:best|most|worst|only|first|right)$/.test(after.lower);
    if (
      subjectQuestion ||
      (last.lower === 'the' && after && isSuperlative(after.lower)) ||
      last.lower === 'that'
    )
      return [];
    const end = nounPhraseEnd(doc, last);
    if (/^(?:do|does|did)$/.test(aux.lower)) {
      const verb = doc.tokens[end.index + 1];
      const told = verb && hasForm(verb, 'base') ? withoutDo(aux, verb) : null;
      return verb && told
        ? [hit(wh, verb, `${said(doc, wh, slots[3] ?? wh)} ${said(doc, last, end)} ${told}`)]
        : [hit(wh, end, null)];
    }
    const moved = `${said(doc, wh, slots[3] ?? wh)} ${said(doc, last, end)} ${aux.text}`;
    return [hit(wh, end, moved)];
  });
}

const withoutDo = (aux: Token, verb: Token): string =>
  aux.lower === 'did' ? pastOf(verb.lower) : aux.lower === 'does' ? thirdPerson(verb.lower) : verb.text;

function nounPhraseEnd(doc: Doc, first: Token): Token {
  let end = first;
  if (!DETERMINERS.has(first.lower)) return end;
  for (let index = first.index + 1; index < first.index + 5; index++) {
    const token = doc.tokens[index];
    if (token?.before !== 'none' || !(isNominal(token) || isAdjective(token))) break;
    if (isNominal(end) && isAdjective(token)) break;
    end = token;
  }
  return end;
}

/** With a question mark; or, in speech without marks, addressed to "you" with nothing behind that could make it a subject. */
const isQuestion = (doc: Doc, token: Token): boolean =>
  doc.questions.has(token.sentence) || (/^(?:why|where|how|what)$/.test(token.lower) && asksYou(doc, token));

/** Questions, asked or told. */
export const QUESTION_ORDER_RULES: readonly GrammarRule[] = [
  {
    id: 'embedded-question',
    kind: 'word order',
    explanation: 'Inside a sentence a question keeps the normal order: “I know where he is”.',
    find: embeddedQuestions,
    catches: ['Can you tell me what is the problem?', 'I do not know where is he now.'],
    passes: ['Can you tell me what the problem is?', 'I know what is right and who is coming.'],
  },
  {
    id: 'question-not-inverted',
    kind: 'word order',
    explanation: 'In a question the helping verb comes before the subject.',
    find: (doc) => [
      ...scan(
        doc,
        'what|which|how',
        (token) => isNominal(token) || isAdjective(token),
        NOMINATIVES,
        'is|are|was|were|am',
      )
        .filter(({ first }) => first.before === 'stop' && isQuestion(doc, first))
        .map(({ first, slots, last }) =>
          hit(slots[2] ?? first, last, `${last.text} ${slots[2]?.text ?? ''}`),
        ),
      ...scan(
        doc,
        'why|where|when|how|what',
        maybe('time|long|often|far|much|many'),
        NOMINATIVES,
        (token) => token.lower.match(/^(?:are|is|am|was|were)$/) !== null || MODALS.has(token.lower),
      )
        .filter(({ first }) => opensSpeech(doc, first) && isQuestion(doc, first))
        .map(({ first, slots, last }) =>
          hit(slots[2] ?? first, last, `${last.text} ${slots[2]?.text ?? ''}`),
        ),
      ...scan(
        doc,
        'why|where|when|how',
        'my|your|his|her|the|our|their|this',
        (token) => token.tag === 'NOUN',
        'are|is|was|were|can|will|should',
      )
        .filter(({ first }) => first.before === 'stop' && isQuestion(doc, first))
        .map(({ first, slots, last }) =>
          hit(first, last, `${first.text} ${last.text} ${slots[1]?.text ?? ''} ${slots[2]?.text ?? ''}`),
        ),
    ],
    catches: ['Why you are late today?', 'How I can help you?'],
    passes: ['Why are you late today?', 'What I can do is listen.'],
  },
];
