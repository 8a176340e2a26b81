import type { Finding } from '../../assessment.types.js';
import type { Doc } from '../language/document.js';
import { GRAMMAR_RULES } from './rules.js';

/** A finding, and how sure we are of it: our own rules count twice, harper's once. */
export interface WeightedFinding extends Finding {
  readonly weight: 1 | 2;
}

/** What our own rules find, in the order of the text; of findings that overlap, the first rule's stays. */
export function findErrors(doc: Doc): WeightedFinding[] {
  const found: WeightedFinding[] = [];
  for (const rule of GRAMMAR_RULES) {
    for (const { first, last, correction } of rule.find(doc)) {
      const [start, end] = [first.start, last.end];
      found.push({
        kind: rule.kind,
        quote: doc.text.slice(start, end),
        start,
        end,
        correction,
        reason: rule.explanation,
        weight: 2,
      });
    }
  }
  return withoutOverlap(found);
}

/** @param findings in order of precedence @returns in the order of the text, no two over the same words */
export function withoutOverlap(findings: readonly WeightedFinding[]): WeightedFinding[] {
  const kept: WeightedFinding[] = [];
  for (const finding of findings) {
    if (kept.every((other) => finding.end <= other.start || finding.start >= other.end)) kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start);
}
