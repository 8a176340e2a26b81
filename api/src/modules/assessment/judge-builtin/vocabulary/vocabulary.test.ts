import { describe, expect, test } from '@jest/globals';
import { countSyllables } from '../../text/syllables.js';
import { zipf } from '../../text/word-frequency.js';
import { parse } from '../language/document.js';
import { hdd, mtld } from './lexical-measures.js';
import { profileVocabulary } from './vocabulary-profile.js';

const repeat = (words: readonly string[], times: number) => Array.from({ length: times }, () => words).flat();
const distinct = Array.from({ length: 100 }, (_, i) => `w${i}`);

describe('lexical measures', () => {
  test('HD-D is 1 when every word differs and near its floor for one word', () => {
    expect(hdd(distinct)).toBeCloseTo(1, 10);
    expect(hdd(repeat(['a'], 100))).toBeCloseTo(1 / 42, 10);
    expect(hdd(['too', 'short'])).toBe(0);
  });

  test('MTLD grows with variety, not with length', () => {
    expect(mtld(repeat(['a', 'b'], 50))).toBeLessThan(5);
    expect(mtld(distinct)).toBe(100);
    const cycle = distinct.slice(0, 20);
    expect(mtld(repeat(cycle, 5))).toBeCloseTo(mtld(repeat(cycle, 10)), -1);
    expect(mtld([])).toBe(0);
  });
});

describe('profileVocabulary', () => {
  test('counts a word once whatever its ending, and leaves grammar words out', () => {
    const profile = profileVocabulary(
      parse('My friend and my friends visited the library and visit libraries.'),
    );
    expect(profile.contentTypes.map(({ word }) => word).sort()).toEqual(['friend', 'library', 'visit']);
  });

  test('knows everyday words from rare ones', () => {
    expect(zipf('food')).toBeGreaterThan(4.8);
    expect(zipf('resilience')).toBeLessThan(3);
    expect(zipf('qwxyz')).toBeNull();
    expect(profileVocabulary(parse('The resilience of the villagers was remarkable.')).lessCommon).toContain(
      'resilience',
    );
  });
});

test('countSyllables', () => {
  expect(['cat', 'water', 'banana', 'education', 'played', 'make'].map(countSyllables)).toEqual([
    1, 2, 3, 4, 1, 1,
  ]);
});
