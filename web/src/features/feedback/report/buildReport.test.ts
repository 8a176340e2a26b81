import { describe, expect, test } from '@jest/globals';
import { sampleAttempt, sampleFeedback, sampleSession, sampleViewer } from '../testing/sampleReport';
import { buildReport, durationText } from './buildReport';
import { studentName } from './studentName';

function report(changes: Parameters<typeof sampleSession>[0] = {}, feedback = sampleFeedback()) {
  const session = sampleSession({ ...changes, feedback });
  return buildReport({ session, viewer: sampleViewer(), attempt: session.attempts[0] ?? sampleAttempt() });
}

describe('buildReport', () => {
  test("gives times in the viewer's zone", () => {
    const viewer = { ...sampleViewer(), timeZone: 'Pacific/Auckland' };
    const { facts } = buildReport({ session: sampleSession(), viewer, attempt: sampleAttempt() });
    expect(facts[0]).toEqual({ label: 'Date', value: '21 November 2026, 02:04' });
  });

  test('says who, when, how long, on what and by which assessor', () => {
    const model = report();
    expect(model).toMatchObject({
      title: 'English Speaking Assessment Report',
      platform: 'Lisan, English Practice Platform',
      student: 'Nur Aisyah binti Rahman',
      institution: 'SMK Kota Bharu',
      question: 'Talk about a person you admire.',
      wentWell: 'You gave a reason with because, twice.',
      provenance: 'Marked by the built-in assessor (version 1.0.0), rubric version 1.',
    });
    expect(model.facts).toEqual([
      { label: 'Date', value: '20 November 2026, 21:04' },
      { label: 'Duration', value: '0:58' },
      { label: 'Exam part', value: 'Part 2, individual speaking' },
    ]);
    expect(model.marks.total).toEqual({
      score: 7,
      maximum: 12,
      level: 'about B1',
      sum: 'Grammar 3 + Vocabulary 4',
    });
    expect(model.transcript?.source).toBe('Written down by your browser while you spoke');
    expect(model.transcript?.corrections.map((finding) => finding.correction)).toEqual([
      'she lives',
      'she wakes',
      'she taught',
      'many problems',
      'better',
    ]);
  });

  test('names a model with its prompt', () => {
    const byModel = sampleFeedback({ assessorName: 'model', assessorModel: 'judge-1', promptVersion: '3' });
    expect(report({}, byModel).provenance).toBe(
      'Marked by the model judge-1 (version 1.0.0, prompt 3), rubric version 1.',
    );
  });

  test.each<[string, object, string]>([
    [
      'all marks alike',
      { criterion: 'vocabulary', id: '4', fittedOn: '2026-11-21', answers: 112 },
      'Calibrated on 2026-11-21 with 112 answers that teachers marked.',
    ],
    [
      'each by itself',
      { criterion: 'vocabulary', id: '9', fittedOn: '2026-12-01', answers: 130 },
      'Grammar calibrated on 2026-11-21 with 112 answers that teachers marked. Vocabulary calibrated on 2026-12-01 with 130 answers that teachers marked.',
    ],
  ])('tells how the marks were calibrated: %s', (_name, vocabulary, sentences) => {
    const grammar = { criterion: 'grammar', id: '3', fittedOn: '2026-11-21', answers: 112 } as const;
    const calibrated = { ...sampleFeedback(), calibrations: [grammar, { ...grammar, ...vocabulary }] };
    expect(report({}, calibrated).provenance).toBe(
      `Marked by the built-in assessor (version 1.0.0), rubric version 1. ${sentences}`,
    );
    const one = report({}, sampleFeedback({ calibrations: [grammar] })).provenance;
    expect(one).toMatch(/ Grammar calibrated on 2026-11-21 with 112 answers that teachers marked\.$/);
  });

  test('a correction is reported with its words, and a better version with the answer', () => {
    const session = sampleSession();
    const attempt = sampleAttempt({
      ...{ transcription: 'She lives in Kota Bharu.', transcriptSource: 'corrected' },
      improvedAnswer: { state: 'written', text: 'She has lived there for years.', model: 'pen' },
    });
    const model = buildReport({ session, viewer: sampleViewer(), attempt });
    expect(model.transcript?.source).toBe('Corrected by hand');
    expect(model.transcript?.segments.map(({ text }) => text)).toEqual(['She lives in Kota Bharu.']);
    expect(model.improved).toBe('She has lived there for years.');
    expect(report().improved).toBeNull();
  });

  test('no transcript, no transcript part', () => {
    expect(report({ transcription: null }).transcript).toBeNull();
    expect(report({ transcription: ' \n' }).transcript).toBeNull();
  });

  test.each([
    [58, '0:58'],
    [60, '1:00'],
    [605, '10:05'],
    [0, 'N/A'],
    [-1, 'N/A'],
  ])('%p seconds are %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('studentName', () => {
  const viewer = { firstName: 'Wei', lastName: 'Lee', email: 'wei.lee@smk.example' };

  test.each([
    [viewer, 'Kavitha Raj', 'Kavitha Raj'],
    [viewer, null, 'Wei Lee'],
    [viewer, '  ', 'Wei Lee'],
    [{ ...viewer, lastName: null }, undefined, 'Wei'],
    [{ ...viewer, firstName: null, lastName: ' ' }, undefined, 'wei.lee'],
    [{ firstName: null, lastName: null, email: '' }, undefined, 'Student'],
  ])('%j, profile %j: %s', (who, profile, name) => {
    expect(studentName(who, profile)).toBe(name);
  });
});
