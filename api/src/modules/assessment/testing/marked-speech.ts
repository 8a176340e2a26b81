import { FINDING_KINDS, type FindingKind } from '../assessment.types.js';

interface MarkedError {
  readonly kind: FindingKind;
  readonly start: number;
  readonly end: number;
}

/** What a learner said, and where it goes wrong. */
export interface MarkedSpeech {
  readonly text: string;
  readonly errors: readonly MarkedError[];
}

const MARK = /\[([a-z ]+): ([^\]]+)\]/g;

/** Reads "my father [agreement: work] here": the marks are taken out, their places kept. */
export function readMarked(marked: string): MarkedSpeech {
  const errors: MarkedError[] = [];
  let text = '';
  let from = 0;
  for (const { 0: mark, 1: name, 2: words = '', index } of marked.matchAll(MARK)) {
    const kind = FINDING_KINDS.find((known) => known === name);
    if (!kind) throw new Error(`No such kind of error: ${mark}`);
    text += marked.slice(from, index);
    errors.push({ kind, start: text.length, end: text.length + words.length });
    text += words;
    from = index + mark.length;
  }
  return { text: text + marked.slice(from), errors };
}
