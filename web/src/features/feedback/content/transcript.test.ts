import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from './assessment';
import { closingPunctuation, transcriptPieces, transcriptSegments } from './transcript';

const finding = (transcript: string, start: number, end: number): Finding => ({
  kind: 'other',
  quote: transcript.slice(start, end),
  start,
  end,
  correction: null,
  reason: `${start}–${end}`,
});

const SENTENCE = 'she go to school';

describe('transcriptSegments', () => {
  test('cuts where a finding begins and ends', () => {
    const go = finding(SENTENCE, 4, 6);
    expect(transcriptSegments(SENTENCE, [go])).toEqual([
      { text: 'she ', findings: [] },
      { text: 'go', findings: [go] },
      { text: ' to school', findings: [] },
    ]);
  });

  test('findings that overlap share a segment; neighbours do not', () => {
    const sheGo = finding(SENTENCE, 0, 6);
    const goTo = finding(SENTENCE, 4, 9);
    const school = finding(SENTENCE, 9, 16);
    expect(transcriptSegments(SENTENCE, [school, goTo, sheGo])).toEqual([
      { text: 'she go to', findings: [sheGo, goTo] },
      { text: ' school', findings: [school] },
    ]);
  });

  test('a quote that is not in the transcript is dropped', () => {
    expect(transcriptSegments(SENTENCE, [{ ...finding(SENTENCE, 4, 6), quote: 'goes' }])).toEqual([
      { text: SENTENCE, findings: [] },
    ]);
  });

  test('a quote that stands elsewhere is marked at the first place that is free', () => {
    const twice = 'he go there and he go back and he go home';
    const lost = { ...finding(twice, 0, 5), start: 99, end: 104 };
    const marked = transcriptSegments(twice, [
      lost,
      finding(twice, 0, 5),
      { ...lost, reason: 'again' },
      lost,
      lost,
    ]);
    expect(marked.filter(({ findings }) => findings.length > 0).map(({ text }) => text)).toEqual([
      ...['he go', 'he go', 'he go'],
    ]);
    expect(marked[2]?.findings).toEqual([{ ...lost, start: 16, end: 21 }]);
  });

  test('findings at both ends leave no empty segment', () => {
    const ends = transcriptSegments(SENTENCE, [finding(SENTENCE, 0, 3), finding(SENTENCE, 10, 16)]);
    expect(ends.map(({ text }) => text)).toEqual(['she', ' go to ', 'school']);
  });

  test('an empty transcript has no segments', () => {
    expect(transcriptSegments('', [finding('', 0, 0)])).toEqual([]);
  });

  test('joined, the segments are the transcript, and every finding stands inside exactly one', () => {
    const place = fc.tuple(fc.nat(60), fc.nat(60));
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.array(place, { maxLength: 12 }),
        (text, places) => {
          const inside = places.filter(([a, b]) => a < b && b <= text.length);
          const placed = inside.map(([a, b]) => finding(text, a, b));
          const segments = transcriptSegments(text, placed);
          expect(segments.map((segment) => segment.text).join('')).toBe(text);

          let at = 0;
          const seen: Finding[] = [];
          for (const segment of segments) {
            expect(segment.text).not.toBe('');
            for (const { start, end } of segment.findings) {
              expect(start).toBeGreaterThanOrEqual(at);
              expect(end).toBeLessThanOrEqual(at + segment.text.length);
            }
            at += segment.text.length;
            seen.push(...segment.findings);
          }
          expect(seen).toHaveLength(placed.length);
          expect(new Set(seen)).toEqual(new Set(placed));
        },
      ),
    );
  });
});

test.each([
  ['. In the future', '.', ' In the future'],
  ['?” she said', '?”', ' she said'],
  [' and then', '', ' and then'],
  ['', '', ''],
])('%j is closed by %j', (text, closing, rest) => {
  expect(closingPunctuation(text)).toEqual({ closing, rest });
});

describe('transcriptPieces', () => {
  test('names at the front of a line stand apart from what is said', () => {
    expect(transcriptPieces('AI Partner: Which: tea?\nStudent: Tea. The Student: no.')).toEqual([
      { text: 'AI Partner:', start: 0, speaker: 'partner' },
      { text: ' Which: tea?', start: 11, speaker: null },
      { text: '\n', start: 23, speaker: null },
      { text: 'Student:', start: 24, speaker: 'student' },
      { text: ' Tea. The Student: no.', start: 32, speaker: null },
    ]);
  });

  test('joined they are the whole text, whatever it is', () => {
    const text = fc.array(fc.constantFrom('AI Partner: ', 'Student: ', '\n', 'tea', ' '), { maxLength: 12 });
    fc.assert(
      fc.property(text, (parts) => {
        expect(
          transcriptPieces(parts.join(''))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(parts.join(''));
      }),
    );
  });
});
