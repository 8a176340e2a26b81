import { describe, expect, test } from '@jest/globals';
import { PLAIN_RIGHT, PLAIN_WRONG } from '../../testing/learner-plain.js';
import { RIGHT_SENTENCES, WRONG_SENTENCES } from '../../testing/learner-sentences.js';
import { SPEECH_1_RIGHT, SPEECH_1_WRONG } from '../../testing/learner-speech-1.js';
import { SPEECH_2_RIGHT, SPEECH_2_WRONG } from '../../testing/learner-speech-2.js';
import { SPEECH_3_WRONG } from '../../testing/learner-speech-3.js';
import { SPEECH_3_RIGHT } from '../../testing/learner-speech-3-right.js';
import { SPEECH_4_RIGHT, SPEECH_4_WRONG } from '../../testing/learner-speech-4.js';
import { SPEECH_5_RIGHT, SPEECH_5_WRONG } from '../../testing/learner-speech-5.js';
import { readMarked } from '../../testing/marked-speech.js';
import { parse } from '../language/document.js';
import { findErrors } from './find-errors.js';

const finds = (sentence: string, target: string): boolean =>
  target.split('|').some((words) => {
    const start = sentence.indexOf(words);
    return findErrors(parse(sentence)).some(
      (found) => found.start < start + words.length && found.end > start,
    );
  });

describe('findErrors', () => {
  test('finds at least nine in ten of the learner sentences', () => {
    const missed = WRONG_SENTENCES.filter(([sentence, target]) => !finds(sentence, target));
    expect(missed.length / WRONG_SENTENCES.length).toBeLessThan(0.1);
  });

  test('questions at most one correct sentence in forty', () => {
    const questioned = RIGHT_SENTENCES.filter((sentence) => findErrors(parse(sentence)).length > 0);
    expect(questioned.length).toBeLessThanOrEqual(RIGHT_SENTENCES.length / 40);
  });

  test.each([
    ['the tuned half of the first speech', SPEECH_1_WRONG.filter((_, i) => i % 2 === 0), 0.9],
    ['plain sentences', PLAIN_WRONG, 0.9],
    ['the other half', SPEECH_1_WRONG.filter((_, i) => i % 2 === 1), 0.75],
    ['the second speech, written after the rules', SPEECH_2_WRONG, 0.75],
    ['the third speech', SPEECH_3_WRONG, 0.9],
    ['the fourth, of rarer errors', SPEECH_4_WRONG, 0.65],
    ['the fifth, of the commonest', SPEECH_5_WRONG, 0.85],
  ])('finds enough in %s', (_, marked, share) => {
    const speech = marked.map(readMarked);
    const found = speech.flatMap(({ text, errors }) => {
      const findings = findErrors(parse(text));
      return errors.map(({ start, end }) => findings.some((one) => one.start < end && one.end > start));
    });
    expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(share);
  });

  test('questions at most one correct text of speech in forty', () => {
    const right = [
      ...SPEECH_1_RIGHT,
      ...SPEECH_2_RIGHT,
      ...SPEECH_3_RIGHT,
      ...SPEECH_4_RIGHT,
      ...SPEECH_5_RIGHT,
      ...PLAIN_RIGHT,
    ];
    const questioned = right.filter((text) => findErrors(parse(text)).length > 0);
    expect(questioned.length).toBeLessThanOrEqual(right.length / 40);
  });

  test('names of object properties are words like others', () => {
    expect(
      findErrors(parse('The constructor of the bridge has a prototype and a valueOf toString.')),
    ).toEqual([]);
  });

  test('reads unpunctuated speech, capitals and curly apostrophes', () => {
    expect(finds('so my brother he have a big dog and um he dont like cats', 'have')).toBe(true);
    expect(finds('YESTERDAY I GO TO THE MARKET WITH MY MOTHER', 'GO')).toBe(true);
    expect(finds('She don’t like durian.', 'do')).toBe(true);
  });

  test('particles and Malay words are no errors', () => {
    const text = 'I like nasi lemak lah, and my nenek cooks it in the kampung every Hari Raya.';
    expect(findErrors(parse(text))).toEqual([]);
  });

  test('quotes stand at their offsets and never overlap', () => {
    const text = WRONG_SENTENCES.map(([sentence]) => sentence).join(' 😀 ');
    const found = findErrors(parse(text));
    expect(found.length).toBeGreaterThan(60);
    let end = 0;
    for (const finding of found) {
      expect(text.slice(finding.start, finding.end)).toBe(finding.quote);
      expect(finding.start).toBeGreaterThanOrEqual(end);
      end = finding.end;
    }
  });
});
