import { expect, test } from '@jest/globals';
import { teacherMarksSchema, teacherTotal } from './teacher-marks.ts';

const mark = (criterion: string, band: unknown, notMarkedReason?: unknown) => ({
  ...{ criterion, band },
  ...(notMarkedReason !== undefined && { notMarkedReason }),
});
const checked = (marks: unknown, part: 'part2' | 'part3' = 'part2', more: object = {}) =>
  teacherMarksSchema(part).validate({ marks, ...more }, { stripUnknown: true });

test('each criterion has a band in halves, or a reason; a reason beside a band is dropped', async () => {
  const given = [mark('grammar', 4.5, 'left over'), mark('vocabulary', null, '  Only one sentence. ')];
  expect(await checked(given, 'part2', { comment: ' Well done. ' })).toEqual({
    marks: [
      { criterion: 'grammar', band: 4.5, notMarkedReason: null },
      { criterion: 'vocabulary', band: null, notMarkedReason: 'Only one sentence.' },
    ],
    comment: 'Well done.',
  });
});

test.each<[string, unknown]>([
  ['no marks', undefined],
  ['nothing that is a list', 'all 6'],
  ['one criterion only', [mark('grammar', 4)]],
  ['one criterion twice', [mark('grammar', 4), mark('grammar', 5)]],
  ['a criterion of the other part', [mark('grammar', 4), mark('communicative', 5)]],
  ['one too many', [mark('grammar', 4), mark('vocabulary', 5), mark('grammar', 4)]],
  ['a quarter band', [mark('grammar', 4.25), mark('vocabulary', 5)]],
  ['a band above 6', [mark('grammar', 6.5), mark('vocabulary', 5)]],
  ['a band below 0', [mark('grammar', -0.5), mark('vocabulary', 5)]],
  ['a list of nothing', [null, null]],
  ['no number', [mark('grammar', 'good'), mark('vocabulary', 5)]],
  ['neither band nor reason', [mark('grammar', null), mark('vocabulary', 5)]],
  ['a blank reason', [mark('grammar', null, '  '), mark('vocabulary', 5)]],
  ['a long reason', [mark('grammar', null, 'a'.repeat(201)), mark('vocabulary', 5)]],
])('%s is refused', async (_name, marks) => {
  await expect(checked(marks)).rejects.toThrow(/^(Choose|Mark|A band|At most)/);
});

test('Part 3 has one criterion more', async () => {
  const given = [mark('grammar', 4), mark('vocabulary', 5)];
  await expect(checked(given, 'part3')).rejects.toThrow('Mark each criterion of this part once');
  await expect(checked([...given, mark('communicative', 6)], 'part3')).resolves.toBeDefined();
});

test('a comment of 1000 characters is taken, a longer one is not', async () => {
  const marks = [mark('grammar', 4), mark('vocabulary', 5)];
  await expect(checked(marks, 'part2', { comment: 'a'.repeat(1000) })).resolves.toBeDefined();
  await expect(checked(marks, 'part2', { comment: 'a'.repeat(1001) })).rejects.toThrow();
});

test('a total is the sum of the bands, and none where one is missing', () => {
  const given = (band: number | null) => ({ criterion: 'grammar', band, notMarkedReason: null }) as const;
  expect(teacherTotal([given(4.5), given(0)])).toBe(4.5);
  expect(teacherTotal([given(4.5), given(null)])).toBeNull();
});
