import { describe, expect, test } from '@jest/globals';
import { jsPDF } from 'jspdf';
import { contentStreams, readPdf, wordsIn } from '../testing/readPdf';
import { sampleAttempt, sampleFeedback, sampleSession, sampleViewer } from '../testing/sampleReport';
import { buildReport } from './buildReport';
import type { GlyphPainter } from './pdf/glyphPainter';
import { renderReport } from './renderReport';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Stands for the canvas, which jsdom has not; remembers what it was asked to paint. */
function fakePainter() {
  const painted: string[] = [];
  const painter: GlyphPainter = {
    width: (text) => text.length * 4,
    paint: (text) => {
      painted.push(text);
      return { png: PIXEL, width: text.length * 4, height: 5, top: 4 };
    },
  };
  return { painted, painter };
}

function render(
  session = sampleSession(),
  feedback = sampleFeedback(),
  viewer = sampleViewer(),
  painter = fakePainter().painter,
) {
  const attempt = { ...(session.attempts[0] ?? sampleAttempt()), feedback };
  return renderReport(buildReport({ session, viewer, attempt }), jsPDF, () => painter);
}

describe('renderReport', () => {
  const pages = readPdf(render());
  const all = wordsIn(pages.flat());

  test('says what the model says', () => {
    for (const words of [
      'English Speaking Assessment Report',
      'Nur Aisyah binti Rahman',
      'SMK Kota Bharu',
      '20 November 2026, 21:04',
      '0:58',
      'Talk about a person you admire.',
      'What went well: You gave a reason with because, twice.',
      'English Speaking Assessment (12 marks total)',
      'Grammar Fair',
      'likely 2–4',
      'Total Marks Score CEFR about B1',
      '7 / 12',
      'Written down by your browser while you spoke.',
      'Detailed Assessment Feedback',
      'Your Strengths & Achievements',
      '“very kind” → “generous”: tells what kind of kindness.',
      'Pauses: 13 a minute 14 is typical for band 5; yours for band 6. Typical values: inferred from read speech.',
      'What this assessment cannot judge',
      'Marked by the built-in assessor (version 1.0.0), rubric version 1.',
    ])
      expect(all.replace(/ (?=[,.:)”])/g, '')).toContain(words);
  });

  test('findings are numbered in the transcript and explained below it', () => {
    expect(all).toContain('and she live 1 in Kota Bharu.');
    expect(all).toContain('1 she live → she lives (agreement) With he, she or it the verb takes -s.');
    expect(all).toContain('5 more better → better (comparative) “Better” is a comparative already.');
  });

  test('every page names the platform and itself', () => {
    for (const [i, page] of pages.entries()) {
      expect(wordsIn(page)).toContain('Lisan, English Practice Platform');
      expect(wordsIn(page)).toContain(`Page ${i + 1} of ${pages.length}`);
    }
  });

  test('content begins below y 40, on later pages below y 30, and keeps to the margins of 20', () => {
    const [first = [], second = []] = pages;
    const name = first.find((item) => item.text.startsWith('Nur Aisyah'));
    expect(name?.x).toBeCloseTo(20, 1);
    expect(name?.y).toBeGreaterThan(40);
    expect(name?.y).toBeLessThan(50);
    const body = second.filter(({ text, y }) => text.trim() && y > 25);
    expect(Math.min(...body.map((item) => item.y))).toBeGreaterThan(30);
    for (const { text, x } of pages.flat()) if (text.trim()) expect(x).toBeGreaterThanOrEqual(19.9);
  });

  test('a very long transcript runs over pages whole, and nothing passes y 270 but the foot', () => {
    const words = Array.from({ length: 2500 }, (_, i) => `word${i}`);
    const long = readPdf(render(sampleSession({ transcription: words.join(' ') })));
    expect(long.length).toBeGreaterThan(4);
    const read = wordsIn(long.flat()).match(/\bword\d+/g);
    expect(read).toEqual(words);
    for (const { y, text } of long.flat())
      if (!text.startsWith('Page ') && !text.startsWith('Lisan, ') && text.trim())
        expect(y).toBeLessThan(270);
  });

  test('a word wider than the page is broken, not cut', () => {
    const word = 'a'.repeat(500);
    const read = readPdf(render(sampleSession({ transcription: word }))).flat();
    expect(
      read
        .filter(({ text }) => /^a+$/.test(text))
        .map(({ text }) => text)
        .join(''),
    ).toBe(word);
  });

  test('an answer that was not marked says why and what to do', () => {
    const notMarked = {
      reason: 'tooShort',
      because: 'Not marked, because you spoke for 6 seconds. At least 10 are needed.',
      advice: 'Record your answer again.',
    };
    const text = wordsIn(
      readPdf(render(undefined, sampleFeedback({ marks: [], totalScore: null, notMarked }))).flat(),
    );
    expect(text).toContain(notMarked.because);
    expect(text).toContain(notMarked.advice);
    expect(text).not.toContain('Total Marks');
  });

  test("a teacher's marks stand beside Lisan's, with the words and the day; none, no heading", () => {
    const teacherMarking = {
      canMark: false,
      given: {
        marks: [
          { criterion: 'grammar' as const, band: 4.5, notMarkedReason: null },
          { criterion: 'vocabulary' as const, band: null, notMarkedReason: 'Most of it was read out.' },
        ],
        total: null,
        comment: 'You tell it in order.\nNext time say why it mattered.',
        givenAt: '2026-11-21T02:30:00.000Z',
        isBlind: true,
        isChanged: false,
      },
      machine: [
        { criterion: 'grammar' as const, band: 3 },
        { criterion: 'vocabulary' as const, band: 4 },
      ],
    };
    const text = wordsIn(readPdf(render(sampleSession({ teacherMarking }))).flat());
    for (const words of [
      'Marks by a teacher Teacher Lisan',
      'Grammar 4.5 of 6 3 of 6 1.5 bands lower by Lisan.',
      'Vocabulary not marked 4 of 6 Most of it was read out.',
      'You tell it in order. Next time say why it mattered.',
      'Given by a teacher on 21 November 2026, 10:30.',
    ])
      expect(text.replace(/ (?=[,.:)”])/g, '')).toContain(words);
    const whole = { ...teacherMarking, given: { ...teacherMarking.given, total: 8 } };
    expect(wordsIn(readPdf(render(sampleSession({ teacherMarking: whole }))).flat())).toContain(
      'Teacher: 8 of 12 marks',
    );
    expect(all).not.toContain('by a teacher');
  });

  test('names in Chinese and Tamil are painted and stay searchable; Malay needs no painter', () => {
    const { painted, painter } = fakePainter();
    const viewer = { ...sampleViewer(), firstName: '李小明', lastName: 'Lee', institution: 'கவிதா பள்ளி' };
    const pdf = render(undefined, undefined, viewer, painter);
    expect(painted).toEqual(expect.arrayContaining(['李小明', 'கவிதா', 'பள்ளி']));
    expect(painted.join('')).not.toMatch(/[a-z]/i);
    expect(contentStreams(pdf)).toContain('/ActualText <FEFF674E5C0F660E>');
    expect(wordsIn(readPdf(pdf).flat())).toContain('Lee');
  });

  test('the built-in fonts need no canvas', () => {
    const noCanvas = () => {
      throw new Error('asked for a canvas');
    };
    const model = buildReport({
      session: sampleSession(),
      viewer: sampleViewer(),
      attempt: sampleAttempt(),
    });
    expect(renderReport(model, jsPDF, noCanvas).getNumberOfPages()).toBe(pages.length);
  });
});
