import { describe, expect, test } from '@jest/globals';
import { FLAG_CAUTIONS } from 'schema/rules/flags';
import { sampleFeedback, sampleSession } from '../testing/sampleReport';
import type { CriterionMark, SessionFeedback } from './assessment';
import { doubtsOf } from './flags';
import { marksOf } from './marks';
import { feedbackSections } from './sections';

const mark = (
  criterion: CriterionMark['criterion'],
  band: number | null,
  reasons: string[] = [],
): CriterionMark => ({
  criterion,
  band,
  low: 3,
  high: 5,
  reasons,
  lift: '',
});
const empty: SessionFeedback['personalizedFeedback'] = {
  topicRelevance: null,
  proficiencyLevel: null,
  strengths: [],
  specificExamples: [],
  grammarAnalysis: [],
  vocabularyAssessment: [],
  vocabularyImprovements: [],
  suggestedPhrases: [],
  communicativeCompetence: [],
  pronunciationGuidance: [],
  improvementRecommendations: [],
};
const bare = {
  ...{ fluency: null, measurements: null, speech: [], fluencyFeedback: null },
  personalizedFeedback: empty,
};
const fluencyOf = (feedback: SessionFeedback) =>
  feedbackSections(sampleSession(), feedback).find(({ title }) => title === 'Fluency');
const titles = (feedback: SessionFeedback, session = sampleSession()) =>
  feedbackSections(session, feedback).map((section) => section.title);

describe('marksOf', () => {
  test('Part 2 has two tiles out of 12, with their words and likely ranges', () => {
    const { heading, tiles, total } = marksOf(sampleSession(), sampleFeedback());
    expect(heading).toBe('English Speaking Assessment (12 marks total)');
    expect(tiles.map(({ title, band, toneWord, likely }) => [title, band, toneWord, likely])).toEqual([
      ['Grammar', 3, 'Fair', 'likely 2–4'],
      ['Vocabulary', 4, 'Good', 'likely 3–5'],
    ]);
    expect(total).toEqual({
      score: 7,
      maximum: 12,
      level: 'about B1',
      sum: 'Grammar 3 + Vocabulary 4',
    });
  });

  test('a communicative band makes it 18 and the tiles keep their order', () => {
    const marks = [mark('communicative', 5), mark('vocabulary', 4), mark('grammar', 3)];
    const { heading, tiles } = marksOf(sampleSession(), sampleFeedback({ marks }));
    expect(heading).toBe('English Speaking Assessment (18 marks total)');
    expect(tiles.map((tile) => tile.criterion)).toEqual(['grammar', 'vocabulary', 'communicative']);
  });

  test('a conversation is out of 18 also while its communicative band is missing', () => {
    const conversation = sampleSession({ sessionType: 'conversation' });
    expect(marksOf(conversation, sampleFeedback()).heading).toContain('(18 marks total)');
  });

  test('no tile for 0 and none for what was not judged', () => {
    const marks = [mark('grammar', 0), mark('vocabulary', null)];
    expect(marksOf(sampleSession(), sampleFeedback({ marks })).tiles).toEqual([]);
  });

  test('an answer that was not marked has neither tiles nor a total', () => {
    const notMarked = { reason: 'silent', because: 'Not marked, because …', advice: 'Try again.' };
    const { tiles, total } = marksOf(sampleSession(), sampleFeedback({ notMarked, totalScore: 0 }));
    expect(tiles).toEqual([]);
    expect(total).toBeNull();
  });

  test('the range is left out where it says no more than the band', () => {
    const marks = [{ ...mark('grammar', 4), low: 4, high: 4 }];
    expect(marksOf(sampleSession(), sampleFeedback({ marks })).tiles[0]?.likely).toBeNull();
  });
});

