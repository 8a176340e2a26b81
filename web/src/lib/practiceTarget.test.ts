import { readPracticeTarget } from './practiceTarget';

test('what a link has put there is read', () => {
  expect(readPracticeTarget({ questionId: '-1', difficulty: 'beginner' })).toEqual({
    questionId: '-1',
    difficulty: 'beginner',
  });
});

test.each([null, undefined, 'practice', {}, { questionId: '7' }, { questionId: 7, difficulty: 'beginner' }])(
  '%j is no target',
  (state) => {
    expect(readPracticeTarget(state)).toBeNull();
  },
);

test('a level that does not exist is none', () => {
  expect(readPracticeTarget({ questionId: '7', difficulty: 'hard' })).toBeNull();
});
