import { describe, expect, test } from '@jest/globals';
import { parse } from '../language/document.js';
import { GRAMMAR_RULES } from './rules.js';

describe.each(GRAMMAR_RULES.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  test.each(rule.catches.map((text) => [text]))('catches: %s', (text) => {
    expect(rule.find(parse(text)).length).toBeGreaterThan(0);
  });

  test.each(rule.passes.map((text) => [text]))('passes: %s', (text) => {
    expect(rule.find(parse(text)).map(({ first, last }) => text.slice(first.start, last.end))).toEqual([]);
  });
});

test('every rule has an id of its own and a plain reason', () => {
  expect(new Set(GRAMMAR_RULES.map(({ id }) => id)).size).toBe(GRAMMAR_RULES.length);
  for (const { explanation } of GRAMMAR_RULES) expect(explanation).toMatch(/^[A-Z“].{15,140}[.?”]$/u);
});