describe('feedbackSections', () => {
  test('in the order and with the titles of the specification', () => {
    const full = sampleFeedback();
    full.personalizedFeedback.communicativeCompetence = ['You asked for an opinion.'];
    expect(titles(full, sampleSession({ partType: 'part3' }))).toEqual([
      'Topic Adherence Assessment',
      'Your Strengths & Achievements',
      'Grammar Analysis',
      'Vocabulary Assessment',
      'Vocabulary Improvements',
      'Suggested Phrases',
      'Communicative Competence (Part 3)',
      'Pronunciation Guidance',
      'Fluency',
      'Your Speech Examples',
      'General Improvement Recommendations',
    ]);
    expect(titles(full)).not.toContain('Communicative Competence (Part 3)');
  });

  test('a section without content is left out; blanks are no content', () => {
    const blank = { ...empty, topicRelevance: '  ', strengths: ['', ' '] };
    expect(titles(sampleFeedback({ ...bare, marks: [], personalizedFeedback: blank }))).toEqual([]);
    expect(titles(sampleFeedback({ ...bare, marks: [], pronunciationFeedback: 'Say the -s.' }))).toEqual([
      'Pronunciation Guidance',
    ]);
  });

  test('what stands beside a mark, or is drawn elsewhere, is not said again', () => {
    const marks = [{ ...mark('grammar', 4, ['You asked: “Why?”.']), lift: 'Try the passive.' }];
    const personal = {
      ...empty,
      communicativeCompetence: ['You took 5 of 9 turns.', 'You asked: “Why?”.', 'You agreed: “Yes, true.”.'],
      improvementRecommendations: ['Try the passive.'],
    };
    const feedback = sampleFeedback({ ...bare, marks, personalizedFeedback: personal });
    const part3 = sampleSession({ partType: 'part3' });
    expect(feedbackSections(part3, feedback, ['You took 5 of 9 turns.'])).toMatchObject([
      { title: 'Communicative Competence (Part 3)', items: ['You agreed: “Yes, true.”.'] },
    ]);
  });

  test('a mark of 0 and a criterion that was not judged say why in their sections', () => {
    const marks = [mark('grammar', 0, ['Only single words.']), mark('vocabulary', null, ['No transcript.'])];
    const sections = feedbackSections(sampleSession(), sampleFeedback({ ...bare, marks }));
    expect(sections.map((section) => section.paragraphs)).toEqual([
      ['Marked 0 of 6. Only single words.'],
      ['Not judged. No transcript.'],
    ]);
  });

  test('a list holds at most ten, each once', () => {
    const strengths = [...Array.from({ length: 14 }, (_, i) => `strength ${i}`), 'strength 0'];
    const feedback = sampleFeedback({ ...bare, marks: [], personalizedFeedback: { ...empty, strengths } });
    expect(feedbackSections(sampleSession(), feedback)[0]?.items).toEqual(strengths.slice(0, 10));
  });

  test('nothing is added that the evidence does not say: two feedbacks differ where they differ', () => {
    const own = sampleFeedback();
    const evidence = JSON.stringify(own);
    for (const { paragraphs, items, figures } of feedbackSections(sampleSession(), own)) {
      const measured = figures.flatMap((figure) => [figure.measured, figure.meaning]);
      for (const line of [...paragraphs, ...items, ...measured])
        expect(evidence).toContain(JSON.stringify(line).slice(1, -1));
    }
    const other = sampleFeedback({
      personalizedFeedback: { ...own.personalizedFeedback, strengths: ['You asked a question.'] },
    });
    const differing = feedbackSections(sampleSession(), other).filter(
      (section, place) =>
        JSON.stringify(section) !== JSON.stringify(feedbackSections(sampleSession(), own)[place]),
    );
    expect(differing.map(({ title }) => title)).toEqual(['Your Strengths & Achievements']);
  });

  test('each figure has what is typical beside it, and says where that is only inferred or guidance', () => {
    expect(fluencyOf(sampleFeedback())?.figures).toEqual([
      {
        measured: 'Pace between the pauses: 3.6 syllables a second',
        meaning: '3.2 is typical for band 5; yours for band 6.',
        basis: 'Typical values: measured in read speech.',
      },
      {
        measured: 'Pauses: 13 a minute',
        meaning: '14 is typical for band 5; yours for band 6.',
        basis: 'Typical values: inferred from read speech.',
      },
      {
        measured: '“Um” and “uh”: 4 a minute',
        meaning: 'Up to 6 a minute hardly disturb.',
        basis: 'General guidance.',
      },
    ]);
  });

  test('a figure that nothing is said of stands alone; a source that is not known claims nothing', () => {
    const speech = [{ name: 'new', meaning: 'Loudness: 3.5 of 10', source: 'guessed' }];
    expect(fluencyOf(sampleFeedback({ speech }))?.figures).toEqual([
      { measured: 'Loudness: 3.5 of 10', meaning: '', basis: null },
    ]);
  });

  test('the estimate is told once, and never as a mark', () => {
    expect(fluencyOf(sampleFeedback())?.paragraphs).toEqual([
      'You spoke for 48 of 58 seconds. Measured fluency: 3.4 of 6, likely 2.7–4.1. It is not one of the marks.',
    ]);
    expect(fluencyOf(sampleFeedback({ fluencyFeedback: null }))?.paragraphs).toEqual([
      'About 3.4, likely 2.7–4.1, on a scale of 0–6. Measured from the recording; not a mark.',
    ]);
  });

  test('a typed answer has nothing measured', () => {
    const typed = { fluency: null, measurements: null, speech: [], fluencyFeedback: null };
    expect(fluencyOf(sampleFeedback(typed))).toBeUndefined();
  });
});

describe('doubtsOf', () => {
  const { judgesApart, addressesAssessor } = FLAG_CAUTIONS;
  const both = sampleFeedback({
    flags: ['addressesAssessor', 'judgesApart'],
    cautions: [addressesAssessor, 'The transcript is unsure.', judgesApart],
  });
  const recorded = sampleSession({
    student: { id: '9', firstName: 'Nur', lastName: 'Aisyah' },
  });

  test('tells the student what it means and what to do, once, and keeps the other cautions', () => {
    const { flags, cautions } = doubtsOf(sampleSession(), both);
    expect(flags).toEqual([
      expect.stringMatching(
        /speak to the assessor.*raise no mark.*transcript can be corrected.*answer once more/,
      ),
      expect.stringMatching(/more than two bands apart.*less sure.*Ask your teacher/),
    ]);
    expect(cautions).toEqual(['The transcript is unsure.']);
  });

  test('tells the teacher who recorded it in other words: to look, and to judge', () => {
    const { flags } = doubtsOf(recorded, both);
    expect(flags).toEqual([
      expect.stringMatching(
        /raise no mark.*may have been misheard.*go through the answer before you talk about it/,
      ),
      expect.stringMatching(/more than two bands apart.*look at it and judge it yourself/),
    ]);
    expect(flags.join()).not.toMatch(/your teacher|\byou said\b/i);
  });

  test('accuses nobody', () => {
    const words = [sampleSession(), recorded].flatMap((session) => doubtsOf(session, both).flags).join(' ');
    expect(words).not.toMatch(/cheat|manipulat|trick|suspici|warning|violat|injection|!/i);
  });

  test('without a flag every caution stands as it is', () => {
    const { flags, cautions } = doubtsOf(recorded, { ...both, flags: [] });
    expect(flags).toEqual([]);
    expect(cautions).toEqual(both.cautions);
  });
});
