import {
  countFilters,
  countWords,
  filterVariables,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './questionFilters';

const read = (address: string, canReview = true) => readFilters(new URLSearchParams(address), canReview);

test('what is written into the address is read from it again', () => {
  const filters = {
    partType: 'part3',
    difficulty: 'advanced',
    theme: 'Consumerism and Financial Awareness',
    mine: true,
    contributed: true,
    pending: true,
    search: 'money & scams?',
  } as const;
  expect(read(writeFilters(filters).toString())).toEqual(filters);
  expect(writeFilters(NO_FILTERS).toString()).toBe('');
});

test.each([
  ['part=part4&difficulty=hard&theme=Sports&mine=1&contributed=true', NO_FILTERS],
  ['search=%20%20', NO_FILTERS],
  ['unknown=yes', NO_FILTERS],
  [`search=${'a'.repeat(300)}`, { ...NO_FILTERS, search: 'a'.repeat(200) }],
])('what makes no sense in %s counts as left out', (address, filters) => {
  expect(read(address)).toEqual(filters);
});

test('whoever cannot review has no filter for what waits', () => {
  expect(read('pending=yes&mine=yes', false)).toEqual({ ...NO_FILTERS, mine: true });
});

test('a mark that is not set asks for all, not for the others', () => {
  expect(filterVariables({ ...NO_FILTERS, mine: true })).toMatchObject({
    mine: true,
    contributed: null,
    pending: null,
  });
});

test('counts what narrows', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters({ ...NO_FILTERS, theme: 'People and Culture', mine: true, search: 'a' })).toBe(3);
});

test.each([
  [0, false, 'No questions'],
  [1, false, '1 question'],
  [7, false, '7 questions'],
  [20, true, 'The newest 20 questions'],
])('%i, more: %s', (shown, hasMore, words) => {
  expect(countWords(shown, hasMore)).toBe(words);
});
