import { expect } from '@jest/globals';
import { conceptsIn } from 'schema/rules/conversation-concepts';
import { PARTNER_WORDS_MAX, partnerPointsMax } from '../fair-partner.js';
import { wordCount } from '../sentences.js';
import type { PartnerSituation } from '../situation.js';

export const questions = (text: string): number => text.match(/\?/g)?.length ?? 0;

/** Everything that the rules of fairness ask of a reply. */
export function expectFair(reply: string, { points, partnerPoints }: PartnerSituation): void {
  expect(wordCount(reply)).toBeLessThanOrEqual(PARTNER_WORDS_MAX);
  expect(questions(reply)).toBe(1);
  expect(reply).toMatch(/\?["”’)]*$/);
  const all = new Set([...partnerPoints, ...conceptsIn(reply, points)]);
  expect(all.size).toBeLessThanOrEqual(Math.max(partnerPoints.length, partnerPointsMax(points.length)));
  expect(all.size - partnerPoints.length).toBeLessThanOrEqual(1);
}
