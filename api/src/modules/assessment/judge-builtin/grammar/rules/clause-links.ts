import { type Doc, hasForm, isPurePast, isPureThird, type Token } from '../../language/document.js';
import { startsClause } from '../../language/subjects.js';
import { FINITE_BE, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';

/** The second link that learners add to the first. */
const SECOND: ReadonlyMap<string, string> = new Map([
  ['although', 'but'],
  ['though', 'but'],
  ['because', 'so'],
  ['since', 'so'],
]);
const STARTS_CLAUSE = /^(?:i|we|you|he|she|it|they|my|our|his|her|their|the|this|that|there|people|still)$/;

const carriesClause = (doc: Doc, token: Token): boolean => {
  const before = doc.tokens[token.index - 1]?.lower ?? '';
  if (before === 'to' || MODALS.has(before) || /^(?:do|does|did|n't|not)$/.test(before)) return false;
  return (
    FINITE_BE.has(token.lower) ||
    MODALS.has(token.lower) ||
    /^(?:do|does|did|has|have|had)$/.test(token.lower) ||
    isPurePast(token) ||
    isPureThird(token) ||
    (token.tag === 'VERB' &&
      hasForm(token, 'base', 'past', 's') &&
      !FINITE_BE.has(before) &&
      !/^(?:has|have|had)$/.test(before))
  );
};

/** "although it was raining but we …": between the two links stands one clause only. */
const linkedTwice = (doc: Doc): Hit[] =>
  doc.tokens.flatMap((token) => {
    const pair = SECOND.get(token.lower);
    const opens = pair === 'but' || token.before === 'stop' || isAfterOpening(doc, token);
    const even = doc.tokens[token.index - 1];
    const head = even?.lower === 'even' && token.before === 'none' ? even : token;
    if (!pair || !opens || !startsClause(doc, head)) return [];
    const rest = doc.tokens.slice(token.index + 3, token.index + 15);
    const second = rest.find(({ lower, sentence }) => lower === pair && sentence === token.sentence);
    const after = second && doc.tokens[second.index + 1];
    if (!second || !after || !STARTS_CLAUSE.test(after.lower)) return [];
    const between = doc.tokens.slice(token.index + 1, second.index);
    const clauses = between.filter((one) => carriesClause(doc, one)).length;
    const whole = between.every(({ before }, i) => i === 0 || before === 'none');
    return whole && (clauses === 1 || second.before === 'comma') ? [hit(second, after, after.text)] : [];
  });

/** "and because …", "so although …" at the beginning of what is said. */
const isAfterOpening = (doc: Doc, token: Token): boolean => {
  const before = doc.tokens[token.index - 1];
  return before?.before === 'stop' && /^(?:and|so|but|okay|then)$/.test(before.lower);
};

/** How two clauses are joined. */
export const CLAUSE_LINK_RULES: readonly GrammarRule[] = [
  {
    id: 'linking-twice',
    kind: 'other',
    explanation: 'One linking word is enough: although or but, because or so.',
    find: linkedTwice,
    catches: ['Although it was raining, but we went out.', 'because I was sick so I stayed at home'],
    passes: [
      'Although it was raining, we went out.',
      'although it was raining we went out but it was fun, because I was sick and so was he',
    ],
  },
];
