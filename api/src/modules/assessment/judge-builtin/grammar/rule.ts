import type { FindingKind } from '../../assessment.types.js';
import type { Doc, Token } from '../language/document.js';

/** What a rule found: the words from the first to the last token, and what to say in their place. */
export interface Hit {
  readonly first: Token;
  readonly last: Token;
  readonly correction: string | null;
}

/** One error that learners make. The table test runs every example. */
export interface GrammarRule {
  readonly id: string;
  readonly kind: FindingKind;
  /** For the student: one plain sentence. */
  readonly explanation: string;
  readonly find: (doc: Doc) => readonly Hit[];
  readonly catches: readonly [string, string];
  readonly passes: readonly [string, string];
}

export const hit = (first: Token, last: Token, correction: string | null): Hit => ({
  first,
  last,
  correction,
});

/** Words from one token to another as they were said. */
export const said = (doc: Doc, first: Token, last: Token): string => doc.text.slice(first.start, last.end);
