import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from './assessment';
import { closingPunctuation, transcriptSegments } from './transcript';

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

  test('a quote that is not at its place is dropped', () => {
    expect(transcriptSegments(SENTENCE, [{ ...finding(SENTENCE, 4, 6), quote: 'goes' }])).toEqual([
      { text: SENTENCE, findings: [] },
    ]);
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
          const findings = places.map(([a, b]) => finding(text, a, b));
          const segments = transcriptSegments(text, findings);
          expect(segments.map((segment) => segment.text).join('')).toBe(text);
          const placed = findings.filter(({ start, end }) => start < end && end <= text.length);
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
