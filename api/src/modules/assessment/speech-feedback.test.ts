import { describe, expect, test } from '@jest/globals';
import type { Measurements } from './assessment.types.js';
import { explainMeasurements } from './measure/typical-speech.js';
import { fluencyFeedback, pronunciationGuidance } from './speech-feedback.js';
import { GOLDEN_PART2 } from './testing/golden-part2.js';

const MEASURED: Measurements = {
  durationSeconds: 60,
  speechSeconds: 44,
  syllables: 150,
  articulationRate: 3.4,
  speechRate: 2.5,
  pausesPerMinute: 16,
  longestPauseSeconds: 1.6,
  signalToNoiseDb: 31,
  wordsPerMinute: 110,
  fillersPerMinute: 2,
};
const FLUENCY = { band: 4.1, low: 3.4, high: 4.8 };

describe('fluency in words', () => {
  test('how long, how fluent, and nothing to mend where nothing is to be mended', () => {
    expect(fluencyFeedback(MEASURED, FLUENCY)).toEqual([
      'You spoke for 44 of 60 seconds.',
      'Measured fluency: 4.1 of 6, likely 3.4–4.8. It is not one of the marks.',
    ]);
  });

  test.each<[string, Partial<Measurements>, string]>([
    ['slow', { articulationRate: 2.6 }, 'To gain pace'],
    ['fast', { articulationRate: 5.8 }, 'slow down'],
    ['many pauses', { pausesPerMinute: 27 }, 'at the end of an idea'],
    ['a long silence', { longestPauseSeconds: 3.5 }, '“Let me think”'],
  ])('%s: what to do', (_trait, over, advice) => {
    const lines = fluencyFeedback({ ...MEASURED, ...over }, null);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(advice);
  });

  test('no figure is told twice: those of the table stand in the table alone', () => {
    const slow = { ...MEASURED, articulationRate: 2.61, pausesPerMinute: 27.3, longestPauseSeconds: 4.2 };
    const said = fluencyFeedback(slow, null).slice(1).join(' ');
    expect(explainMeasurements(slow).map(({ meaning }) => meaning)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('27 a minute'),
        expect.stringContaining('4.2 seconds'),
      ]),
    );
    expect(said).not.toMatch(/\d/);
  });

  test('of a typed answer nothing', () => {
    expect(fluencyFeedback(null, null)).toEqual([]);
    expect(pronunciationGuidance(null, 'three months')).toEqual([]);
  });
});

describe('words to practise', () => {
  test('are words of the answer, and differ where answers do', () => {
    const guides = GOLDEN_PART2.map(({ text }) => pronunciationGuidance(MEASURED, text));
    for (const [i, lines] of guides.entries()) {
      const quoted = lines.flatMap((line) => [...line.slice(0, line.indexOf('(')).matchAll(/“([^”]+)”/gu)]);
      for (const [, word = ''] of quoted) expect(GOLDEN_PART2[i]?.text.toLowerCase()).toContain(word);
      for (const other of guides.slice(0, i))
        if (lines.length > 0) expect(lines.filter((line) => other.includes(line))).not.toEqual(other);
    }
    expect(guides.filter((lines) => lines.length > 0).length).toBeGreaterThan(5);
  });

  test('never claim that a sound was heard', () => {
    expect(pronunciationGuidance(MEASURED, 'I think my health is over the month.').join(' ')).not.toMatch(
      /you said|heard|mispronounced|wrong/i,
    );
  });
});
