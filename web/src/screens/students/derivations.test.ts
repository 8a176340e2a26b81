import { describe, expect, test } from '@jest/globals';
import { PAGE_SIZE_MAX } from 'schema/rules/limits';
import { classesOf } from './classes';
import { summaryOf } from './markSummary';
import { latelyWords, recordedLately } from './recordedLately';

const student = (firstName: string, grade: string | null = null) => ({ firstName, lastName: 'Tan', grade });

describe('classesOf', () => {
  const names = (students: ReturnType<typeof student>[], hasMore = false) =>
    classesOf(students, hasMore).map(({ grade, students: group }) => [
      grade,
      ...group.map(({ firstName }) => firstName),
    ]);

  test('by grade, numbers as numbers, whoever has none last; by name whatever the case', () => {
    expect(
      names([
        student('bala', 'Form 10'),
        student('Chong'),
        student('Aina', 'form 10'),
        student('Devi', 'Form 4'),
      ]),
    ).toEqual([
      ['Form 4', 'Devi'],
      ['form 10', 'Aina', 'bala'],
      [null, 'Chong'],
    ]);
  });

  test('a list of several pages keeps its order, before and after the last one', () => {
    const two = [student('Bala', 'Form 4'), student('Aina')];
    expect(names(two, true)).toEqual([[null, 'Bala', 'Aina']]);
    const long = Array.from({ length: PAGE_SIZE_MAX + 1 }, (_, i) => student(String(-i)));
    expect(names(long)[0]?.slice(1, 3)).toEqual(['0', '-1']);
  });
});

describe('recordedLately', () => {
  const at = (createdAt?: string) => ({ latest: { edges: createdAt ? [{ node: { createdAt } }] : [] } });
  const now = Date.parse('2026-11-21T12:00:00Z');
  test.each([
    ['2026-11-14T12:00:01Z', true],
    ['2026-11-14T12:00:00Z', false],
    [undefined, false],
  ])('%s: %s', (createdAt, expected) => expect(recordedLately(at(createdAt), now)).toBe(expected));

  test.each([
    [0, 1, 'Not recorded in the last 7 days.'],
    [0, 40, 'None of 40 students was recorded in the last 7 days.'],
    [1, 40, '1 of 40 students was recorded in the last 7 days.'],
    [12, 40, '12 of 40 students were recorded in the last 7 days.'],
    [40, 40, 'All 40 students were recorded in the last 7 days.'],
  ])('%i of %i', (recorded, all, words) => expect(latelyWords(recorded, all)).toBe(words));
});

describe('summaryOf', () => {
  const session = (day: number, grammarScore: number | null, vocabularyScore: number | null, more = {}) => ({
    createdAt: `2026-11-${day}T12:00:00Z`,
    grammarScore,
    vocabularyScore,
    communicativeScore: null,
    overallScore: grammarScore === null ? null : grammarScore + (vocabularyScore ?? 0),
    maximumScore: 12,
    ...more,
  });

  test('means over what is marked, oldest first; a mark of 0 is a mark', () => {
    const talk = session(21, 5, 5, { communicativeScore: 5, overallScore: 15, maximumScore: 18 });
    expect(summaryOf([talk, session(20, null, null), session(19, 0, 0), session(18, 4, 4)])).toEqual({
      answers: [
        { at: '2026-11-18T12:00:00Z', mark: '8 / 12', band: 4 },
        { at: '2026-11-19T12:00:00Z', mark: '0 / 12', band: 0 },
        { at: '2026-11-21T12:00:00Z', mark: '15 / 18', band: 5 },
      ],
      meanBand: 3,
      criteria: [
        { name: 'Grammar', band: 3 },
        { name: 'Vocabulary', band: 3 },
        { name: 'Communicative competence', band: 5 },
      ],
    });
  });

  test('nothing marked, nothing to sum up', () => expect(summaryOf([session(20, null, null)])).toBeNull());
});
