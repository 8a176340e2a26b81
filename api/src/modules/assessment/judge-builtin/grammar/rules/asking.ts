import type { Doc, Token } from '../../language/document.js';
import { FINITE_BE, MODALS } from '../../language/word-classes.js';

/** At the beginning of what is said, or right after "so", "okay", "and" there. */
export function opensSpeech(doc: Doc, token: Token): boolean {
  if (token.before === 'stop') return true;
  const before = doc.tokens[token.index - 1];
  return before?.before === 'stop' && /^(?:so|okay|ok|and|but|then|well|now)$/.test(before.lower);
}

/** What one asks a partner about; other verbs as often stand in a heading ("what you need") as in a question. */
const ASKED = /^(?:are|think|want|say|prefer|suggest|mean|agree|choose)$/;
/** "How many … you have": counting asks, whatever the verb. */
const COUNTED = /^(?:have|do|spend|eat|sleep|go|need|buy|drink|play|use|watch|read)$/;
const isCarrying = ({ lower, tag }: Token): boolean =>
  FINITE_BE.has(lower) || MODALS.has(lower) || tag === 'AUX' || tag === 'VERB';

/**
 * A question put to "you" although no mark says so: "why you are late to school". What follows has no second verb, so
 * it cannot be the beginning of "what you want is rest".
 */
export function asksYou(doc: Doc, question: Token): boolean {
  const rest = doc.tokens.filter(
    ({ sentence, index }) => sentence === question.sentence && index > question.index,
  );
  const you = rest.findIndex(({ lower }) => lower === 'you');
  const verb = rest[you + 1];
  const counts = /^(?:many|much|often|long)$/.test(rest[0]?.lower ?? '');
  const asks = verb !== undefined && (ASKED.test(verb.lower) || (counts && COUNTED.test(verb.lower)));
  if (you < 0 || you > (counts ? 2 : 1) || !asks || /^(?:for|against)$/.test(rest[you + 2]?.lower ?? ''))
    return false;
  return rest.slice(you + 2).every((token, i, later) => {
    const continuous = i === 0 && token.lower.endsWith('ing');
    const infinitive = later[i - 1]?.lower === 'to';
    return !isCarrying(token) || continuous || infinitive;
  });
}
