import { describe, expect, test } from '@jest/globals';
import type { AnyObjectSchema, ValidationError } from 'yup';
import {
  contributionSchema,
  customQuestionSchema,
  generationSchema,
  practiceListSchema,
  questionFilterSchema,
} from './questions.ts';

/** Field and sentence of every fault, in the order in which they are told. */
const faultsOf = (schema: AnyObjectSchema, input: unknown): [string | undefined, string][] => {
  try {
    schema.validateSync(input, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, message }) => [path, message]);
  }
};
const firstFault = (schema: AnyObjectSchema, input: unknown) => faultsOf(schema, input)[0];

const TITLE = 'Please fill in the title';
const THEME = 'Please select a theme';
const POINTS = "Please fill in all four 'You should say' points";
const PART3 = 'Please fill in all 6 mind map concepts, Session 2 question, and HOTS question';

const card = {
  partType: 'part2',
  title: 'Talk about a market that you know.',
  difficulty: 'beginner',
  theme: 'People and Culture',
  shouldSayPoints: ['where it is', 'what people sell', 'when you go there', 'why you like it'],
};
const topic = {
  ...card,
  partType: 'part3',
  mindMapConcepts: [
    'fresh food',
    'low prices',
    'friendly sellers',
    'a short walk',
    'old recipes',
    'live music',
  ],
  session2Question: 'Which ONE matters most?',
  hotsQuestion: 'Will markets survive?',
};

describe('a contribution', () => {
  test('whole ones pass', () => {
    expect(faultsOf(contributionSchema, card)).toEqual([]);
    expect(faultsOf(contributionSchema, topic)).toEqual([]);
  });

  test('says one thing after the other, as §5 lists them', () => {
    expect(faultsOf(contributionSchema, { partType: 'part3', difficulty: 'hard' })).toEqual([
      ['title', TITLE],
      ['theme', THEME],
      ['shouldSayPoints', POINTS],
      ['mindMapConcepts', PART3],
      ['session2Question', PART3],
      ['hotsQuestion', PART3],
      ['difficulty', 'Please choose a difficulty'],
    ]);
    expect(firstFault(contributionSchema, {})).toEqual(['title', TITLE]);
  });

  test.each<[string, object, string, string]>([
    ['a blank title', { title: ' \n ' }, 'title', TITLE],
    ['a title of signs', { title: '?! 🎉' }, 'title', TITLE],
    ['a title that is no text', { title: { a: 1 } }, 'title', TITLE],
    ['a long title', { title: 'x'.repeat(10_000) }, 'title', 'At most 300 characters'],
    ['an unknown theme', { theme: 'Sport' }, 'theme', THEME],
    ['a list as theme', { theme: ['People and Culture'] }, 'theme', THEME],
    ['three points', { shouldSayPoints: ['a', 'b', 'c'] }, 'shouldSayPoints', POINTS],
    ['five points', { shouldSayPoints: ['a', 'b', 'c', 'd', 'e'] }, 'shouldSayPoints', POINTS],
    ['a blank point', { shouldSayPoints: ['a', 'b', ' ', 'd'] }, 'shouldSayPoints', POINTS],
    ['objects as points', { shouldSayPoints: [{}, {}, {}, {}] }, 'shouldSayPoints', POINTS],
    ['an object of points', { shouldSayPoints: { 0: 'a' } }, 'shouldSayPoints', POINTS],
    ['null as points', { shouldSayPoints: null }, 'shouldSayPoints', POINTS],
    ['a number as points', { shouldSayPoints: 1e308 }, 'shouldSayPoints', POINTS],
    [
      'a long point',
      { shouldSayPoints: ['a', 'b', 'x'.repeat(201), 'd'] },
      'shouldSayPoints[2]',
      'At most 200 characters',
    ],
    ['an unknown difficulty', { difficulty: '' }, 'difficulty', 'Please choose a difficulty'],
    ['an unknown part', { partType: 'part1' }, 'partType', 'Please choose Part 2 or Part 3'],
  ])('%s is refused', (_what, change, field, sentence) => {
    expect(faultsOf(contributionSchema, { ...card, ...change })).toEqual([[field, sentence]]);
  });

  test.each<[string, object, string]>([
    ['five concepts', { mindMapConcepts: topic.mindMapConcepts.slice(1) }, 'mindMapConcepts'],
    ['a blank concept', { mindMapConcepts: [...topic.mindMapConcepts.slice(1), ''] }, 'mindMapConcepts'],
    ['no Session 2 question', { session2Question: null }, 'session2Question'],
    ['a HOTS question that is no text', { hotsQuestion: [['x']] }, 'hotsQuestion'],
  ])('of Part 3 with %s is refused', (_what, change, field) => {
    expect(faultsOf(contributionSchema, { ...topic, ...change })).toEqual([[field, PART3]]);
  });

  test('of Part 2 leaves out what belongs to Part 3', () => {
    const kept = contributionSchema.validateSync({ ...topic, partType: 'part2', mindMapConcepts: 'x' });
    expect(kept).toEqual(card);
  });

  test('is kept in single lines, without what the database cannot hold', () => {
    const { title, shouldSayPoints } = contributionSchema.validateSync({
      ...card,
      title: '  Talk about\n\ta  mar\u0000ket. ',
      shouldSayPoints: [' 我的 市场 ', 'متى', '🎉 x', 'd'],
    });
    expect(title).toBe('Talk about a market.');
    expect(shouldSayPoints).toEqual(['我的 市场', 'متى', '🎉 x', 'd']);
  });

  test('is intermediate where it does not say', () => {
    const { difficulty: _left, ...rest } = card;
    expect(contributionSchema.validateSync(rest).difficulty).toBe('intermediate');
  });
});

test.each([undefined, null, '', ' ', '???', [], {}])('%p is no custom question', (text) => {
  expect(faultsOf(customQuestionSchema, { text })).toEqual([['text', 'Please enter your question']]);
});

describe('a request to generate', () => {
  const asked = { partType: 'part3', difficulty: 'advanced', theme: 'Science and Technology', count: 3 };

  test('takes 1 to 10, and 5 where it does not say', () => {
    expect(generationSchema.validateSync({ ...asked, count: '10' }).count).toBe(10);
    expect(generationSchema.validateSync({ ...asked, count: undefined }).count).toBe(5);
  });

  test.each([0, 11, -1, 2.5, 1e308, Number.NaN, 'many', '', null, {}, true])('refuses %p', (count) => {
    expect(faultsOf(generationSchema, { ...asked, count })).toEqual([
      ['count', 'Please ask for 1 to 10 questions'],
    ]);
  });
});

test('a practice list needs its part and its difficulty', () => {
  expect(faultsOf(practiceListSchema, {})).toEqual([
    ['partType', 'Please choose Part 2 or Part 3'],
    ['difficulty', 'Please choose a difficulty'],
  ]);
});

describe('a filter', () => {
  test('may be empty', () => {
    expect(faultsOf(questionFilterSchema, {})).toEqual([]);
    expect(faultsOf(questionFilterSchema, { partType: null, difficulty: null, theme: null })).toEqual([]);
  });

  test('knows the themes, and how long a search may be', () => {
    expect(firstFault(questionFilterSchema, { theme: 'Sport' })).toEqual(['theme', THEME]);
    expect(firstFault(questionFilterSchema, { search: 'x'.repeat(201) })).toEqual([
      'search',
      'At most 200 characters',
    ]);
    expect(questionFilterSchema.validateSync({ search: ' a\u0000 ' }).search).toBe('a');
  });
});
