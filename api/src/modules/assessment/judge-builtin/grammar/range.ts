import { type Doc, hasForm, type Token } from '../language/document.js';
import { MODALS } from '../language/word-classes.js';

/** How wide the structures are, counted. */
export interface GrammarRange {
  /** Different verb forms: base + s, past, participle, -ing, each verb form once. */
  readonly verbForms: readonly string[];
  readonly subordinators: readonly string[];
  readonly modals: readonly string[];
  /** Perfect, passive, conditional, relative …: patterns that were used. */
  readonly structures: readonly string[];
}

const SUBORDINATORS = new Set(
  'because although though while when if unless whereas since until before after whenever wherever whether that which who whom whose where why how so'.split(
    ' ',
  ),
);

const after = (doc: Doc, token: Token, by = 1): Token | undefined => doc.tokens[token.index + by];
const oneOf = (words: string) => new Set(words.split(' '));
const HAVE = oneOf("have has had 've");
const BE = oneOf("am is are was were been being be 's 're 'm");

const STRUCTURES: readonly (readonly [string, (doc: Doc, token: Token) => boolean])[] = [
  [
    'perfect',
    (doc, token) =>
      HAVE.has(token.lower) && [1, 2].some((by) => hasForm(after(doc, token, by), 'participle')),
  ],
  [
    'passive',
    (doc, token) =>
      BE.has(token.lower) && after(doc, token)?.tag === 'VERB' && hasForm(after(doc, token), 'participle'),
  ],
  ['continuous', (doc, token) => BE.has(token.lower) && hasForm(after(doc, token), 'ing')],
  ['conditional', (_, token) => token.lower === 'if' || token.lower === 'unless'],
  [
    'relative',
    (doc, token) =>
      /^(?:who|which|that|whose)$/.test(token.lower) && doc.tokens[token.index - 1]?.tag === 'NOUN',
  ],
  ['comparison', (_, token) => token.lower === 'than'],
  [
    'gerund',
    (doc, token) => token.before !== 'none' && hasForm(token, 'ing') && after(doc, token) !== undefined,
  ],
  ['infinitive of purpose', (doc, token) => token.lower === 'to' && hasForm(after(doc, token), 'base')],
  ['contrast', (_, token) => /^(?:although|though|whereas|however|despite)$/.test(token.lower)],
  ['used to', (doc, token) => token.lower === 'used' && after(doc, token)?.lower === 'to'],
];

export function measureRange(doc: Doc): GrammarRange {
  const distinct = (words: readonly string[]) => [...new Set(words)];
  return {
    verbForms: distinct(
      doc.tokens.flatMap((token) =>
        token.tag === 'VERB' || token.tag === 'AUX'
          ? token.verbs.slice(0, 1).map(({ form }) => `${token.lower}:${form}`)
          : [],
      ),
    ),
    subordinators: distinct(doc.tokens.map(({ lower }) => lower).filter((word) => SUBORDINATORS.has(word))),
    modals: distinct(doc.tokens.map(({ lower }) => lower).filter((word) => MODALS.has(word))),
    structures: STRUCTURES.filter(([, used]) => doc.tokens.some((token) => used(doc, token))).map(
      ([name]) => name,
    ),
  };
}

/** Words of a minute of fluent speech: what is longer has more chances to show a form, so it must show more. */
const MINUTE_WORDS = 150;

/**
 * One number for the range, 0–1: half of the most that we have seen in a minute of strong speech is .5.
 * @param words of the answer
 */
export function rangeScore(range: GrammarRange, words: number): number {
  const longer = Math.sqrt(Math.max(1, words / MINUTE_WORDS));
  const share = (count: number, most: number) => Math.min(1, count / most);
  return (
    0.3 * share(range.verbForms.length, 24 * longer) +
    0.25 * share(range.subordinators.length, 7 * longer) +
    0.15 * share(range.modals.length, 3) +
    0.3 * share(range.structures.length, 7)
  );
}
