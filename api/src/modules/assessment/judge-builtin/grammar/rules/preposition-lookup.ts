import { type Doc, hasForm, type Token } from '../../language/document.js';
import { DETERMINERS, isNominal, MODALS } from '../../language/word-classes.js';
import { type Hit, hit } from '../rule.js';
import { AFTER_HEAD_TABLE, PHRASE_TABLE } from './preposition-table.js';

/** The tables by their first word, so that a text is walked once. */
const HEADS = Map.groupBy(AFTER_HEAD_TABLE, ({ head }) => head[0] ?? '');
const PHRASES = Map.groupBy(PHRASE_TABLE, ({ wrong }) => wrong[0] ?? '');

const wordsAt = (doc: Doc, index: number, words: readonly string[]): Token | null => {
  const stands = words.every((word, i) => {
    const token = doc.tokens[index + i];
    return token?.lower === word && (i === 0 || token.before === 'none');
  });
  return stands ? (doc.tokens[index + words.length - 1] ?? null) : null;
};

export const afterHeadHits = (doc: Doc): Hit[] =>
  doc.tokens.flatMap((token) =>
    (HEADS.get(token.lower) ?? []).flatMap(({ head, wrong, right }) => {
      const last = wordsAt(doc, token.index, [...head, ...wrong]);
      if (!last || isOtherSense(doc, token, last) || isOtherMarried(doc, token, right)) return [];
      const rest = wrong.slice(1).join(' ');
      return [hit(token, last, [head.join(' '), right, rest].filter(Boolean).join(' '))];
    }),
  );

/** "reach to school" but not "reach out"; "same like" but "would do the same with"; "effect to" before a verb. */
function isOtherSense(doc: Doc, head: Token, last: Token): boolean {
  const after = doc.tokens[last.index + 1];
  const before = doc.tokens[head.index - 1];
  if (
    /^(?:interested|effect|impact|influence|reason|reasons|effects|impacts|prevent|same)$/.test(head.lower) &&
    last.lower === 'to'
  ) {
    return hasForm(after, 'base') && !DETERMINERS.has(after?.lower ?? '');
  }
  if (head.lower === 'point')
    return before !== undefined && (DETERMINERS.has(before.lower) || before.tag === 'ADJ');
  if (head.lower === 'tired' && last.lower === 'to') return hasForm(after, 'base');
  if (head.lower === 'voice') return before === undefined || !isVerbHere(doc, head);
  if (head.lower === 'back') return after !== undefined && isNominal(after);
  if (head.lower === 'kind' || head.lower === 'same')
    return before?.lower === 'what' || before?.lower === 'do';
  return head.lower === 'reason' && before?.lower === 'by';
}

/** "is married to", but "he married her". */
const isOtherMarried = (doc: Doc, { lower, index }: Token, right: string): boolean =>
  lower === 'married' &&
  (right === '') ===
    /^(?:am|is|are|was|were|be|been|get|gets|got|getting|'s|'m|'re)$/.test(
      doc.tokens[index - 1]?.lower ?? '',
    );

export const phraseHits = (doc: Doc): Hit[] =>
  doc.tokens.flatMap((token) =>
    (PHRASES.get(token.lower) ?? []).flatMap(({ wrong, right }) => {
      const last = wordsAt(doc, token.index, wrong);
      const after = last && doc.tokens[last.index + 1];
      const compound =
        after?.before === 'none' &&
        (isNominal(after) || /^(?:of|itself)$/.test(after.lower)) &&
        last?.lower !== 'of';
      return last && !compound ? [hit(token, last, right)] : [];
    }),
  );

export const isVerbHere = (doc: Doc, token: Token): boolean => {
  const before = doc.tokens[token.index - 1];
  return (
    before !== undefined &&
    (/^(?:i|we|you|he|she|they|to|n't|not|always|please)$/.test(before.lower) || MODALS.has(before.lower))
  );
};
